import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

// While one works on the page, `AEVUM_SERVER` says where the tables are.
const server = loadEnv("", ".", "AEVUM_").AEVUM_SERVER ?? "http://127.0.0.1:8351";

const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

// Writes down which packages really went into the page: their licences go with it (`make licences`).
const bundled: Plugin = {
  name: "aevum-bundled",
  apply: "build",
  generateBundle(_, parts) {
    const ids = Object.values(parts).flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
    const names = new Set(ids.map((id) => PACKAGE.exec(id)?.[1]).filter((name) => name !== undefined));
    this.emitFile({ type: "asset", fileName: "bundled.json", source: JSON.stringify([...names].sort()) });
  },
};

// The page is built into the package, so that a wheel holds it. Nothing is fetched from elsewhere at run time.
export default defineConfig({
  plugins: [svelte(), bundled],
  // Whose page it is, the root's or an older program's, says <base>, which the server fills in.
  base: "./",
  build: { outDir: "../src/aevum/server/page", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, ws: true }, "/v/": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
