import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is built into the package, so that a wheel holds it. Nothing is fetched from elsewhere at run time.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/aevum/server/page", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8351", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
