import type { DeviceKeeper } from "../screens/environment.tsx";

/** Keeps what was opened on this device; its code is fetched with the first of it. */
export const DEVICE: DeviceKeeper = {
  keepReceipt: (payment, token) =>
    void fetchReceipts().then(({ keepReceipt }) => keepReceipt(payment, token, new Date()), notKept),
  findReceipt: async (wanted) => (await fetchReceipts()).findReceipt(wanted),
  receipts: async () => (await fetchReceipts()).keptReceipts(),
  keepLicence: (shown) =>
    void fetchLicences().then(({ keepLicence }) => keepLicence({ ...shown, readAt: new Date() }), notKept),
  findLicence: async (council, key) => (await fetchLicences()).findLicence(council, key),
  licences: async () => (await fetchLicences()).keptLicences(),
  forget: async () => (await import("../stores/keptOnDevice.ts")).deleteKept(),
};

const fetchReceipts = () => import("../stores/keptReceipts.ts");
const fetchLicences = () => import("../stores/keptLicences.ts");

/** The part of the program that keeps them is not to be had: they are read from the server, as ever. */
function notKept(): void {}
