import { CacheProvider } from "@emotion/react";
import type { EmotionCache } from "@emotion/utils";
import type { ReactNode } from "react";
import { styleCache } from "./styleCache.ts";

// Emotion's sheet type carries private members; insertStyles and keyframes call `insert` alone.
const cache = styleCache as unknown as EmotionCache;

/** Sends the styles of everything inside to the page's constructable sheet. Stands around every React root. */
export function StyleProvider({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
