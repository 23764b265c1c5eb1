import type { CouncilCode } from "../../../src/domain/councils.ts";
import {
  linesOfRemittance,
  listRemittances,
  type Remittance,
  type RemittanceLine,
} from "../../../src/server/remittances/remittanceDocument.ts";
import type { BackendUnderTest } from "../backendUnderTest.ts";

export const DAY = 24 * 60 * 60_000;

export interface ReadRemittance extends Remittance {
  readonly lines: readonly RemittanceLine[];
}

export async function remittancesOf(
  { databases: { settlements } }: Pick<BackendUnderTest, "databases">,
  council: CouncilCode = "mpt",
): Promise<readonly ReadRemittance[]> {
  const found: ReadRemittance[] = [];
  for (const remittance of await listRemittances(settlements, council, { limit: 1000 }))
    found.push({ ...remittance, lines: await Array.fromAsync(linesOfRemittance(settlements, remittance)) });
  return found;
}

export const closing = ({ databases, clock }: BackendUnderTest) => ({ databases, clock, log: () => {} });
