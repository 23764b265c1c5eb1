import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { isStatusToken } from "../../domain/identifiers.ts";
import { licenceValue } from "../../domain/licenceKey.ts";
import type { Again } from "../stories/again.ts";
import { offline, unanswered } from "../stories/network.ts";
import { PAYMENTS, STATUS_TOKEN as TOKEN } from "../stories/recordedAnswers.ts";
import { LICENCES, PICTURES } from "../stories/recordedLicences.ts";
import { answering, onRecordedPortal, refusal } from "../stories/recordedPortal.tsx";
import { PdfScreen } from "./PdfScreen.tsx";

const byLink = isStatusToken(TOKEN) ? { statusToken: TOKEN } : {};

const meta: Meta<typeof PdfScreen> = {
  component: PdfScreen,
  title: "Screens/Pdf",
  decorators: [onRecordedPortal(byLink)],
  parameters: {
    without: { "long-text": "it shows the pictures of a document's pages, whose texts print breaks" },
  },
};

export default meta;

type Story = StoryObj<typeof PdfScreen>;

/** A licence of the operasi template. */
const OPERATION = LICENCES[0]!;

/** The first PDF takes long, because the browser loads the code that makes it. */
const PATIENCE = { timeout: 50_000 };

/** The page shows the receipt's number, in any language. */
const drawn: Again["again"] = async ({ canvas }) => {
  const page = await canvas.findByRole("region", { name: /1.*1/ }, PATIENCE);
  await waitFor(() => expect(page).toHaveTextContent("K261121ABCDEFGHJK"), PATIENCE);
};

/** The text layer covers the picture and grows with it. */
export const Receipt: Story = {
  tags: ["filled"],
  parameters: { again: drawn } satisfies Again,
  beforeEach: () => answering({ [`/api/payments/${TOKEN}`]: PAYMENTS.paid }),
  play: async ({ canvas, userEvent }) => {
    const page = await canvas.findByRole("region", { name: "Halaman 1 daripada 1" }, PATIENCE);
    await waitFor(() => expect(page).toHaveTextContent("Resit Rasmi"), PATIENCE);
    const before = page.getBoundingClientRect().width;
    await userEvent.click(canvas.getByRole("button", { name: "Besarkan" }));
    await expect(canvas.getByText("125 %", { ignore: "[role] *" })).toBeVisible();
    await waitFor(() => expect(page.getBoundingClientRect().width).toBeGreaterThan(before));
    await expect(canvas.getByRole("button", { name: "Muat turun PDF" })).toBeVisible();
  },
};

/** An unpaid payment gets a notice, which says that it is not a receipt. */
export const NotPaidYet: Story = {
  beforeEach: () => answering({ [`/api/payments/${TOKEN}`]: PAYMENTS.pending }),
  play: async ({ canvas }) => {
    const page = await canvas.findByRole("region", { name: "Halaman 1 daripada 1" }, PATIENCE);
    await waitFor(() => expect(page).toHaveTextContent("Bukan Resit"), PATIENCE);
  },
};

const { license_no: number } = OPERATION.license;
const licence = { ...byLink, licence: licenceValue({ number, year: 2027 }) };

/** A renewed licence with its pictures. */
export const Licence: Story = {
  name: "Licence (rule 2.12)",
  decorators: [onRecordedPortal(licence)],
  beforeEach: () =>
    answering({
      ...PICTURES,
      [`/digital_license/${number}-2027`]: OPERATION,
    }),
  play: async ({ canvas }) => {
    const page = await canvas.findByRole("region", { name: /^Halaman 1 daripada/ }, PATIENCE);
    await waitFor(() => expect(page).toHaveTextContent(number), PATIENCE);
    await expect(canvas.getByRole("button", { name: "Lihat lesen" })).toBeVisible();
  },
};

/** The screen links to the licence's own page, which gives the reason. */
export const NoLicence: Story = {
  decorators: [onRecordedPortal(licence)],
  beforeEach: () =>
    answering({
      [`/digital_license/${number}-2027`]: refusal(404, "missing"),
      [`/api/payments/${TOKEN}`]: PAYMENTS.paid,
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Lesen ini tidak dapat ditunjukkan di sini.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Lihat lesen" })).toBeVisible();
  },
};

/** The council asks a payer for a fact from the bill first. */
export const NeedsFact: Story = {
  name: "Needs Fact (rule 6.11)",
  decorators: [onRecordedPortal(licence)],
  beforeEach: () => answering({ [`/digital_license/${number}-2027`]: refusal(403, "bill_fact_needed") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/meminta empat aksara terakhir/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Lihat lesen" })).toBeVisible();
  },
};

/** The server fails, and the screen offers a retry. */
export const NoAnswer: Story = {
  tags: ["error"],
  beforeEach: () => answering({ [`/api/payments/${TOKEN}`]: 503 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cuba lagi" })).toBeVisible();
  },
};

export const UnknownLink: Story = {
  beforeEach: () => answering({ [`/api/payments/${TOKEN}`]: refusal(404, "missing") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tiada bayaran kami yang sepadan/)).toBeVisible();
  },
};

export const NothingNamed: Story = {
  tags: ["empty"],
  decorators: [onRecordedPortal({})],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tiada dokumen dipilih.")).toBeVisible();
  },
};

export const Loading: Story = { tags: ["loading"], beforeEach: () => unanswered({}, "/api/payments") };

export const Offline: Story = { ...NoAnswer, tags: ["offline"], beforeEach: () => offline() };
