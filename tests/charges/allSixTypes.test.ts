import { enums, type Infer, integer, literal, min, number, object, optional } from "superstruct";
import { describe, expect, test } from "vitest";
import { assessment } from "../../src/charges/assessment/index.ts";
import type { BillCharge, FormCharge, ReloadCharge } from "../../src/charges/charge.ts";
import { compound } from "../../src/charges/compound/index.ts";
import { CHARGE_TYPES } from "../../src/domain/chargeTypes.ts";
import { absolute, add, NOTHING, sen, subtract } from "../../src/domain/money.ts";
import {
  codec,
  councilCode,
  day,
  instant,
  optionalText,
  ringgit,
  shortText,
} from "../../src/domain/structs.ts";
import { ADDED_AT, WITHOUT_ASSISTANCE } from "./samples.ts";

/**
 * The charge types that are not taken here yet, written against the interface that the screens and the back end know:
 * it carries all six. That this file compiles is the larger part of the test.
 */

const saved = { id: optional(number()), added_cart_at: instant };

const licence = { council: councilCode, type: literal("license"), license_no: shortText, nama_s: shortText };
const licenceDetails = { statusl: shortText, m_kod_type: shortText, kod_j_niaga: shortText };
const renewal = { renewal_year: integer(), renewal_month: optional(min(integer(), 1)) };
const licenceRow = object({ _id: shortText, ...licence });
const licenceRecord = object({ _id: shortText, ...licence, ...licenceDetails, ...renewal, balance: ringgit });
const licenceItem = object({
  _id: shortText,
  ...saved,
  ...licence,
  ...licenceDetails,
  ...renewal,
  balance: ringgit,
  amount: ringgit,
});
const licenceLine = object({ ...licence, ...licenceDetails, ...renewal, amount: ringgit, discount: ringgit });

const license: BillCharge<
  Infer<typeof licenceRecord>,
  Infer<typeof licenceRow>,
  Infer<typeof licenceItem>,
  Infer<typeof licenceLine>
> = {
  type: "license",
  source: "bill",
  findCall: "api/licenses",
  normaliseNumber: (typed) => typed.replace(/[\s-]/g, "").toUpperCase(),
  prompt: { label: "charges.license.number", hint: "charges.license.hint" },
  searchKinds: [],
  row: codec(licenceRow),
  record: codec(licenceRecord),
  item: codec(licenceItem),
  line: codec(licenceLine),
  nameFields: ["nama_s"],
  numberOf: (of) => of.license_no,
  rowFacts: (row) => [{ label: "charges.license.number", kind: "reference", text: row.license_no }],
  recordFacts: (record) => [{ label: "charges.fact.balance", kind: "money", amount: record.balance }],
  itemFacts: (item) => [{ label: "charges.license.status", kind: "term", term: `status.${item.statusl}` }],
  lineFacts: (line) => [{ label: "charges.fact.owner", kind: "reference", text: line.nama_s }],
  lineParts: (line) => [{ label: "charges.license.part.fee", amount: line.amount }],
  lineOf: ({ _id, id: _key, added_cart_at: _at, balance: _balance, ...line }) => ({
    ...line,
    discount: NOTHING,
  }),
  offers: (record, _terms, addedAt) => {
    // "The amount is 0 if the balance is negative, otherwise its absolute value"
    const amount = record.balance < 0 ? NOTHING : absolute(record.balance);
    if (amount === 0) return [];
    const item = { ...record, amount, added_cart_at: addedAt.toISOString() };
    const parts = [{ label: "charges.license.part.fee", amount }];
    return [{ choice: "renewal", label: "charges.license.offer", amount, parts, item }];
  },
  reprice: (line, record) => (record.balance > 0 ? { ...line, amount: record.balance } : undefined),
  settles: (line) => ({ balance: line.amount }),
  owes: ({ balance }) => ({ balance }),
  remaining: (record, settled) => ({
    ...record,
    balance: subtract(record.balance, add(...settled.map(({ balance }) => balance ?? NOTHING))),
  }),
};

const stall = { council: councilCode, type: literal("market"), stall_no: shortText, tenant: shortText };
const marketRow = object({ _id: shortText, ...stall });
const marketRecord = object({ _id: shortText, ...stall, balance: ringgit });
const marketItem = object({ _id: shortText, ...saved, ...stall, balance: ringgit, amount: ringgit });
const marketLine = object({ _id: shortText, ...stall, amount: ringgit });

const market: BillCharge<
  Infer<typeof marketRecord>,
  Infer<typeof marketRow>,
  Infer<typeof marketItem>,
  Infer<typeof marketLine>
