import "../../widgets/kaunter-search.ts";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { emptyRaw } from "../browser/stores/rawCart.ts";
import { works } from "./elementQueries.ts";
import { place } from "./probes/place.ts";

/**
 * The start of `kaunter-search` as its page sets it: `council`, `charge`, `account` and `lang`, also when a script changes them.
 */

beforeEach(emptyRaw);

const ACCOUNT = { type: "parking", holder: "Sit* *****" };

/** A portal that knows every parking account, and the numbers that were searched. */
function portal(): { readonly api: string; readonly asked: string[] } {
  const asked: string[] = [];
  const api = `https://${crypto.randomUUID()}.example`;
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(api)) return network(input, init);
    if (!request.url.endsWith("/search")) return Response.json({});
    const { council, payment_type, _id } = await request.json();
    asked.push(`${council} ${payment_type} ${_id}`);
    return Response.json({ ...ACCOUNT, _id, council, account_no: _id });
  };
  onTestFinished(() => {
    globalThis.fetch = network;
  });
  return { api, asked };
}

async function searchOn(api: string, attributes: string) {
  const element = place(`<kaunter-search api="${api}" ${attributes}></kaunter-search>`).querySelector(
    "kaunter-search",
  )!;
  await works(element);
  const find = <Found extends Element>(selector: string) =>
    element.shadowRoot!.querySelector<Found>(selector);
  return {
    element,
    number: () => find<HTMLInputElement>("input[name=number]")?.value,
    charge: () => find<HTMLInputElement>("input[name=charge]:checked")?.value,
    found: () => find("article")?.textContent ?? "",
  };
}

test("the number is searched at once, and the focus stays where it is", async () => {
  const { api, asked } = portal();
  const search = await searchOn(api, 'council="mps" charge="parking" account=" p130001 "');
  await expect.poll(search.found).toContain("P130001");
  expect(asked).toEqual(["mps parking P130001"]);
  expect([search.number(), search.charge()]).toEqual(["p130001", "parking"]);
  expect(document.activeElement).toBe(document.body);
});

test("a script may set another number, charge type, council or language", async () => {
  const { api, asked } = portal();
  const search = await searchOn(api, 'council="mpt" charge="parking" account="P1" lang="en"');
  await expect.poll(search.found).toContain("P1");
  search.element.account = "P2";
  await expect.poll(search.found).toContain("P2");
  search.element.council = "dbkk";
  await expect.poll(() => asked.at(-1)).toBe("dbkk parking P2");
  await expect.poll(search.found).toContain("P2");
  const count = asked.length;
  search.element.lang = "ms";
  await expect.poll(search.found).toContain("Tambah nilai");
  // Another language starts no search and keeps the result.
  expect(asked).toHaveLength(count);
  search.element.charge = "compound";
  await expect.poll(search.charge).toBe("compound");
  expect(document.activeElement).toBe(document.body);
});

test("a charge type without a number is chosen, and nothing is searched", async () => {
  const { api, asked } = portal();
  const search = await searchOn(api, 'charge="trading_license"');
  await expect.poll(search.charge).toBe("license");
  expect(search.number()).toBe("");
  expect(asked).toEqual([]);
});

test("an invalid number is reported in the element, and is not sent", async () => {
  const { api, asked } = portal();
  const search = await searchOn(api, 'charge="license" account="- - -"');
  await expect.poll(search.number).toBe("- - -");
  await expect.poll(() => search.element.shadowRoot!.querySelector("[aria-invalid=true]")).not.toBeNull();
  expect(asked).toEqual([]);
});
