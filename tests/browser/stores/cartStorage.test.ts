import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sen } from "../../../src/domain/money.ts";
import { memoryCart, openCartDatabase } from "../../../src/stores/cart.ts";
import type { SavedItem } from "../../../src/stores/cartState.ts";
import { assessmentItem, compoundItem } from "../../unit/charges/samples.ts";
import { emptyRaw, rawEntries, rawShape, writeRaw } from "./rawCart.ts";

const always = () => true;
const only =
  (item: SavedItem) =>
  (items: readonly SavedItem[]): readonly SavedItem[] =>
    items.filter(({ id }) => id === item.id);

beforeEach(emptyRaw);

afterEach(() => {
  vi.restoreAllMocks();
});

async function onlyOne(cart: Awaited<ReturnType<typeof openCartDatabase>>): Promise<SavedItem> {
  const [item, ...rest] = await cart.all();
  if (item === undefined || rest.length > 0) throw new Error("one item was to be in the cart");
  return item;
}

describe("'an indexed database named cartDB (version 1), store items, with an auto-incremented id key'", () => {
  test("it has that form and no other store (rules 3.4, 9.14)", async () => {
    expect(await rawShape()).toEqual({
      name: "cartDB",
      version: 1,
      stores: [{ name: "items", keyPath: "id", autoIncrement: true }],
    });
  });

  test("'Fields: type, amount, council, added_cart_at, selection (assessment), ..., plus the searched record's own'", async () => {
    const cart = await openCartDatabase();
    await cart.add(assessmentItem(), always);
    const [entry] = await rawEntries();
    expect(entry).toEqual({
      id: expect.any(Number),
      _id: "110012345",
      type: "assessment",
      council: "mpt",
      added_cart_at: "2026-11-21T02:03:04.000Z",
      selection: 1,
      assessment_no: "110012345",
      name: "Siti binti Ahmad",
      house_no: "12",
      current_title: "CL 105012345",
      billed_quarter: 2,
      amount: "184.20",
      arrears: "184.20",
      current: "0.00",
      full_year: "0.00",
      discount: "0.00",
      landcess_effect: "0.00",
      balance: "184.20",
      full_payment: false,
      gst_amount: "0.00",
      special_discount: "0.00",
      paid_until: "2025/4",
    });
  });

  test("'Items are saved, listed and deleted individually', each with its own key (rule 3.4)", async () => {
    const cart = await openCartDatabase();
    expect(cart.lasting).toBe(true);
    await cart.add(assessmentItem(), always);
    await cart.add(compoundItem(), always);
    const [assessed, fined] = await cart.all();
    if (assessed === undefined || fined === undefined) throw new Error("two items were to be listed");
    expect(assessed).toEqual({ ...assessmentItem(), id: assessed.id });
    expect(fined).toEqual({ ...compoundItem(), id: fined.id });
    expect(fined.id).toBeGreaterThan(assessed.id);
    await cart.remove(only(assessed));
    expect(await cart.all()).toEqual([fined]);
  });

  test("a page that is opened later finds them (rule 3.4)", async () => {
    await (await openCartDatabase()).add(compoundItem(), always);
    expect(await (await openCartDatabase()).all()).toHaveLength(1);
  });

  test("an item that is added again gets a new key, whatever key it had", async () => {
    const cart = await openCartDatabase();
    await cart.add(compoundItem(), always);
    const first = await onlyOne(cart);
    await cart.add(first, always);
    const keys = (await cart.all()).map(({ id }) => id);
    expect(new Set(keys).size).toBe(2);
  });
});

describe("removing several items", () => {
  test("happens in one transaction, so an interruption removes none", async () => {
    const cart = await openCartDatabase();
    await cart.add(assessmentItem(), always);
    await cart.add(compoundItem(), always);
    const { delete: take } = IDBObjectStore.prototype;
    let taken = 0;
    vi.spyOn(IDBObjectStore.prototype, "delete").mockImplementation(function (this: IDBObjectStore, key) {
      const request = take.call(this, key);
      taken += 1;
      if (taken === 2) this.transaction.abort();
      return request;
    });
    const removing = cart
      .remove((items) => items)
      .then(
        () => "removed",
        () => "not removed",
      );
    expect(await removing).toBe("not removed");
    expect(await rawEntries()).toHaveLength(2);
  });

  test("reports the removed ones, without those that were removed meanwhile", async () => {
    for (const cart of [await openCartDatabase(), memoryCart()]) {
      await cart.add(assessmentItem(), always);
      await cart.add(compoundItem(), always);
      const [assessed] = await cart.all();
      if (assessed === undefined) throw new Error("two items were to be listed");
      expect(await cart.remove(only(assessed))).toEqual([assessed]);
      expect(await cart.remove(only(assessed))).toEqual([]);
      expect(await cart.all()).toMatchObject([{ type: "compound" }]);
    }
  });
});

