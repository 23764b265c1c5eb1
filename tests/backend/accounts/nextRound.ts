import { completeAuditLog } from "../../../src/server/audit/completeAuditLog.ts";
import type { BackendUnderTest } from "../backendUnderTest.ts";

const BETWEEN = 5 * 60_000;

/** Completes the audit log, five minutes later. */
export async function nextRound(
  backend: Pick<BackendUnderTest, "databases" | "clock"> & { readonly admin?: string },
): Promise<void> {
  backend.clock.pass(BETWEEN);
  await completeAuditLog(backend);
}
