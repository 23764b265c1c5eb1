import { argv, stderr } from "node:process";
import { historyPart } from "./backend/historyPart.ts";
import { loadPart } from "./backend/loadPart.ts";
import { loginPart } from "./backend/loginPart.ts";
import { memoryPart } from "./backend/memoryPart.ts";
import { paymentsPart } from "./backend/paymentsPart.ts";
import { remittancesPart } from "./backend/remittancesPart.ts";
import { restorePart } from "./backend/restorePart.ts";
import { embedPart } from "./embed/embedPart.ts";
import { journeysPart } from "./journeys/journeysPart.ts";
import { readCommand } from "./options.ts";
import type { Part } from "./part.ts";
import { pdfPart } from "./pdf/pdfPart.ts";
import { say } from "./report.ts";
import { soakPart } from "./soak/soakPart.ts";

/**
 * `npm run bench` compares costs with the least possible cost, measured in the same run. It prints whether each budget holds. A
 * missed budget is no failure, because a busy machine is slow.
 */

const PARTS: readonly Part[] = [
  embedPart,
  paymentsPart,
  memoryPart,
  historyPart,
  loginPart,
  loadPart,
  remittancesPart,
  restorePart,
  soakPart,
  pdfPart,
  journeysPart,
];

try {
  const { options, parts } = readCommand(argv.slice(2));
  const unknown = parts.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Error(
      `The benchmark has no part ${unknown.join(", ")}: use ${PARTS.map(({ name }) => name).join(", ")}`,
    );
  for (const part of PARTS.filter(({ name }) => parts.length === 0 || parts.includes(name))) {
    say(`\n${part.title}`);
    await part.run(options);
  }
} catch (failure) {
  stderr.write(`The benchmark broke off: ${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exit(1);
}
