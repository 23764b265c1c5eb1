import { instantText } from "../../domain/instant.ts";
import { absolute, NOTHING, type Sen, subtract } from "../../domain/money.ts";
import { codec } from "../../domain/schemas/codec.ts";
import type { BillCharge, Fact, Offer, Settled } from "../charge.ts";
import { lessPaid, paidOf } from "../settled.ts";
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
  rowFacts: stallFacts,
  recordFacts: stallFacts,
  keyFacts: ["charges.fact.tenant"],
  itemFacts: stallFacts,
  lineFacts: stallFacts,
  lineParts: (line) => [{ label: "charges.market.part.fee", amount: line.amount }],
  lineOf: ({ id: _key, balance: _balance, ...line }) => line,
  offers,
  usualChoice: WHOLE,
  choiceOf: () => WHOLE,
  reprice,
  settles: (line) => ({ fee: line.amount }),
  owes: (record) => ({ fee: dueOf(record) }),
  remaining,
};

/** The absolute value of a negative balance, otherwise 0 (rule 9.5). */
function dueOf({ balance }: MarketRecord): Sen {
  return balance < 0 ? absolute(balance) : NOTHING;
}

function stallFacts(stall: Pick<MarketRow, "stall_no" | "market" | "tenant">): readonly Fact[] {
  const facts: Fact[] = [{ label: "charges.market.number", kind: "reference", text: stall.stall_no }];
  if (stall.market) facts.push({ label: "charges.fact.market", kind: "reference", text: stall.market });
  return [...facts, { label: "charges.fact.tenant", kind: "reference", text: stall.tenant }];
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

function remaining(record: MarketRecord, settled: readonly Settled[]): MarketRecord {
  if (record.balance >= 0) return record;
  return { ...record, balance: subtract(NOTHING, lessPaid(dueOf(record), paidOf(settled, "fee"))) };
}
