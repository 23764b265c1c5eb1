import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PouchDB from "pouchdb";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Transaction } from "../../../../demo/gateways/fpx/transaction.ts";
import {
  memoryTransactionStore,
  pouchTransactionStore,
  type TransactionStore,
} from "../../../../demo/gateways/fpx/transactionStore.ts";
import { fakeMerchant, type Keys, makeKeys, REQUEST } from "./fakeMerchant.ts";

let folder: string;
let keys: Keys;
let opened: PouchDB.Database[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kaunter-fpx-"));
  keys = await makeKeys();
});

afterEach(async () => {
  await Promise.all(opened.map((database) => database.close()));
  opened = [];
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

function openPouch(name: string): TransactionStore {
  const database = new PouchDB(join(folder, name));
  opened.push(database);
  return pouchTransactionStore(database);
}

const transaction = (orderNumber: string): Transaction => ({
  request: { ...REQUEST, fpx_sellerExOrderNo: orderNumber, fpx_msgType: "AR", fpx_checkSum: "AB" },
  fpxTxnId: "2612011200000001",
  fpxTxnTime: "20261201120000",
  state: { kind: "open" },
});

describe.each([
  ["in memory", () => memoryTransactionStore()],
  ["in PouchDB", () => openPouch("contract")],
] as const)("a store %s", (name, open) => {
  test("stores an order number once", async () => {
    const store = open();
    const order = `_ONCE ${name}/é`;
    const added = await Promise.all([store.add(transaction(order)), store.add(transaction(order))]);
    expect(added.sort()).toEqual([false, true]);
    expect(await store.find(order)).toEqual(transaction(order));
    expect(await store.find("NOBODY")).toBeUndefined();
  });

  test("applies simultaneous changes one after another", async () => {
    const store = open();
    await store.add(transaction("RACE"));
    const decide = (code: string) =>
      store.change("RACE", (current) =>
        current.state.kind === "open" ? { ...current, state: { kind: "refused", code } } : undefined,
      );
    const changed = await Promise.all([decide("51"), decide("57"), decide("48")]);
    const [winner, ...others] = changed.filter((version) => version !== undefined);
    expect(others).toEqual([]);
    expect(await store.find("RACE")).toEqual(winner);
  });

  test("changes no unknown order", async () => {
    expect(await open().change("NOBODY", (current) => current)).toBeUndefined();
  });
});

test("an exchange that restarts over its database remembers the decisions", async () => {
  const before = fakeMerchant(keys, openPouch("restart"));
  await before.pay();
  await before.choose("approve");
  await Promise.all(opened.splice(0).map((database) => database.close()));

  const after = fakeMerchant(keys, openPouch("restart"));
  expect(await after.ask()).toMatchObject({ code: "00" });
  expect(await after.indirect(await after.pay())).toMatchObject({ fpx_debitAuthCode: "45" });
});
