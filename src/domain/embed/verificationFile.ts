import type { CouncilCode } from "../councils.ts";

/** The path of the file by which a council's site shows that it may embed. */
export const VERIFICATION_PATH = "/.well-known/kaunter.json";

/** The content of the file. */
export function verificationFileOf(council: CouncilCode): string {
  return JSON.stringify({ version: 1, council }, null, 2);
}
