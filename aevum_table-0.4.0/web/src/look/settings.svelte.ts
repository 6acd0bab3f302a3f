/** How this person wants the page: kept in the browser, never sent anywhere. */

export type Theme = "light" | "dark" | "contrast";
export type Choice<T> = T | "system";

export interface Settings {
  theme: Choice<Theme>;
  /** Text size in hundredths of the browser's own. */
  text: number;
  motion: Choice<"full" | "less">;
  sound: boolean;
  /** Whether first tables open with the guide. */
  guide: boolean;
}

const STORE = "aevum.settings";
export const SIZES = [88, 100, 112, 125, 150];
const USUAL: Settings = { theme: "system", text: 100, motion: "system", sound: false, guide: true };

/** What was stored, as far as it still makes sense. */
export function readSettings(stored: string | null): Settings {
  let found: Partial<Settings>;
  try {
    found = JSON.parse(stored ?? "{}") as Partial<Settings>;
  } catch {
    return { ...USUAL };
  }
  return {
    theme: found.theme && ["light", "dark", "contrast"].includes(found.theme) ? found.theme : "system",
    text: found.text && SIZES.includes(found.text) ? found.text : 100,
    motion: found.motion === "full" || found.motion === "less" ? found.motion : "system",
    sound: found.sound === true,
    guide: found.guide !== false,
  };
}

function media(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

class Look {
  chosen = $state<Settings>(readSettings(globalThis.localStorage?.getItem(STORE) ?? null));
  private dark = $state(media("(prefers-color-scheme: dark)"));
  private stark = $state(media("(prefers-contrast: more)"));
  private still = $state(media("(prefers-reduced-motion: reduce)"));

  theme: Theme = $derived(
    this.chosen.theme !== "system"
      ? this.chosen.theme
      : this.stark
        ? "contrast"
        : this.dark
          ? "dark"
          : "light",
  );
  /** Whether things may move on their own. */
  motion: boolean = $derived(this.chosen.motion === "system" ? !this.still : this.chosen.motion === "full");

  watch(): void {
    const follow = (query: string, set: (on: boolean) => void) =>
      matchMedia(query).addEventListener("change", (event) => set(event.matches));
    follow("(prefers-color-scheme: dark)", (on) => (this.dark = on));
    follow("(prefers-contrast: more)", (on) => (this.stark = on));
    follow("(prefers-reduced-motion: reduce)", (on) => (this.still = on));
  }

  keep(): void {
    localStorage.setItem(STORE, JSON.stringify(this.chosen));
  }

  /** Puts what is chosen on the document, where the style sheet finds it. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.motion ? "full" : "less";
    root.style.fontSize = `${this.chosen.text}%`;
  }
}

export const look = new Look();
