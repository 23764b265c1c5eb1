import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { deskStates } from "../../screens/stories/deskStates.ts";
import { fits } from "../../screens/stories/fits.ts";
import { type Answer, answering, onRecordedPortal } from "../../screens/stories/recordedPortal.tsx";
import { FINANCE_SESSION, logInto } from "../../screens/stories/recordedReviewQueue.ts";
import { RemittancesPage } from "./RemittancesPage.tsx";

/** The remittances of one council, and the reports of a month and a year. */
const meta: Meta<typeof RemittancesPage> = {
  component: RemittancesPage,
  title: "Desk/Remittances",
  parameters: { without: { "long-text": "nobody writes a text of this page" } },
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof RemittancesPage>;

const LIST = "/api/admin/remittances";

const total = (lines: number, amount: string) => ({ lines, amount });
const NONE = total(0, "0.00");

const ROWS = [
  {
    remittance: "mpt-2026-12",
    day: "2026-11-20",
    closed_at: "2026-11-20T18:00:00.000Z",
    total: total(57, "8904.10"),
    payments: total(55, "9164.10"),
    refunds: total(1, "-200.00"),
    chargebacks: total(1, "-60.00"),
    acknowledged_at: null,
    delivered: ["email"],
  },
  {
    remittance: "mpt-2026-11",
    day: "2026-11-19",
    closed_at: "2026-11-19T18:00:00.000Z",
    total: total(41, "6120.50"),
    payments: total(41, "6120.50"),
    refunds: NONE,
    chargebacks: NONE,
    acknowledged_at: "2026-11-20T00:04:00.000Z",
    delivered: ["webhook", "email"],
  },
];

const SENDING = {
  channel: "email",
  delivered_through: "mpt-2026-12",
  delivered_at: "2026-11-20T18:01:00.000Z",
  stopped_at: null,
};

const STOPPED = {
  channel: "webhook",
  delivered_through: "mpt-2026-11",
  delivered_at: "2026-11-19T18:01:00.000Z",
  stopped_at: "2026-11-21T02:00:00.000Z",
};

const PAGE = { remittances: ROWS, deliveries: [SENDING, STOPPED], next: "mpt-2026-11" };
const EMPTY = { remittances: [], deliveries: [], next: null };

const OFFICER = { ok: true, userCtx: { name: "hasil@mpt.my", roles: ["finance:mpt"] } };

const withAnswers =
  (answers: Readonly<Record<string, Answer>>, session = FINANCE_SESSION) =>
  () => {
    logInto(session);
    return answering(answers);
  };

/** A stopped delivery is said above the list. */
export const Shown: Story = {
  tags: ["filled"],
  beforeEach: withAnswers({ [LIST]: PAGE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("rowheader", { name: "mpt-2026-12" })).toBeVisible();
    await expect(canvas.getByText("Panggilan program: majlis tidak dapat dihubungi")).toBeVisible();
    await expect(canvas.getByText("Diakui terima 20/11/2026 08:04 AM")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Halaman seterusnya" })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "narrow" } },
  beforeEach: withAnswers({ [LIST]: PAGE }),
  play: async ({ canvas }) => {
    await canvas.findByRole("rowheader", { name: "mpt-2026-12" });
    await fits();
  },
};

/** An officer of one council finds this council only, also for the reports. */
export const OfOneCouncil: Story = {
  beforeEach: withAnswers({ [LIST]: PAGE }, OFFICER),
  play: async ({ canvas }) => {
    await canvas.findByRole("rowheader", { name: "mpt-2026-12" });
    for (const select of canvas.getAllByLabelText("Majlis"))
      await expect([...select.children].map(({ textContent }) => textContent)).toEqual([
        "Majlis Perbandaran Tawau",
      ]);
    await expect(canvas.getByRole("link", { name: "Buka halaman untuk dicetak" })).toHaveAttribute(
      "href",
      expect.stringMatching(/api\/admin\/reports\/\d{4}-\d\d\?format=page&language=ms&council=mpt$/),
    );
  },
};

export const Saved: Story = {
  beforeEach: withAnswers({ [LIST]: PAGE, [`${LIST}/mpt-2026-12/pdf`]: new Response("%PDF-") }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Simpan mpt-2026-12.pdf" }));
    await expect(await canvas.findByText("mpt-2026-12.pdf telah disimpan.")).toBeInTheDocument();
  },
};

/** The report of a year is saved as a table. */
export const Reported: Story = {
  beforeEach: withAnswers({ [LIST]: EMPTY, "/api/admin/reports/2026": new Response("period\r\n") }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText("Tempoh"), "2026");
    await userEvent.click(canvas.getByRole("button", { name: "Eksport sebagai CSV" }));
    const [said] = await canvas.findAllByText("2026.csv telah disimpan.");
    await expect(said).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ["empty"],
  beforeEach: withAnswers({ [LIST]: EMPTY }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Majlis ini belum mempunyai penyerahan.")).toBeVisible();
  },
};

const STATES = deskStates(LIST);

export const Loading = STATES.loading;

export const ServerAway = STATES.serverAway;

/** The role was taken away while the page was open. */
export const Forbidden = STATES.forbidden;

export const Offline = STATES.offline;
