import { runnerImport } from "vite";

type Drawn = typeof import("../../../src/shell/firstPaint/drawn.tsx");

/** Renders the markup and styles that the portal's page shows before its scripts run. */
export async function drawFirstPaint(root: string): Promise<Drawn> {
  const { BroadcastChannel: channel } = globalThis;
  // an open BroadcastChannel, such as the cart's, would keep the build's process alive
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
