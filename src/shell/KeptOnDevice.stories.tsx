import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { readPayment } from "../api/payments.ts";
import { digitalLicenceCodec } from "../api/schemas/digitalLicence.ts";
import { licenceValue } from "../domain/licenceKey.ts";
import { PORTRAIT } from "../print/stories/pictures.ts";
import { LicenceScreen } from "../screens/licence/LicenceScreen.tsx";
import { KeptDocuments } from "../screens/parts/documents/KeptDocuments.tsx";
import { ReceiptScreen } from "../screens/receipt/ReceiptScreen.tsx";
import { offline } from "../screens/stories/network.ts";
import { PAYMENTS } from "../screens/stories/recordedAnswers.ts";
import { LICENCES } from "../screens/stories/recordedLicences.ts";
import { answering, onRecordedPortal } from "../screens/stories/recordedPortal.tsx";
import { keepLicence } from "../stores/keptLicences.ts";
import { deleteKept } from "../stores/keptOnDevice.ts";
import { keepReceipt } from "../stores/keptReceipts.ts";
import { DEVICE } from "./deviceKeeper.ts";

/** The documents that this device stores, shown while no server answers. */

const PAYMENT = readPayment(PAYMENTS.paid);
const LICENCE = LICENCES.map((wire) => digitalLicenceCodec.read(wire))[0]!;
const KEY = { number: LICENCE.license.license_no, year: 2027 };
const READ_AT = new Date("2026-11-21T02:10:00Z");

const meta: Meta = {
  title: "Shell/KeptOnDevice",
  beforeEach: async () => {
    await deleteKept();
    await keepReceipt(PAYMENT, undefined, READ_AT);
    const pictures = { logo: undefined, photo: PORTRAIT, signature: undefined };
    await keepLicence({ key: KEY, licence: LICENCE, pictures, readAt: READ_AT });
    const end = answering({});
    return async () => {
      end();
      await deleteKept();
    };
  },
};

export default meta;

const TIME = /setakat 21\/11\/2026 10:10 AM \(waktu Malaysia\)/;

export const Receipt: StoryObj = {
  decorators: [onRecordedPortal({ payment: PAYMENT._id, device: DEVICE })],
  render: () => <ReceiptScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Resit ini disimpan pada peranti anda")).toBeVisible();
    await expect(canvas.getByText(TIME)).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Resit" })).toBeVisible();
  },
};

export const Licence: StoryObj = {
  decorators: [
    onRecordedPortal({
      licence: licenceValue(KEY),
      council: LICENCE.council,
      canLogIn: true,
      device: DEVICE,
    }),
  ],
  beforeEach: () => offline(),
  render: () => <LicenceScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Lesen ini disimpan pada peranti anda")).toBeVisible();
    await expect(canvas.getByText(TIME)).toBeVisible();
  },
};

export const Both: StoryObj = {
  decorators: [onRecordedPortal({ device: DEVICE })],
  render: () => <KeptDocuments />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Padamkan dari peranti ini" })).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
  },
};

export const Deleted: StoryObj = {
  ...Both,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Padamkan dari peranti ini" }));
    await expect(await canvas.findByText("Semuanya telah dipadamkan dari peranti ini.")).toBeVisible();
    await expect(canvas.queryAllByRole("article")).toHaveLength(0);
  },
};
