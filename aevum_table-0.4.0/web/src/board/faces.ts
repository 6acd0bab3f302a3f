/** Loads the fonts a board brings, once each. */
import type { Face } from "../wire";

const known = new Set<string>();

export function loadFaces(faces: Face[], file: (name: string) => string): void {
  for (const face of faces) {
    const url = file(face.file);
    const name = `${face.family} ${face.weight} ${face.style} ${url}`;
    if (known.has(name)) continue;
    known.add(name);
    const font = new FontFace(face.family, `url("${url}")`, {
      weight: face.weight ?? "400",
      style: face.style ?? "normal",
      display: "swap",
    });
    document.fonts.add(font);
    // A name in the reader's own serif is still a name.
    font.load().catch(() => known.delete(name));
  }
}
