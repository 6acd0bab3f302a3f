/** Mouse and finger on the map: what is clicked, what is under the pointer, and the long press that stands for it. */

export type Over = "place" | "piece" | "";

interface Hands {
  click: (place: string, owner: string, piece: string, touch: boolean) => void;
  over: (kind: Over, id: string, place: string, x: number, y: number, touch: boolean) => void;
}

const LONG = 450;
const SHAKE = 9;

function under(event: Event): { place: string; owner: string; piece: string } {
  const target = event.target as Element;
  if (target.closest("[data-still]")) return { place: "", owner: "", piece: "" };
  const read = (name: string) =>
    target.closest<HTMLElement | SVGElement>(`[data-${name}]`)?.dataset[name] ?? "";
  return { place: read("place"), owner: read("stack"), piece: read("piece") };
}

export function pointing(root: HTMLElement, hands: Hands): () => void {
  let last = "";
  let timer = 0;
  let from = [0, 0];
  let pressed = false;
  let touch = false;

  function tell(event: PointerEvent): void {
    const { place, piece } = under(event);
    const now = `${place} ${piece}`;
    if (now === last) return;
    last = now;
    const kind: Over = piece ? "piece" : place ? "place" : "";
    hands.over(kind, piece || place, place, event.clientX, event.clientY, event.pointerType !== "mouse");
  }

  function forget(): void {
    clearTimeout(timer);
    timer = 0;
  }

  const on = {
    click: (event: MouseEvent) => {
      const { place, owner, piece } = under(event);
      const after = pressed;
      pressed = false;
      // The second half of a double click zooms; it must not choose again.
      if (place && !after && event.detail < 2) hands.click(place, owner, piece, touch);
    },
    pointermove: (event: PointerEvent) => {
      if (event.pointerType === "mouse" && !event.buttons) tell(event);
      else if (timer && Math.hypot(event.clientX - from[0]!, event.clientY - from[1]!) > SHAKE) {
        // The map is pushed away below whatever stood beside a place.
        forget();
        hands.over("", "", "", 0, 0, true);
      }
    },
    pointerdown: (event: PointerEvent) => {
      pressed = false;
      forget();
      touch = event.pointerType !== "mouse";
      if (!touch) return;
      if (last) hands.over((last = ""), "", "", 0, 0, true);
      from = [event.clientX, event.clientY];
      timer = window.setTimeout(() => {
        pressed = true;
        last = "";
        tell(event);
      }, LONG);
    },
    pointerup: forget,
    pointercancel: forget,
    pointerleave: (event: PointerEvent) => {
      // A finger leaves when it is lifted: what it asked for stays until the next touch.
      if (event.pointerType !== "mouse") return;
      last = "";
      hands.over("", "", "", 0, 0, false);
    },
    contextmenu: (event: Event) => {
      if (pressed) event.preventDefault();
    },
  };
  const names = Object.keys(on) as (keyof typeof on)[];
  for (const name of names) root.addEventListener(name, on[name] as EventListener);
  return () => {
    forget();
    for (const name of names) root.removeEventListener(name, on[name] as EventListener);
  };
}
