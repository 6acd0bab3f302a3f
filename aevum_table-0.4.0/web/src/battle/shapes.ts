/** Marks of the page's own, in a square of 24 units. */
export const SWORD = "M20.5 3.5L19.6 7.6L10.4 16.8L7.2 13.6L16.4 4.4ZM5 11.8L12.2 19M8.6 15.4L4 20";
export const SHIELD = "M12 2.8L19.5 5.4V11.5Q19.5 18 12 21.2Q4.5 18 4.5 11.5V5.4Z";