describe("current amounts", () => {
  test("replace the old ones", async () => {
    const cart = await openCartDatabase();
    await cart.add(compoundItem(), always);
    const item = await onlyOne(cart);
    await cart.replace({ ...item, amount: sen(75_50) });
    expect(await onlyOne(cart)).toEqual({ ...item, amount: 75_50 });
    expect(await rawEntries()).toMatchObject([{ id: item.id, amount: "75.50" }]);
  });

  test("do not bring back a removed item", async () => {
    for (const cart of [await openCartDatabase(), memoryCart()]) {
      await cart.add(compoundItem(), always);
      const item = await onlyOne(cart);
      await cart.remove(only(item));
      await cart.replace(item);
      expect(await cart.all()).toEqual([]);
    }
  });
});

describe("entries that this version cannot read", () => {
  test.each([
    ["of a charge type that is not taken here", { type: "license", license_no: "R1", amount: "5.00" }],
    ["of no charge type", { amount: "5.00" }],
    ["with a third decimal", { ...compoundItem(), amount: "5.005" }],
    ["that lacks a field", { type: "compound", council: "mpt", amount: "5.00" }],
  ])("an entry %s is skipped, and stays stored", async (_what, entry) => {
    const key = await writeRaw(entry);
    const cart = await openCartDatabase();
    await cart.add(compoundItem(), always);
    const item = await onlyOne(cart);
    await cart.remove(only(item));
    expect(await rawEntries()).toEqual([{ ...entry, id: key }]);
  });

  test("an additional field does not hide an item", async () => {
    await (await openCartDatabase()).add(compoundItem(), always);
    const [{ id: _key, ...entry } = {}] = await rawEntries();
    await emptyRaw();
    await writeRaw({ ...entry, note: "from a newer portal" });
    expect(await (await openCartDatabase()).all()).toHaveLength(1);
  });
});

describe("a connection that does not last", () => {
  test("is closed for another tab that changes the database, and opened again when needed", async () => {
    const cart = await openCartDatabase();
    await cart.add(compoundItem(), always);
    await new Promise<void>((resolve, reject) => {
      const removal = indexedDB.deleteDatabase("cartDB");
      removal.onsuccess = () => resolve();
      removal.onblocked = () => reject(new Error("the connection was not given up"));
    });
    expect(await cart.all()).toEqual([]);
    expect(await cart.add(compoundItem(), always)).toBe(true);
    expect(await cart.all()).toHaveLength(1);
  });

  test("is opened again after the browser has closed it", async () => {
    const opening = vi.spyOn(indexedDB, "open");
    const cart = await openCartDatabase();
    const database: unknown = opening.mock.results[0]?.value.result;
    if (!(database instanceof IDBDatabase)) throw new Error("a database was to be opened");
    database.close();
    database.dispatchEvent(new Event("close"));
    expect(await cart.add(compoundItem(), always)).toBe(true);
    expect(await rawEntries()).toHaveLength(1);
  });

  test("is opened again when it was already closing, without the browser's event", async () => {
    const opening = vi.spyOn(indexedDB, "open");
    const cart = await openCartDatabase();
    const database: unknown = opening.mock.results[0]?.value.result;
    if (!(database instanceof IDBDatabase)) throw new Error("a database was to be opened");
    database.close();
    expect(await cart.add(compoundItem(), always)).toBe(true);
    expect(await cart.all()).toHaveLength(1);
  });
});

test("an item is in the cart only after the disk has it", async () => {
  const cart = await openCartDatabase();
  const { add } = IDBObjectStore.prototype;
  // A full disk: the request succeeds and the transaction fails.
  vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(function (this: IDBObjectStore, value) {
    const request = add.call(this, value);
    request.addEventListener("success", () => this.transaction.abort());
    return request;
  });
  const adding = cart.add(compoundItem(), always).then(
    () => "added",
    () => "not added",
  );
  expect(await adding).toBe("not added");
  expect(await cart.all()).toEqual([]);
});
