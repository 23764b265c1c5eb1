import { expect, test } from "vitest";
import { returnAddress, withoutReturnHandle } from "../../src/payment/returnHandle.ts";
import { fails, works } from "./elementQueries.ts";
import { answerAs, openHostPage } from "./hostPage.ts";
import { given, press, textOf } from "./probes/place.ts";

const ADDRESS = "/council/bayar?a=b%20c&kaunter-return=h4ndle_-&flag#part";
const SEARCH = "/tests/elements/probes/kaunter-probe.ts";
const RECEIPT = "/tests/elements/probes/kaunter-receipt-probe.ts";

test("the handle is removed from the address before the screen appears, and the rest stays", async () => {
  const page = openHostPage("<kaunter-receipt-probe></kaunter-receipt-probe>", { address: ADDRESS });
  const { length } = page.window.history;
  await page.load(RECEIPT);
  const { pathname, search, hash } = page.window.location;
  expect(`${pathname}${search}${hash}`).toBe("/council/bayar?a=b%20c&flag#part");
  expect(page.window.history.state).toEqual({ host: "state" });
  expect(page.window.history.length).toBe(length);
});

test("a page whose relative addresses lead to another site is cleaned as well", async () => {
  const page = openHostPage("<kaunter-receipt-probe></kaunter-receipt-probe>", { address: ADDRESS });
  page.document.head.append(
    Object.assign(page.document.createElement("base"), { href: "https://cdn.example/" }),
  );
  await page.load(RECEIPT);
  expect(page.window.location.search).toBe("?a=b%20c&flag");
});

test("the first element that can show a payment gets it, once", async () => {
  const page = openHostPage(
    "<kaunter-receipt-probe></kaunter-receipt-probe><kaunter-receipt-probe></kaunter-receipt-probe>",
    { address: ADDRESS },
  );
  await page.load(RECEIPT);
  const [first, second] = [...page.document.querySelectorAll("kaunter-receipt-probe")];
  await works(first!);
  await works(second!);
  press(second!, "handle");
  press(first!, "handle");
  await expect.poll(() => textOf(second!, "handle")).toBe("undefined");
  await expect.poll(() => textOf(first!, "handle")).toBe("h4ndle_-");
  press(first!, "handle");
  await expect.poll(() => textOf(first!, "handle")).toBe("undefined");
});

test.each([
  ["kaunter-receipt-probe.1", 1],
  ["kaunter-receipt-probe.0", 0],
  ["kaunter-receipt-probe.7", 0],
  ["kaunter-unknown.1", 0],
  ["*.1", 0],
])(
  "with several equal elements on a page, the handle for %s goes to the one at %i, and the address is clean",
  async (name, place) => {
    const page = openHostPage(
      "<kaunter-receipt-probe></kaunter-receipt-probe><kaunter-receipt-probe></kaunter-receipt-probe>",
      { address: `/pay?a=1&kaunter-element=${name}&kaunter-return=h4ndle` },
    );
    await page.load(RECEIPT);
    expect(page.window.location.search).toBe("?a=1");
    const elements = [...page.document.querySelectorAll("kaunter-receipt-probe")];
    for (const [index, element] of elements.entries()) {
      await works(element);
      press(element, "handle");
      await expect.poll(() => textOf(element, "handle")).toBe(index === place ? "h4ndle" : "undefined");
      // The citizen who returns from the bank is led to the receipt, however far down the page it is.
      expect(given(element).arrived).toBe(index === place);
    }
  },
);

test("an element adds its own name to the return address when several elements show payments", async () => {
  const tag = "<kaunter-receipt-probe></kaunter-receipt-probe>";
  for (const [body, back] of [
    [tag, "/council/bayar"],
    [tag + tag, "/council/bayar?kaunter-element=kaunter-receipt-probe.1"],
  ] as const) {
    const page = openHostPage(body, { address: "/council/bayar" });
    await page.load(RECEIPT);
    const last = [...page.document.querySelectorAll("kaunter-receipt-probe")].at(-1)!;
    await works(last);
    expect(given(last).back).toBe(location.origin + back);
  }
});

