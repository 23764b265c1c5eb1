import type { ReceiptKeeper } from "../screens/environment.tsx";

/** Keeps receipts on this device; its code is fetched with the first of them. */
export const RECEIPTS: ReceiptKeeper = {
  keep: (payment, token) =>
    void fetchKeeper().then(({ keepReceipt }) => keepReceipt(payment, token, new Date()), notKept),
  find: async (wanted) => (await fetchKeeper()).findReceipt(wanted),
  all: async () => (await fetchKeeper()).keptReceipts(),
  forget: async () => (await import("../stores/keptOnDevice.ts")).forgetKept(),
};

const fetchKeeper = () => import("../stores/keptReceipts.ts");

/** The part of the program that keeps them is not to be had: they are read from the server, as ever. */
function notKept(): void {}
