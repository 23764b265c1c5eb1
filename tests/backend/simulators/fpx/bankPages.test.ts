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

test("the bank page says in both languages that it is simulated, and shows the amount, the payee and the payer's bank", async () => {
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

test("a further seller of the merchant appears by its own name", async () => {
  const text = await (await merchant.pay({ fpx_sellerId: "SE00000002" })).text();
  expect(text).toContain("Majlis Daerah Kudat");
  expect(text).not.toContain("Tawau&lt;/b&gt;");
});

test("every ending has a button on the page", async () => {
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

test("values from others are text, never markup", async () => {
  const hostile = '<script>alert(1)</script>"><img src=x>';
  const page = await merchant.pay({ fpx_productDesc: hostile, fpx_buyerName: hostile });
  const text = await page.text();
  expect(text).not.toContain("<script>alert");
  expect(text).not.toContain("<b>Tawau</b>");
  expect(text).toContain("Majlis &lt;b&gt;Tawau&lt;/b&gt;");

  const indirect = await merchant.indirect(await merchant.choose("approve"));
  expect(indirect?.fpx_buyerName).toBe(hostile);
});

test("the pages have no inline script, no frame may show them, and the choice posts only to the bank", async () => {
  const policy = policyOf(await merchant.pay());
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self';");
  expect(policy).not.toContain("unsafe-inline");
});

test("the return form may be redirected by the merchant, to wherever the payment began", async () => {
  await merchant.pay();
  expect(policyOf(await merchant.choose("approve"))).toContain("form-action http: https:;");
});

test("a refresh shows the page again and posts no second request", async () => {
  await merchant.pay();
  const again = await merchant.simulator.app.request("/bank/ORDER1");
  expect(await again.text()).toContain('value="approve"');
});

test("the return page has a button for browsers without scripts, and no script of another host", async () => {
  await merchant.pay();
  const text = await (await merchant.choose("approve")).text();
  expect(text).toContain("Kembali ke penjual");
  expect(text).toContain("Return to merchant");
  expect([...text.matchAll(/<script src="([^"]*)"/g)].map(([, source]) => source)).toEqual(["/return.js"]);
});

test.each(["silent", "closed", "unheard"])(
  "after %s the page has no way back, and says that the window may be closed",
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

test("an unknown order number has no page", async () => {
  expect((await merchant.simulator.app.request("/bank/NOBODY")).status).toBe(404);
});
