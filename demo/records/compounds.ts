import { CATEGORY_OF } from "../../src/charges/compound/kinds.ts";
import { COMPOUND_TYPES, type CompoundType } from "../../src/domain/compounds.ts";
import type { CouncilCode } from "../../src/domain/councils.ts";
import { ringgitFromSen, sen } from "../../src/domain/money.ts";
import type { WireObject } from "../../src/domain/schemas/codec.ts";
import { compoundNumber, FINED_VEHICLE } from "./numbers.ts";
import { OFFENCES } from "./offences.ts";
import { companyName, identityNumber, LONGEST_NAME, personName } from "./people.ts";
import type { Random } from "./random.ts";

interface Notice {
  readonly type: CompoundType;
  /** The index among the type's offences. */
  readonly offence: number;
  /** A notice for the vehicle with several notices. They all name the same driver. */
  readonly finedVehicle?: true;
  readonly paid?: true;
  readonly longName?: true;
}

/** Each council has these notices. The position gives the number, so add new ones at the end. */
const NOTICES: readonly Notice[] = [
  { type: "individual", offence: 0 },
  { type: "vehicle", offence: 0, finedVehicle: true },
  { type: "vehicle", offence: 1, finedVehicle: true },
  { type: "vehicle", offence: 3, finedVehicle: true },
  { type: "vehicle", offence: 0, finedVehicle: true, paid: true },
  ...COMPOUND_TYPES.flatMap((type): Notice[] => [
    { type, offence: 1 },
    { type, offence: 2 },
  ]),
  { type: "health_individual", offence: 0, longName: true },
];

/** The number of an unpaid notice. */
export function unpaidCompound(council: CouncilCode): string {
  return compoundNumber(council, 1);
}

/** A council's compounds, in the format in which a council sends them. */
export function compoundBills(council: CouncilCode, random: Random): readonly WireObject[] {
  const driver = { payer: personName(random, 0), ic_no: identityNumber(random), vehicle_no: FINED_VEHICLE };
  return NOTICES.map((notice, index) => {
    const offences = OFFENCES[notice.type];
    const offence = offences[notice.offence % offences.length] ?? offences[0];
    return {
      type: "compound",
      council,
      compound_no: compoundNumber(council, index + 1),
      compound_id: `${council}-2026-${String(index + 1).padStart(4, "0")}`,
      compound_type: notice.type,
      category: CATEGORY_OF[notice.type],
      offence: offence.text,
      ...(notice.finedVehicle ? driver : receiver(notice, index, random)),
      ...issue(random),
      amount: ringgitFromSen(sen(notice.paid ? 0 : offence.fine)),
    };
  });
}

/** A company for a notice about trading, else a person. A notice about a vehicle also has its number. */
function receiver(notice: Notice, index: number, random: Random) {
  if (notice.type === "trading") return { payer: companyName(random) };
  const person = {
    payer: notice.longName ? LONGEST_NAME : personName(random, index),
    ic_no: identityNumber(random),
  };
  return notice.type === "vehicle" ? { ...person, vehicle_no: vehicleNumber(random) } : person;
}

function vehicleNumber(random: Random): string {
  return `SAC${random.whole(1000, 9999)}${random.pick(["A", "B", "C", "D", "E", "G"])}`;
}

const DAY = 24 * 60 * 60 * 1000;

/** A random day of 2026, and a due date 14 days later. */
function issue(random: Random) {
  const issued = Date.UTC(2026, random.whole(0, 9), random.whole(1, 28));
  const day = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
  return { issued_on: day(issued), due_date: day(issued + 14 * DAY) };
}
