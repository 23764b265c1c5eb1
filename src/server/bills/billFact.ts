import type { Configuration } from "../../api/schemas/configuration.ts";
import type { RowsQuery } from "../../api/schemas/search.ts";
import type { Viewer } from "../accounts/viewer.ts";
import type { SearchedNumber } from "../http/searchRateLimit.ts";
import type { RecordCharge } from "../records/document.ts";
import type { OwnedRecord } from "./recordStore.ts";

/** Whether a search has the fact from the bill that its council asks for (rule 6.10), and which records it may then show. */
export interface FactCheck {
  /** The caller searches by a person's number, and gave no fact. The answer must not depend on other persons' records. */
  readonly lacksFact: boolean;
  allows(found: OwnedRecord): boolean;
}

const NOT_ASKED: FactCheck = { lacksFact: false, allows: () => true };

/** Nobody is asked for a fact about their own records. */
export function factCheck(
  { councils }: Configuration,
  { billFact }: RecordCharge,
  { council, bill_fact }: RowsQuery,
  { number, personal }: SearchedNumber,
  viewer: Viewer,
): FactCheck {
  if (billFact === undefined || councils[council]?.bill_fact.search !== true) return NOT_ASKED;
  const given = bill_fact === undefined ? undefined : billFact.normalise(bill_fact);
  // A number in an unusual form may also be a person's, such as that of a passport. Without a fact it finds a bill's own number only.
  const isOfBill = ({ record }: OwnedRecord) => personal === undefined && record._id === number;
  return {
    lacksFact: given === undefined && personal !== undefined,
    allows: (found) =>
      (viewer !== undefined && found.owner === viewer) ||
      (given === undefined ? isOfBill(found) : billFact.of(found.record) === given),
  };
}