test("an element that shows no payment leaves the handle to one that does", async () => {
  const page = openHostPage("<kaunter-probe></kaunter-probe>", { address: ADDRESS });
  await page.load(SEARCH);
  await works(page.document.querySelector("kaunter-probe")!);
  expect(page.window.location.search).toContain("kaunter-return=h4ndle_-");
});

test("a malformed handle is removed and given to no element", async () => {
  const page = openHostPage("<kaunter-receipt-probe></kaunter-receipt-probe>", {
    address: "/p?kaunter-return=%3Cb%3E",
  });
  await page.load(RECEIPT);
  const element = page.document.querySelector("kaunter-receipt-probe")!;
  await works(element);
  press(element, "handle");
  await expect.poll(() => textOf(element, "handle")).toBe("undefined");
  expect(page.window.location.search).toBe("");
});

const RECEIPT_TAG = `<kaunter-receipt-probe lang="en" api="https://live.example"`;

test("a page in test mode names its mode in the return address", async () => {
  const page = openHostPage(`${RECEIPT_TAG} mode="test"></kaunter-receipt-probe>`, {
    address: "/council/bayar",
  });
  answerAs(page, { "https://live.example": { is_test: true } });
  await page.load(RECEIPT);
  const element = page.document.querySelector("kaunter-receipt-probe")!;
  await expect.poll(() => given(element).back).toBe(`${location.origin}/council/bayar?kaunter-mode=test`);
});

test.each([
  ["live", "?kaunter-mode=test&kaunter-return=h4ndle"],
  ["test", "?kaunter-return=h4ndle"],
])(
  "after a payment in the other mode, a %s element shows no other payment and refuses to work",
  async (mode, search) => {
    const page = openHostPage(`${RECEIPT_TAG} mode="${mode}"></kaunter-receipt-probe>`, {
      address: `/p${search}`,
    });
    const errors: unknown[] = [];
    page.document.addEventListener("kaunter-error", ({ detail: { kind, code } }) =>
      errors.push([kind, code]),
    );
    await page.load(RECEIPT);
    const element = page.document.querySelector("kaunter-receipt-probe")!;
    await fails(element);
    expect(given(element)).toEqual({});
    await expect.poll(() => errors).toEqual([["configuration", "mode"]]);
    expect(page.window.location.search).toBe("");
  },
);

test("after a payment in test mode, an element in test mode gets the handle", async () => {
  const page = openHostPage(`${RECEIPT_TAG} mode="test"></kaunter-receipt-probe>`, {
    address: "/p?a=1&kaunter-mode=test&kaunter-return=h4ndle",
  });
  answerAs(page, { "https://live.example": { is_test: true } });
  await page.load(RECEIPT);
  const element = page.document.querySelector("kaunter-receipt-probe")!;
  await expect.poll(() => given(element).arrived).toBe(true);
  press(element, "handle");
  await expect.poll(() => textOf(element, "handle")).toBe("h4ndle");
  expect(page.window.location.search).toBe("?a=1");
});

test.each([
  ["?kaunter-return=x", ""],
  ["?a=1&kaunter-return=x&b=%20+", "?a=1&b=%20+"],
  ["?kaunter-returned=1", "?kaunter-returned=1"],
  ["", ""],
])("without its handle %j is %j", (search, rest) => {
  expect(withoutReturnHandle(search)).toBe(rest);
});

test("the bank returns to this page, or to the council's page for receipts, without a fragment", () => {
  const page = { href: "https://council.example/pay?a=1&kaunter-return=x#part" } as Location;
  expect(returnAddress(page, undefined)).toBe("https://council.example/pay?a=1");
  expect(returnAddress(page, "https://council.example/receipt?b=2#top")).toBe(
    "https://council.example/receipt?b=2",
  );
});
