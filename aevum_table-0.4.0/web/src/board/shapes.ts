/** The outlines of counters by kind, in a square of 100 units around their middle. */
export interface Shape {
  path: string;
  /** How large its picture is, where the picture's middle lies, and the line on which its text stands. */
  icon: number;
  middle: number;
  foot: number;
}

export const SHAPES: Record<string, Shape> = {
  unit: {
    path: "M-42 -46H42Q46 -46 46 -42V42Q46 46 42 46H-42Q-46 46 -46 42V-42Q-46 -46 -42 -46z",
    icon: 58,
    middle: 0,
    foot: 39,
  },
  leader: {
    path: "M-42 46Q-46 46 -46 42V-8C-46 -34 -26 -49 0 -49S46 -34 46 -8V42Q46 46 42 46z",
    icon: 50,
    middle: -3,
    foot: 37,
  },
  horde: {
    path: "M-48 46L-40 -8Q-22 -20 -6 -50H6Q22 -20 40 -8L48 46z",
    icon: 48,
    middle: 7,
    foot: 41,
  },
  fleet: {
    path: "M-48 -4Q-36 -1 -28 -10V-47H28V-10Q36 -1 48 -4Q46 34 24 47H-24Q-46 34 -48 -4z",
    icon: 52,
    middle: -1,
    foot: 40,
  },
  works: {
    path: "M-42 47V-14H-47V-48H-27V-36H-10V-48H10V-36H27V-48H47V-14H42V47z",
    icon: 50,
    middle: 6,
    foot: 41,
  },
};

/** A banner that stands for a whole stack: 100 wide, 122 high. */
export const BANNER = "M-46 -58H46V28Q46 42 0 60Q-46 42 -46 28z";
export const STAR = "M0 -24L6.2 -7.6 23.7 -6.8 10 4 14.6 20.9 0 11.2 -14.6 20.9 -10 4 -23.7 -6.8 -6.2 -7.6z";
