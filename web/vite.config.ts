import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

// While one works on the page, `AEVUM_SERVER` says where the tables are.
const server = loadEnv("", ".", "AEVUM_").AEVUM_SERVER ?? "http://127.0.0.1:8351";

// The page is built into the package, so that a wheel holds it. Nothing is fetched from elsewhere at run time.
export default defineConfig({
  plugins: [svelte()],
  // Whose page it is, the root's or an older program's, says <base>, which the server fills in.
  base: "./",
  build: { outDir: "../src/aevum/server/page", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: server, ws: true }, "/v/": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
