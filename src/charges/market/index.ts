import { isNric } from "../../domain/identityNumber.ts";
import { instantText } from "../../domain/instant.ts";
import { HIDDEN } from "../../domain/mask.ts";
import { absolute, NOTHING, type Sen } from "../../domain/money.ts";
import { codec } from "../../domain/schemas/codec.ts";
import type { BillCharge, Fact, Offer } from "../charge.ts";
import { plainNumber } from "../plainNumber.ts";
import {
  type MarketItem,
  type MarketLine,
  type MarketRecord,
  type MarketRow,
  marketItem,
  marketLine,
  marketRecord,
  marketRow,
} from "./market.ts";
import { marketSearch } from "./search.ts";

/** The only choice. */
const WHOLE = "full";

/** The number of characters at the end of a stall's number. Each bill of the stall prints that number. */
const FACT_LENGTH = 4;

/** Market stall fees (sewa gerai pasar), always paid in full. */
export const market: BillCharge<MarketRecord, MarketRow, MarketItem, MarketLine> = {
  type: "market",
  source: "bill",
  findCall: "market",
  ...marketSearch,
  row: codec(marketRow),
  record: codec(marketRecord),
  item: codec(marketItem),
  line: codec(marketLine),
  personalFields: ["tenant"],

  numberField: "stall_no",
  numberOf: (of) => of.stall_no,
  foundBy: (record, ownersNumber) => [record.stall_no, ownersNumber],
  personalNumber: (number) => (isNric(number) ? "identity" : undefined),
  billFact: { of: ({ stall_no }) => endOf(stall_no), normalise: endOf, length: FACT_LENGTH },
  numberOfRow: (row) => row.stall_no,
  rowFacts: stallFacts,
  dueOfRow: ({ balance }) => (balance === undefined ? undefined : dueOf({ balance })),
  recordFacts: stallFacts,
  keyFacts: ["charges.fact.market", "charges.fact.tenant"],
  itemFacts: stallFacts,
  lineFacts: stallFacts,
  lineParts: (line) => [{ label: "charges.market.part.fee", amount: line.amount }],
  lineOf: ({ id: _key, balance: _balance, ...line }) => line,
  offers,
  usualChoice: WHOLE,
  choiceOf: () => WHOLE,
  reprice,
  owes: (record) => ({ fee: dueOf(record) }),
};

/** The absolute value of a negative balance, otherwise 0 (rule 9.5). */
export function dueOf({ balance }: Pick<MarketRecord, "balance">): Sen {
  return balance < 0 ? absolute(balance) : NOTHING;
}

/** The last characters of a stall's number. A citizen may also type the whole number. */
function endOf(number: string): string {
  return plainNumber(number).slice(-FACT_LENGTH);
}

/** Only the tenant reads the name. Everyone else sees nothing of it. */
function stallFacts(stall: Pick<MarketRow, "stall_no" | "market" | "tenant">): readonly Fact[] {
  const facts: Fact[] = [{ label: "charges.market.number", kind: "reference", text: stall.stall_no }];
  if (stall.market) facts.push({ label: "charges.fact.market", kind: "reference", text: stall.market });
  if (stall.tenant !== HIDDEN)
    facts.push({ label: "charges.fact.tenant", kind: "reference", text: stall.tenant });
  return facts;
}

function offers(record: MarketRecord, _terms: unknown, addedAt: Date): readonly Offer<MarketItem>[] {
  const amount = dueOf(record);
  if (amount === 0) return [];
  return [
    {
      choice: WHOLE,
      label: "charges.market.offer",
      amount,
      parts: [{ label: "charges.market.part.fee", amount }],
      item: { ...record, amount, added_cart_at: instantText(addedAt) },
    },
  ];
}

function reprice({ added_cart_at }: MarketLine, record: MarketRecord): MarketLine | undefined {
  const amount = dueOf(record);
  const { balance: _balance, ...stall } = record;
  return amount === 0 ? undefined : { ...stall, added_cart_at, amount };
}
