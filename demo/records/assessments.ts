import type { CouncilCode } from "../../src/domain/councils.ts";
import { ringgitFromSen, sen } from "../../src/domain/money.ts";
import type { WireObject } from "../../src/domain/schemas/codec.ts";
import { assessmentNumber } from "./numbers.ts";
import { companyName, identityNumber, LONGEST_NAME, NAME_IN_TWO_SCRIPTS, personName } from "./people.ts";
import { houseNumber, landTitle } from "./places.ts";
import type { Random } from "./random.ts";

/** Amounts in sen. An absent one is 0. */
interface Figures {
  readonly arrears?: number;
  readonly current?: number;
  readonly fullYear?: number;
  readonly discount?: number;
  readonly landCess?: number;
  readonly billedQuarter: 1 | 2 | 3 | 4;
}

/** Each council has these bills, named by the case that they show. The position gives the number, so add new ones at the end. */
const SHAPES = {
  threeChoices: { arrears: 184_20, current: 123_40, fullYear: 246_80, discount: 12_34, billedQuarter: 2 },
  withLandCess: { current: 96_00, fullYear: 192_00, discount: 9_60, landCess: 35_50, billedQuarter: 2 },
  settled: { billedQuarter: 4 },
  arrearsOnly: { arrears: 412_75, billedQuarter: 4 },
  currentOnly: { current: 88_00, fullYear: 88_00, billedQuarter: 4 },
  fullYearAhead: { fullYear: 360_00, discount: 18_00, billedQuarter: 1 },
  landCessOnly: { landCess: 20_00, billedQuarter: 3 },
  oddSen: {
    arrears: 33_33,
    current: 66_67,
    fullYear: 133_37,
    discount: 6_61,
    landCess: 7_09,
    billedQuarter: 2,
  },
  underTheBankLeast: { arrears: 50, billedQuarter: 4 },
  overTheBankMost: {
    arrears: 28_450_00,
    current: 14_225_00,
    fullYear: 28_450_00,
    discount: 1_422_50,
    billedQuarter: 2,
  },
  longName: { current: 54_15, fullYear: 216_60, discount: 10_83, billedQuarter: 1 },
  twoScripts: { arrears: 1_204_05, current: 150_90, fullYear: 201_20, billedQuarter: 3 },
} as const satisfies Readonly<Record<string, Figures>>;

export type AssessmentShape = keyof typeof SHAPES;

const SHAPED: readonly (readonly [string, Figures])[] = Object.entries(SHAPES);

/** The number of ordinary bills, in addition to those above. */
const ORDINARY = 4;

/** The number of a council's bill of this shape. */
export function assessmentOfShape(council: CouncilCode, shape: AssessmentShape): string {
  return assessmentNumber(council, SHAPED.findIndex(([name]) => name === shape) + 1);
}

/** A council's assessment bills, in the format in which a council sends them. */
export function assessmentBills(council: CouncilCode, random: Random): readonly WireObject[] {
  const ordinary = Array.from({ length: ORDINARY }, () => ["ordinary", ordinaryFigures(random)] as const);
  return [...SHAPED, ...ordinary].map(([shape, figures], index) => ({
    type: "assessment",
    council,
    assessment_no: assessmentNumber(council, index + 1),
    ...ownerOf(shape, index, random),
    house_no: houseNumber(random),
    current_title: landTitle(random),
    arrears: ringgitFromSen(sen(figures.arrears ?? 0)),
    current: ringgitFromSen(sen(figures.current ?? 0)),
    full_year: ringgitFromSen(sen(figures.fullYear ?? 0)),
    discount: ringgitFromSen(sen(figures.discount ?? 0)),
    landcess_effect: ringgitFromSen(sen(figures.landCess ?? 0)),
    billed_quarter: figures.billedQuarter,
  }));
}

function ownerOf(shape: string, index: number, random: Random) {
  if (shape === "overTheBankMost") return { name: companyName(random) };
  const name =
    shape === "longName"
      ? LONGEST_NAME
      : shape === "twoScripts"
        ? NAME_IN_TWO_SCRIPTS
        : personName(random, index);
  return { name, ic_no: identityNumber(random) };
}

/** A year of four equal bills, billed up to a random quarter, sometimes with arrears of earlier years. */
function ordinaryFigures(random: Random): Figures {
  const quarterly = random.whole(18_00, 140_00);
  const billedQuarter = random.pick([1, 2, 3, 4] as const);
  const fullYear = quarterly * 4;
  return {
    arrears: random.pick([0, 0, quarterly * 2, fullYear]),
    current: quarterly * billedQuarter,
    fullYear,
    discount: Math.floor(fullYear / 20),
    billedQuarter,
  };
}
