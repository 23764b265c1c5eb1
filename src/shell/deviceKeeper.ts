import type { DeviceKeeper } from "../screens/environment.tsx";
import {
  clearFromDevice,
  followPayer,
  forgetPayer,
  readPayer,
  rememberPayer,
} from "../stores/rememberedPayer.ts";

/** Stores the documents that the citizen opened, and the payer, on this device. The documents' code loads at the first use. */
export const DEVICE: DeviceKeeper = {
  keepReceipt: (payment, token) =>
    void fetchReceipts().then(({ keepReceipt }) => keepReceipt(payment, token, new Date()), notKept),
  findReceipt: async (wanted) => (await fetchReceipts()).findReceipt(wanted),
  receipts: async () => (await fetchReceipts()).keptReceipts(),
  keepLicence: (shown) =>
    void fetchLicences().then(({ keepLicence }) => keepLicence({ ...shown, readAt: new Date() }), notKept),
  findLicence: async (council, key) => (await fetchLicences()).findLicence(council, key),
  licences: async () => (await fetchLicences()).keptLicences(),
  payer: readPayer,
  rememberPayer,
  forgetPayer,
  followPayer,
  forget: async () => {
    forgetPayer();
    clearFromDevice();
    await (await import("../stores/keptOnDevice.ts")).deleteKept();
  },
};

const fetchReceipts = () => import("../stores/keptReceipts.ts");
const fetchLicences = () => import("../stores/keptLicences.ts");

/** The code failed to load. The portal then reads documents from the server only. */
function notKept(): void {}
