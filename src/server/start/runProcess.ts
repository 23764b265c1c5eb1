import type { EventEmitter } from "node:events";
import { stderr } from "node:process";
import { SettingsError } from "../settings/settingsError.ts";
import { keepGarbageYoung } from "./youngGarbage.ts";

interface Running {
  close(): Promise<void>;
}

/**
 * Starts a system and ends it at the first signal. When the start fails, the process says why in one sentence and exits.
 * @param portInUse the sentence for a port that another program uses
 */
export async function runProcess(
  start: () => Promise<Running>,
  portInUse: (port: number) => string,
): Promise<void> {
  keepGarbageYoung();
  try {
    const running = await start();
    endBySignal(process, () => void running.close());
  } catch (failure) {
    stderr.write(`${explainFailure(failure, portInUse)}\n`);
    process.exit(1);
  }
}

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Ends the system in order at the first signal. It then removes its listeners, so that a second signal kills the process at once.
 */
export function endBySignal(signals: Pick<EventEmitter, "on" | "off">, end: () => void): void {
  const endOnce = (): void => {
    for (const signal of SIGNALS) signals.off(signal, endOnce);
    end();
  };
  for (const signal of SIGNALS) signals.on(signal, endOnce);
}

function explainFailure(failure: unknown, portInUse: (port: number) => string): string {
  if (failure instanceof SettingsError) return `The server cannot use its environment: ${failure.message}.`;
  const port = portInUseOf(failure);
  if (port !== undefined) return portInUse(port);
  return `Kaunter cannot start: ${failure instanceof Error ? failure.message : String(failure)}`;
}

/** The port of Node's error EADDRINUSE. Undefined for any other failure. */
function portInUseOf(failure: unknown): number | undefined {
  if (!(failure instanceof Error && "code" in failure && "port" in failure)) return undefined;
  return failure.code === "EADDRINUSE" && typeof failure.port === "number" ? failure.port : undefined;
}
