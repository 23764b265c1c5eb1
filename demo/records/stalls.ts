import type { CouncilCode } from "../../src/domain/councils.ts";
import { ringgitFromSen, sen } from "../../src/domain/money.ts";
import type { WireObject } from "../../src/domain/schemas/codec.ts";
import { STALLS_TENANT, seriesNumber } from "./numbers.ts";
import { identityNumber, LONGEST_NAME, personName } from "./people.ts";
import type { Random } from "./random.ts";

interface Stall {
  /** Sen. Negative if the tenant owes the council. */
  readonly balance: number;
  readonly longName?: true;
  /** It is let to the tenant who has several stalls. */
  readonly isOfTenant?: true;
}

/** Each council has these stalls, named by the case that they show. The position gives the number, so add new ones at the end. */
const STALLS = {
  owed: { balance: -45_50 },
  settled: { balance: 0, isOfTenant: true },
  inCredit: { balance: 12_00 },
  longName: { balance: -1_205_75, longName: true },
} as const satisfies Readonly<Record<string, Stall>>;

export type StallShape = keyof typeof STALLS;

const SHAPED: readonly (readonly [string, Stall])[] = Object.entries(STALLS);

/** The number of ordinary stalls, in addition to those above. The tenant has all but one of them. */
const ORDINARY = 4;

/** The number of a council's stall of this shape. */
export function stallOfShape(council: CouncilCode, shape: StallShape): string {
  return seriesNumber(council, "market", SHAPED.findIndex(([name]) => name === shape) + 1);
}

/** A council's market stalls, in the format in which a council sends them. */
export function marketStalls(council: CouncilCode, random: Random): readonly WireObject[] {
  const ordinary = Array.from(
    { length: ORDINARY },
    (_none, index): Stall => ({
      balance: -random.whole(15_00, 90_00),
      ...(index > 0 && { isOfTenant: true }),
    }),
  );
  return [...SHAPED.map(([, stall]) => stall), ...ordinary].map((stall, index) => {
    const market = random.pick(["PASAR BESAR", "PASAR TANI", "PASAR IKAN", "TAMU MINGGUAN"]);
    const one = {
      tenant: stall.longName ? LONGEST_NAME : personName(random, index),
      ic_no: identityNumber(random),
    };
    return {
      type: "market",
      council,
      stall_no: seriesNumber(council, "market", index + 1),
      market,
      ...(stall.isOfTenant ? { tenant: "ROSNAH BINTI SULAIMAN", ic_no: STALLS_TENANT } : one),
      balance: ringgitFromSen(sen(stall.balance)),
    };
  });
}