> = {
  type: "market",
  source: "bill",
  findCall: "market",
  normaliseNumber: (typed) => typed.trim().replaceAll("-", ""),
  prompt: { label: "charges.market.number", hint: "charges.market.hint" },
  searchKinds: [],
  row: codec(marketRow),
  record: codec(marketRecord),
  item: codec(marketItem),
  line: codec(marketLine),
  nameFields: ["tenant"],
  numberOf: (of) => of.stall_no,
  rowFacts: (row) => [{ label: "charges.market.number", kind: "reference", text: row.stall_no }],
  recordFacts: (record) => [{ label: "charges.fact.tenant", kind: "reference", text: record.tenant }],
  itemFacts: (item) => [{ label: "charges.market.number", kind: "reference", text: item.stall_no }],
  lineFacts: (line) => [{ label: "charges.market.number", kind: "reference", text: line.stall_no }],
  lineParts: (line) => [{ label: "charges.market.part.rent", amount: line.amount }],
  // "the market balance is removed"
  lineOf: ({ _id, type, council, stall_no, tenant, amount }) => ({
    _id,
    type,
    council,
    stall_no,
    tenant,
    amount,
  }),
  offers: (record, _terms, addedAt) => {
    // "The amount is the absolute value of a negative balance, otherwise 0"
    const amount = record.balance < 0 ? absolute(record.balance) : NOTHING;
    if (amount === 0) return [];
    const item = { ...record, amount, added_cart_at: addedAt.toISOString() };
    const parts = [{ label: "charges.market.part.rent", amount }];
    return [{ choice: "full", label: "charges.market.offer", amount, parts, item }];
  },
  reprice: (line, record) => (record.balance < 0 ? { ...line, amount: absolute(record.balance) } : undefined),
  settles: (line) => ({ owed: line.amount }),
  owes: ({ balance }) => ({ owed: balance < 0 ? absolute(balance) : NOTHING }),
  remaining: (record, settled) => ({
    ...record,
    balance: add(record.balance, ...settled.map(({ owed }) => owed ?? NOTHING)),
  }),
};

const account = { council: councilCode, type: literal("parking"), account_no: shortText };
const parkingAccount = object({ _id: shortText, ...account, balance: optional(ringgit) });
const parkingItem = object({ _id: shortText, ...saved, ...account, amount: ringgit });
const parkingLine = object({ ...account, amount: ringgit });

const parking: ReloadCharge<
  Infer<typeof parkingAccount>,
  Infer<typeof parkingItem>,
  Infer<typeof parkingLine>
> = {
  type: "parking",
  source: "reload",
  normaliseNumber: (typed) => typed.trim(),
  prompt: { label: "charges.parking.number", hint: "charges.parking.hint" },
  account: codec(parkingAccount),
  item: codec(parkingItem),
  line: codec(parkingLine),
  // "The amount is preset to 500 and divided by 100 when added to the cart"
  presets: [sen(500), sen(1_000), sen(2_000), sen(5_000)],
  limits: { least: sen(1_00), most: sen(500_00) },
  accountFacts: (of) => [{ label: "charges.parking.number", kind: "reference", text: of.account_no }],
  numberOf: (of) => of.account_no,
  itemFacts: (item) => [{ label: "charges.parking.number", kind: "reference", text: item.account_no }],
  lineFacts: (line) => [{ label: "charges.parking.number", kind: "reference", text: line.account_no }],
  lineParts: (line) => [{ label: "charges.parking.part.reload", amount: line.amount }],
  lineOf: ({ type, council, account_no, amount }) => ({ type, council, account_no, amount }),
  itemOf: ({ _id, type, council, account_no }, amount, addedAt) => ({
    _id,
    type,
    council,
    account_no,
    amount,
    added_cart_at: addedAt.toISOString(),
  }),
};

const stay = {
  license_no: shortText,
  customer_name: shortText,
  total_no_of_people: min(integer(), 1),
  total_no_of_days: min(integer(), 1),
  start_date: day,
  end_date: day,
  full_name: shortText,
  email: shortText,
  phone: shortText,
};
const stayType = { type: enums(["local_government_charge"]), council: councilCode };
const stayForm = object({ ...stay, note: optionalText });
const stayItem = object({ ...saved, ...stayType, ...stay, amount: ringgit });
const stayLine = object({ ...stayType, ...stay, amount: ringgit, gst_amount: ringgit, discount: ringgit });

const localGovernmentCharge: FormCharge<
  Infer<typeof stayForm>,
  Infer<typeof stayItem>,
  Infer<typeof stayLine>
