import "../../widgets/kaunter-pay.ts";
import "../../widgets/kaunter-search.ts";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { COMPOUND } from "../browser/cart/samples.ts";
import { emptyRaw } from "../browser/stores/rawCart.ts";
import { works } from "./elementQueries.ts";
import { place } from "./probes/place.ts";

/** An editor of the host page writes a region again after the citizen found a bill there. */

beforeEach(emptyRaw);

/** A portal that knows one compound. */
function portalWithACompound() {
  const api = `https://${crypto.randomUUID()}.example`;
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(api)) return network(input, init);
    if (request.url.endsWith("/compounds")) return Response.json({ rows: [COMPOUND] });
    return Response.json(request.url.endsWith("/search") ? COMPOUND : {});
  };
  onTestFinished(() => {
    globalThis.fetch = network;
  });
  return api;
}

async function openWithFoundBill(tag: "kaunter-search" | "kaunter-pay" = "kaunter-search") {
  const ground = place(
    `<${tag} council="mpt" api="${portalWithACompound()}" charge="compound" lang="en"></${tag}>`,
  );
  const element = () => ground.querySelector(tag)!;
  const text = () => element().shadowRoot?.textContent ?? "";
  const numberField = () => element().shadowRoot!.querySelector<HTMLInputElement>("input[name=number]")!;
  await works(element());
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(numberField(), "C2600123");
  numberField().dispatchEvent(new Event("input", { bubbles: true }));
  element().shadowRoot!.querySelector<HTMLButtonElement>("button[type=submit]")!.click();
  await expect.poll(text).toContain("Add to cart");
  const writeAnew = () => {
    const { innerHTML } = ground;
    ground.innerHTML = innerHTML;
  };
  const leaveSearch = async () => {
    element().shadowRoot!.querySelector<HTMLInputElement>("input[value=parking]")!.click();
    await expect.poll(text).not.toContain("Add to cart");
  };
  return { element, text, numberField, writeAnew, leaveSearch };
}

test.each(["kaunter-search", "kaunter-pay"] as const)(
  "the %s that replaces one with a found bill finds the bill again, without taking the focus",
  async (tag) => {
    const { element, text, numberField, writeAnew } = await openWithFoundBill(tag);
    const former = element();
    const own = document.body.appendChild(document.createElement("input"));
    onTestFinished(() => own.remove());
    own.focus();
    writeAnew();
    expect(element()).not.toBe(former);
    await expect.poll(text).toContain("Add to cart");
    expect(numberField().value).toBe("C2600123");
    expect(document.activeElement).toBe(own);
  },
);

test("a search that was left after one replacement does not come back after the next", async () => {
  const { element, text, numberField, writeAnew, leaveSearch } = await openWithFoundBill();
  writeAnew();
  await expect.poll(text).toContain("Add to cart");
  await leaveSearch();
  writeAnew();
  await works(element());
  expect(numberField().value).toBe("");
  expect(text()).not.toContain("Add to cart");
});

test("the element that replaces one whose search was left begins with an empty search", async () => {
  const { element, text, numberField, writeAnew, leaveSearch } = await openWithFoundBill();
  await leaveSearch();
  writeAnew();
  await works(element());
  expect(numberField().value).toBe("");
  expect(text()).not.toContain("Add to cart");
});
