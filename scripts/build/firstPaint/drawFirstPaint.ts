import { runnerImport } from "vite";

type Drawn = typeof import("../../../src/shell/firstPaint/drawn.tsx");

/** Draws what the portal's page shows before any script of it has run. */
export async function drawFirstPaint(root: string): Promise<Drawn> {
  const { BroadcastChannel: channel } = globalThis;
  // open ones, as to other tabs, would keep the build from ending
  Reflect.deleteProperty(globalThis, "BroadcastChannel");
  try {
    const drawn = await runnerImport<Drawn>("/src/shell/firstPaint/drawn.tsx", {
      root,
      mode: "production",
      logLevel: "warn",
    });
    return drawn.module;
  } finally {
    globalThis.BroadcastChannel = channel;
  }
}