> = {
  type: "local_government_charge",
  source: "form",
  form: codec(stayForm),
  item: codec(stayItem),
  line: codec(stayLine),
  amountOf: (form) => sen(form.total_no_of_people * form.total_no_of_days * 1_00),
  numberOf: (of) => `${of.license_no}:${of.customer_name}:${of.start_date}`,
  itemFacts: (item) => [{ label: "charges.stay.from", kind: "day", day: item.start_date }],
  lineFacts: (line) => [{ label: "charges.stay.guest", kind: "text", text: line.customer_name }],
  lineParts: (line) => [{ label: "charges.stay.part.charge", amount: line.amount }],
  lineOf: ({ id: _key, added_cart_at: _at, ...line }) => ({
    ...line,
    gst_amount: NOTHING,
    discount: NOTHING,
  }),
  itemOf({ note: _note, ...form }, council, addedAt) {
    return {
      ...form,
      type: "local_government_charge",
      council,
      amount: this.amountOf(form),
      added_cart_at: addedAt.toISOString(),
    };
  },
};

describe("the interface carries all six charge types", () => {
  test("each has its definition, told apart by where its amount comes from", () => {
    const definitions = [assessment, compound, license, market, parking, localGovernmentCharge];
    expect(definitions.map(({ type }) => type)).toEqual(CHARGE_TYPES);
    expect(definitions.map(({ source }) => source)).toEqual([
      "bill",
      "bill",
      "bill",
      "bill",
      "reload",
      "form",
    ]);
  });

  test("'Licence. The amount is 0 if the balance is negative, otherwise its absolute value'", () => {
    const record = license.record.read({
      _id: "R1234567",
      type: "license",
      council: "mpt",
      license_no: "R1234567",
      nama_s: "Kedai Runcit Maju",
      statusl: "A",
      m_kod_type: "01",
      kod_j_niaga: "47",
      renewal_year: 2027,
      balance: "250.00",
    });
    const [offer] = license.offers(record, WITHOUT_ASSISTANCE, ADDED_AT);
    expect(offer?.amount).toBe(250_00);
    expect(license.offers({ ...record, balance: sen(-1) }, WITHOUT_ASSISTANCE, ADDED_AT)).toEqual([]);
    const line = offer && license.lineOf(offer.item);
    expect(line && license.line.write(line)).toMatchObject({
      amount: "250.00",
      renewal_year: 2027,
      discount: "0.00",
    });
    const left = line && license.remaining(record, [license.settles(line, record, WITHOUT_ASSISTANCE)]);
    expect(left?.balance).toBe(NOTHING);
  });

  test("'Market. The amount is the absolute value of a negative balance, otherwise 0'", () => {
    const record = market.record.read({
      _id: "301-2345",
      type: "market",
      council: "mpt",
      stall_no: market.normaliseNumber(" 301-2345 "),
      tenant: "Lim Ah Kau",
      balance: -45.5,
    });
    const [offer] = market.offers(record, WITHOUT_ASSISTANCE, ADDED_AT);
    expect(offer).toMatchObject({ amount: 45_50, item: { stall_no: "3012345", balance: -45_50 } });
    expect(offer && Object.keys(market.lineOf(offer.item))).not.toContain("balance");
    expect(market.offers({ ...record, balance: sen(10) }, WITHOUT_ASSISTANCE, ADDED_AT)).toEqual([]);
  });

  test("'Parking. The amount is preset to 500 and divided by 100 when added to the cart'", () => {
    const found = parking.account.read({ _id: "P1", type: "parking", council: "mpt", account_no: "P1" });
    const [preset = NOTHING] = parking.presets;
    const item = parking.itemOf(found, preset, ADDED_AT);
    expect(preset).toBe(500);
    expect(parking.item.write(item).amount).toBe("5.00");
    expect(parking.lineOf(item).amount).toBe(preset);
  });

  test("'Local-government charge. people x days x 1, with gst and discount 0'", () => {
    const form = localGovernmentCharge.form.read({
      license_no: "R7654321",
      customer_name: "Tan Mei Ling",
      total_no_of_people: 4,
      total_no_of_days: 3,
      start_date: "2026-12-30",
      end_date: "2027-01-02",
      full_name: "Hotel Tawau",
      email: "hotel@example.my",
      phone: "089-123456",
    });
    const item = localGovernmentCharge.itemOf(form, "mpt", ADDED_AT);
    expect(item).toMatchObject({ amount: 12_00, total_no_of_people: 4, total_no_of_days: 3 });
    // a count of people or days is never taken for sen
    expect(localGovernmentCharge.line.write(localGovernmentCharge.lineOf(item))).toMatchObject({
      amount: "12.00",
      gst_amount: "0.00",
      discount: "0.00",
      total_no_of_people: 4,
      total_no_of_days: 3,
    });
  });
});
