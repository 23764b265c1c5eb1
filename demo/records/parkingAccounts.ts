import type { CouncilCode } from "../../src/domain/councils.ts";
import { ringgitFromSen, sen } from "../../src/domain/money.ts";
import type { WireObject } from "../../src/domain/schemas/codec.ts";
import { parkingAccountNumber } from "./numbers.ts";
import { companyName, identityNumber, LONGEST_NAME, personName } from "./people.ts";
import type { Random } from "./random.ts";

interface ParkedAccount {
  /** Sen. Absent if the council does not publish it. */
  readonly balance?: number;
  readonly withoutVehicle?: true;
  readonly longName?: true;
}

/**
 * Each council has these accounts, named by the case that they show. The position gives the number, so add new ones at the end.
 */
const ACCOUNTS = {
  known: { balance: 3_40 },
  balanceUnknown: {},
  withoutVehicle: { balance: 62_10, withoutVehicle: true },
  empty: { balance: 0 },
  longName: { balance: 1_00, longName: true },
} as const satisfies Readonly<Record<string, ParkedAccount>>;

export type AccountShape = keyof typeof ACCOUNTS;

const SHAPED: readonly (readonly [string, ParkedAccount])[] = Object.entries(ACCOUNTS);

/** The number of a council's account of this shape. */
export function accountOfShape(council: CouncilCode, shape: AccountShape): string {
  return parkingAccountNumber(council, SHAPED.findIndex(([name]) => name === shape) + 1);
}

/** A council's parking accounts, in the format in which a council sends them. */
export function parkingAccounts(council: CouncilCode, random: Random): readonly WireObject[] {
  return SHAPED.map(([, account], index) => ({
    type: "parking",
    council,
    account_no: parkingAccountNumber(council, index + 1),
    ...holderOf(account, index, random),
    ...(account.balance === undefined ? {} : { balance: ringgitFromSen(sen(account.balance)) }),
  }));
}

/** A company's account names no vehicle, because all its vehicles use it. */
function holderOf({ withoutVehicle, longName }: ParkedAccount, index: number, random: Random) {
  if (withoutVehicle) return { holder: companyName(random) };
  return {
    holder: longName ? LONGEST_NAME : personName(random, index),
    ic_no: identityNumber(random),
    vehicle_no: `SAB${random.whole(1000, 9999)}${random.pick(["C", "D", "E", "G", "H"])}`,
  };
}
