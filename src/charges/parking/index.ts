import { instantText } from "../../domain/instant.ts";
import { sen } from "../../domain/money.ts";
import { codec } from "../../domain/schemas/codec.ts";
import type { Fact, ReloadCharge } from "../charge.ts";
import {
  type ParkingAccount,
  type ParkingItem,
  type ParkingLine,
  parkingAccount,
  parkingItem,
  parkingLine,
} from "./parking.ts";
import { parkingSearch } from "./search.ts";

/** Parking account reload (tambah nilai letak kereta). The citizen chooses the amount. */
export const parking: ReloadCharge<ParkingAccount, ParkingItem, ParkingLine> = {
  type: "parking",
  source: "reload",
  ...parkingSearch,
  record: codec(parkingAccount),
  item: codec(parkingItem),
  line: codec(parkingLine),
  personalFields: ["holder", "vehicle_no"],

  // the first is rule 9.4's. The others are ours
  presets: [sen(5_00), sen(10_00), sen(20_00), sen(50_00)],
  limits: { least: sen(1_00), most: sen(500_00) },
  numberField: "account_no",
  numberOf: (of) => of.account_no,
  recordFacts: (record) => [...accountFacts(record), balanceFact(record)],
  itemFacts: accountFacts,
  lineFacts: accountFacts,
  lineParts: (line) => [{ label: "charges.parking.part.reload", amount: line.amount }],
  lineOf: ({ id: _key, ...line }) => line,
  // neither item nor line has the balance, because it changes with the reload
  itemOf: ({ balance: _balance, ...account }, amount, addedAt) => ({
    ...account,
    amount,
    added_cart_at: instantText(addedAt),
  }),
  reprice,
  // two reloads are two payments, never a double payment
  owes: () => undefined,
};

function accountFacts(
  account: Pick<ParkingAccount, "account_no" | "holder" | "vehicle_no">,
): readonly Fact[] {
  const facts: Fact[] = [
    { label: "charges.parking.number", kind: "reference", text: account.account_no },
    { label: "charges.fact.holder", kind: "reference", text: account.holder },
  ];
  if (account.vehicle_no)
    facts.push({ label: "charges.fact.vehicleNumber", kind: "reference", text: account.vehicle_no });
  return facts;
}

/** An unknown balance shows a text, never a number. */
function balanceFact({ balance }: ParkingAccount): Fact {
  const label = "charges.fact.balance";
  return balance === undefined
    ? { label, kind: "term", term: "charges.parking.balanceUnknown" }
    : { label, kind: "money", amount: balance };
}

function reprice(line: ParkingLine, record: ParkingAccount): ParkingLine | undefined {
  const { least, most } = parking.limits;
  if (line.amount < least || line.amount > most) return undefined;
  const { balance: _balance, ...account } = record;
  return { ...account, amount: line.amount, added_cart_at: line.added_cart_at };
}
