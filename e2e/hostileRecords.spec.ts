import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { expect, type Page, test } from "@playwright/test";
import { maskText } from "../src/domain/mask.ts";
import {
  addToCart,
  atTheBank,
  type BillToFind,
  fillCheckout,
  proceed,
  search,
  TEXTS,
  way,
} from "./support/counter.ts";
import { LOADED_COUNCIL, ownDigits } from "./support/own.ts";
import { DATA, PORTAL } from "./support/system.ts";

/**
 * `npm run load` with everything that councils may send, for every charge type: shown correctly, or refused with the field's
 * name.
 */

const t = TEXTS.en;

const council = LOADED_COUNCIL;

const MARKUP = "<script>document.title='x'</script><img src=x onerror=\"document.title='x'\">";
const FROM_THE_RIGHT = "محمد بن علي (3) ٢";
const CHINESE = "斗湖林志明父子小贩中心";
const LONGEST = "DAYANG ".repeat(28).padEnd(200, "A");

interface Loaded {
  readonly record: Readonly<Record<string, unknown>>;
  readonly bill: BillToFind;
  /** The texts that the search shows: masked names, and every other text whole. */
  readonly shown: readonly string[];
}

/** @param own digits of this test, which end every number */
const payable = (own: string): readonly Loaded[] => [
  {
    record: {
      type: "assessment",
      council,
      assessment_no: `A<b>&1${own}`,
      name: LONGEST,
      house_no: MARKUP,
      current_title: FROM_THE_RIGHT,
      arrears: "0.10",
      current: "0.00",
      full_year: "0.00",
      discount: "0.00",
      landcess_effect: "0.00",
      billed_quarter: 1,
    },
    bill: { charge: "assessment", number: `A<b>&1${own}` },
    shown: [`A<b>&1${own}`, maskText(LONGEST), maskText(MARKUP), maskText(FROM_THE_RIGHT), "RM 0.10"],
  },
  {
    record: {
      type: "compound",
      council,
      compound_no: `K26-<I>1${own}`,
      compound_id: MARKUP,
      compound_type: "citycontrol",
      category: "seizure-enforcement",
      offence: LONGEST,
      issued_on: "2026-08-03",
      due_date: "2026-08-17",
      payer: MARKUP,
      vehicle_no: FROM_THE_RIGHT,
      amount: "1234.50",
    },
    bill: { charge: "compound", number: `k26<i>1${own}` },
    shown: [`K26-<I>1${own}`, LONGEST, "RM 1,234.50"],
  },
  {
    record: {
      type: "license",
      council,
      license_no: `201-7<s>1${own}`,
      nama_s: CHINESE,
      statusl: "A",
      m_kod_type: "O",
      kod_j_niaga: MARKUP,
      subhead: FROM_THE_RIGHT,
      sah_hingga: "2026-12-31",
      renewal_year: 2026,
      balance: "84.00",
      arrears: "0.00",
    },
    bill: { charge: "license", number: `201-7<s>1${own}` },
    shown: [`201-7<s>1${own}`, maskText(CHINESE), "RM 84.00"],
  },
  {
    record: {
      type: "market",
      council,
      stall_no: `301-"7'1${own}`,
      market: CHINESE,
      tenant: FROM_THE_RIGHT,
      balance: "-45.50",
    },
    bill: { charge: "market", number: `301"7'1${own}` },
    shown: [`301-"7'1${own}`, CHINESE, "RM 45.50"],
  },
  {
    record: {
      type: "parking",
      council,
      account_no: `P{{1}}${own}`,
      holder: MARKUP,
      vehicle_no: LONGEST,
      balance: "0.00",
    },
    bill: { charge: "parking", number: `P{{1}}${own}` },
    shown: [`P{{1}}${own}`, maskText(MARKUP), maskText(LONGEST), "RM 0.00"],
  },
];

const PAYABLE = payable("");

/** Records in credit or with nothing owed. They are valid and cannot be paid. */
const NOTHING_DUE: readonly Loaded["record"][] = [
  { ...PAYABLE[2]?.record, license_no: "201-7002", balance: "-35.00" },
  { ...PAYABLE[3]?.record, stall_no: "301-7002", balance: "12.00" },
  { ...PAYABLE[3]?.record, stall_no: "301-7003", balance: "0.00" },
  { ...PAYABLE[1]?.record, compound_no: "K26-7004", amount: "0.00" },
  { ...PAYABLE[0]?.record, assessment_no: "A7005", arrears: "0.00" },
];

