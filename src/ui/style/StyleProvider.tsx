import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import { styleCache } from "./styleCache.ts";

/** Sends the styles of everything inside to the page's constructable sheet. Stands around every React root. */
export function StyleProvider({ children }: { children: ReactNode }) {
  return <CacheProvider value={styleCache}>{children}</CacheProvider>;
}
