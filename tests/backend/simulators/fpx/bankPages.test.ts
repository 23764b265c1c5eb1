import { beforeAll, beforeEach, expect, test } from "vitest";
import { type FakeMerchant, fakeMerchant, type Keys, makeKeys } from "./fakeMerchant.ts";

let keys: Keys;
let merchant: FakeMerchant;

beforeAll(async () => {
  keys = await makeKeys();
});

beforeEach(() => {
  merchant = fakeMerchant(keys);
});

const policyOf = (page: Response) => page.headers.get("content-security-policy") ?? "";

test("the bank page says in both languages that it is simulated, and what is paid to whom from where", async () => {
  const text = await (await merchant.pay()).text();
  for (const shown of [
    "Bank simulasi",
    "Simulated bank",
    "RM 128.90",
    "ORDER1",
    "Maybank2U",
    "Cukai taksiran",
  ]) {
    expect(text).toContain(shown);
  }
});

test("every ending is a button of the page", async () => {
  const text = await (await merchant.pay()).text();
  const buttons = [...text.matchAll(/name="choice" value="(\w+)"/g)].map(([, choice]) => choice);
  expect(buttons.sort()).toEqual([
    "approve",
    "cancel",
    "closed",
    "decline",
    "late",
    "pending",
    "silent",
    "twice",
    "unheard",
  ]);
});

test("what others wrote is text, never markup", async () => {
  const hostile = '<script>alert(1)</script>"><img src=x>';
  const page = await merchant.pay({ fpx_productDesc: hostile, fpx_buyerName: hostile });
  const text = await page.text();
  expect(text).not.toContain("<script>alert");
  expect(text).not.toContain("<b>Tawau</b>");
  expect(text).toContain("Majlis &lt;b&gt;Tawau&lt;/b&gt;");

  const indirect = await merchant.indirect(await merchant.choose("approve"));
  expect(indirect?.fpx_buyerName).toBe(hostile);
});

test("the pages allow nothing inline, no frame around them, and the choice to go to the bank alone", async () => {
  const policy = policyOf(await merchant.pay());
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self';");
  expect(policy).not.toContain("unsafe-inline");
});

test("the way back may be redirected by the merchant, to wherever the payment began", async () => {
  await merchant.pay();
  expect(policyOf(await merchant.choose("approve"))).toContain("form-action http: https:;");
});

test("Refresh shows the page again and posts no request a second time", async () => {
  await merchant.pay();
  const again = await merchant.simulator.app.request("/bank/ORDER1");
  expect(await again.text()).toContain('value="approve"');
});

test("the way back has a button for browsers without scripts, and no script of another host", async () => {
  await merchant.pay();
  const text = await (await merchant.choose("approve")).text();
  expect(text).toContain("Kembali ke penjual");
  expect(text).toContain("Return to merchant");
  expect([...text.matchAll(/<script src="([^"]*)"/g)].map(([, source]) => source)).toEqual(["/return.js"]);
});

test.each(["silent", "closed", "unheard"])(
  "after %s nothing leads back, and the page says that the window may be closed",
  async (choice) => {
    await merchant.pay();
    const text = await (await merchant.choose(choice)).text();
    expect(text).toContain("You may close this window.");
    expect(text).not.toContain("data-return");
  },
);

test.each(["/demo.css", "/gateway.css", "/return.js", "/FPXMain/termsAndConditions.jsp"])(
  "%s is served",
  async (path) => {
    expect((await merchant.simulator.app.request(path)).status).toBe(200);
  },
);

test("an order number that nobody used has no page", async () => {
  expect((await merchant.simulator.app.request("/bank/NOBODY")).status).toBe(404);
});
