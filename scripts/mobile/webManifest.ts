import type { ManifestOptions } from "vite-plugin-pwa";
import { texts } from "../../src/i18n/ms/index.ts";
import { TEAL } from "./mark.ts";

const { common, search, shell } = texts;

/** The icons that browsers and phones request, by file name. */
export const ICONS = {
  "icon-192.png": { size: 192, shape: "rounded" },
  "icon-512.png": { size: 512, shape: "rounded" },
  "icon-maskable-512.png": { size: 512, shape: "full" },
  "apple-touch-icon.png": { size: 180, shape: "full" },
} as const;

/**
 * The manifest of the installed portal. It has one language, the portal's default. Its addresses are relative to the manifest,
 * because the portal may be below a base path.
 */
export const WEB_MANIFEST: Partial<ManifestOptions> = {
  id: "/",
  name: common.portal,
  short_name: "Kaunter",
  description: shell.hero,
  lang: "ms",
  dir: "ltr",
  start_url: "./#/",
  scope: "./",
  display: "standalone",
  theme_color: TEAL,
  background_color: "#fbfaf7",
  categories: ["finance", "government"],
  icons: [
    { src: "icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
  ],
  shortcuts: [
    { name: search.title, url: "./#/search" },
    { name: shell.cart, url: "./#/cart" },
    { name: common.checkPayment, url: "./#/requery" },
  ],
};
