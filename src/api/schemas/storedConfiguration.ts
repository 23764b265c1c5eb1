import { array, assign, defaulted, type Infer, object, optional, refine } from "superstruct";
import { chargeType } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { mapOf } from "../../domain/schemas/mapOf.ts";
import { configurationDocument } from "./configuration.ts";
import { helpline } from "./operator.ts";

/**
 * The configuration as it is stored and as the central team reads it: with the times between which its switches hold. Citizens read
 * what holds now (configuration.ts).
 */

/** The years 2000 to 9999 in Malaysia time. A time outside was mistyped. */
const EARLIEST = Date.parse("1999-12-31T16:00:00.000Z");
const AFTER_LATEST = Date.parse("9999-12-31T16:00:00.000Z");

const endOfPeriod = refine(
  instant,
  "year",
  (text) => Date.parse(text) >= EARLIEST && Date.parse(text) < AFTER_LATEST,
);

/** From the first instant, included, to the second, excluded. Without an end, there is no limit on that side. */
export const period = refine(
  object({ from: optional(endOfPeriod), until: optional(endOfPeriod) }),
  "period",
  isInOrder,
);

export type Period = Infer<typeof period>;

function isInOrder({
  from,
  until,
}: {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}): boolean {
  return from === undefined || until === undefined || Date.parse(from) < Date.parse(until);
}

/**
 * The period of a council's list of charges, with the list that holds outside of it. Without that list, the council offers every
 * charge.
 */
const periodOfCharges = refine(
  object({
    from: optional(endOfPeriod),
    until: optional(endOfPeriod),
    otherwise: optional(array(chargeType)),
  }),
  "period",
  isInOrder,
);

/** The switches of a council that a period may limit. */
export const councilPeriods = object({
  available: optional(period),
  charges: optional(periodOfCharges),
  maintenance: optional(period),
});

const validity = object({
  /** Outside its period, the counter is open. */
  closing: optional(period),
  /** Outside its period, a text is not shown. */
  announcement: optional(period),
  snackbarMessage: optional(period),
  /** Outside its period, nobody gets the assistance reduction. */
  assistance: optional(period),
  /** Outside its period, cards are taken. */
  cards: optional(period),
  /**
   * By council code. Outside their periods, a council takes payments, offers the charges of `otherwise`, and has none under
   * maintenance.
   */
  councils: defaulted(mapOf(councilPeriods), () => ({})),
});

export const storedConfiguration = assign(
  configurationDocument,
  object({
    validity: defaulted(validity, () => ({})),
    /** Citizens read it as the operator's. */
    helpline: defaulted(helpline, () => ({})),
  }),
);

export type StoredConfiguration = Infer<typeof storedConfiguration>;