async function load(records: readonly object[], path: string) {
  await writeFile(path, JSON.stringify(records));
  const child = spawn(process.execPath, ["src/server/commands/load.ts", path], {
    cwd: `${import.meta.dirname}/..`,
    env: { ...process.env, PORT: new URL(PORTAL).port, KAUNTER_DATA: DATA },
  });
  const ended = new Promise((resolve) => child.on("close", resolve));
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, said, complained };
}

/** No text of a record was run, became markup, or is wider than the phone. */
async function isOnlyText(page: Page): Promise<void> {
  await expect(page).not.toHaveTitle("x");
  await expect(page.locator("main script, main img[src=x]")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test.use({ viewport: { width: 360, height: 800 } });

// One after the other: a council's records of one charge are loaded by one command at a time.
test.describe.configure({ mode: "default" });

test("records with any text are found, added, paid and on the receipt as plain text", async ({
  page,
}, info) => {
  const bills = payable(ownDigits(6));
  const loaded = await load(
    bills.map(({ record }) => record),
    info.outputPath("records.json"),
  );
  expect(loaded).toEqual({
    code: 0,
    said: "Loaded 5 records to the running system: 5 added, 0 changed, 0 unchanged, 0 withdrawn, 0 held out.\n",
    complained: "",
  });
  const main = page.getByRole("main");
  for (const { bill, shown } of bills) {
    await page.goto(`/#/search?lang=en&council=${council}`);
    await search(page, t, bill);
    for (const said of shown) await expect(main.getByText(said, { exact: true }).first()).toBeVisible();
    await isOnlyText(page);
    await addToCart(page, t);
  }
  await way(page, t.search.goToCart).click();
  await expect(main.getByRole("article")).toHaveCount(bills.length);
  for (const line of await main.getByRole("article").locator("summary").all()) await line.click();
  for (const said of [maskText(MARKUP), LONGEST, CHINESE, maskText(FROM_THE_RIGHT), "RM 1,369.10"])
    await expect(main.getByText(said, { exact: true }).first()).toBeVisible();
  await isOnlyText(page);
  await way(page, t.cart.checkout).click();
  await fillCheckout(page, t);
  await isOnlyText(page);
  await proceed(page, t);
  await atTheBank(page, "approve");
  await expect(main.getByText(t.receipt.paid.text)).toBeVisible();
  for (const said of [maskText(MARKUP), maskText(LONGEST), CHINESE, maskText(FROM_THE_RIGHT), "RM 1,369.10"])
    await expect(main.getByText(said, { exact: true }).first()).toBeVisible();
  await isOnlyText(page);
});

test("records in credit or with nothing owed cannot be paid", async ({ page }, info) => {
  expect(await load(NOTHING_DUE, info.outputPath("records.json"))).toMatchObject({ code: 0 });
  for (const [charge, number] of [
    ["license", "201-7002"],
    ["market", "301-7002"],
    ["market", "301-7003"],
    ["compound", "K26-7004"],
    ["assessment", "A7005"],
  ] as const) {
    await page.goto(`/#/search?lang=en&council=${council}`);
    await search(page, t, { charge, number });
    await expect(page.getByText(t.search.nothingDue)).toBeVisible();
    await expect(page.getByRole("button", { name: t.search.add })).toHaveCount(0);
  }
});

test("an invalid record is refused by record and field, and nothing of its file is loaded", async ({
  page,
}, info) => {
  const [assessment, compound, license, market, parking] = PAYABLE.map(({ record }) => record);
  const { code, complained } = await load(
    [
      { ...assessment, assessment_no: "A7100" },
      { ...assessment, arrears: "0.105" },
      { ...compound, amount: "-1.00" },
      { ...license, nama_s: `${LONGEST}A` },
      { ...market, balance: "1.001" },
      { ...parking, holder: "ALI \u202eUBA" },
    ],
    info.outputPath("records.json"),
  );
  expect(code).toBe(1);
  for (const problem of [
    "record 1: arrears must be an amount in ringgit",
    "record 2: amount must not be below zero",
    "record 3: nama_s must be text",
    "record 4: balance must be an amount in ringgit",
    "record 5: holder must be text",
  ])
    expect(complained).toContain(problem);
  await page.goto(`/#/search?lang=en&council=${council}`);
  await search(page, t, { charge: "assessment", number: "A7100" });
  await expect(page.getByText(t.search.notFound).first()).toBeVisible();
});
