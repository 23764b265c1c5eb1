import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { deskStates } from "../../screens/stories/deskStates.ts";
import { EXPORT_TICKET, nextDownload } from "../../screens/stories/download.ts";
import { fits } from "../../screens/stories/fits.ts";
import { LONG_NAME } from "../../screens/stories/longTexts.ts";
import { type Answer, answering, onRecordedPortal } from "../../screens/stories/recordedPortal.tsx";
import { logInto } from "../../screens/stories/recordedReviewQueue.ts";
import { wholeText } from "../../screens/stories/wholeText.ts";
import { AuditPage } from "./AuditPage.tsx";

/** The audit log of the central team. */
const meta: Meta<typeof AuditPage> = {
  component: AuditPage,
  title: "Desk/Audit",
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof AuditPage>;

const SEARCH = "/api/admin/audit/search";
const EXPORT = "/api/admin/audit/export";

const entry = (number: number, more: object) => ({
  id: `2026112102${number}`,
  at: `2026-11-21T02:${59 - number}:00.000Z`,
  by: "aminah@majlis.my",
  payments: 0,
  orders: [],
  ...more,
});

const ENTRIES = {
  entries: [
    entry(1, { what: "payment_read", payments: 1, orders: ["K261121ABCDEFGHJK"] }),
    entry(2, {
      what: "user_changed",
      by: "david@majlis.my",
      target: "siti@majlis.my: support > finance:mpt",
    }),
    entry(7, { what: "user_changed", by: "david@majlis.my", target: "ali@majlis.my: auditor > " }),
    entry(4, { what: "configuration_changed", target: "closing, validity.closing, councils.mpt.charges" }),
    entry(5, { what: "council_changed", target: "mpt: contact, logo" }),
    entry(6, { what: "council_key_revoked", target: "mpt: k8h2" }),
    entry(3, {
      what: "review_queue_read",
      payments: 40,
      orders: ["K261121ABCDEFGHJK", "K261121ABCDEFGHJM", "K261121ABCDEFGHJN"],
    }),
  ],
  next: "20261121023",
};

const NONE = { entries: [], next: null };

const AUDITOR = { ok: true, userCtx: { name: "omar@majlis.my", roles: ["auditor"] } };

const withAnswers = (answers: Readonly<Record<string, Answer>>) => () => {
  logInto(AUDITOR);
  return answering(answers);
};

export const Shown: Story = {
  tags: ["filled"],
  beforeEach: withAnswers({ [SEARCH]: ENTRIES }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(wholeText("siti@majlis.my Sokongan → Kewangan\u00a0· Tawau")),
    ).toBeVisible();
    await expect(canvas.getByText(/dan 37 lagi$/)).toBeVisible();
    for (const words of [
      "Tutup kaunter, Tutup kaunter (tempoh), Tawau · Caj yang ditawarkan",
      "Tawau · Maklumat hubungan, Jata",
      "Tawau · k8h2",
      "ali@majlis.my Juruaudit → tiada peranan",
    ])
      await expect(canvas.getByText(wholeText(words))).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Halaman seterusnya" })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "narrow" } },
  beforeEach: withAnswers({ [SEARCH]: ENTRIES }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(wholeText("siti@majlis.my Sokongan → Kewangan\u00a0· Tawau")),
    ).toBeVisible();
    await fits();
  },
};

/** A wrong day is named at its field, and the search waits. Clear empties every field. */
export const Searched: Story = {
  beforeEach: withAnswers({ [SEARCH]: NONE }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Orang"), "david@majlis.my");
    await userEvent.selectOptions(canvas.getByLabelText("Tindakan"), "user_changed");
    await userEvent.type(canvas.getByLabelText("Dari"), "31/02/2026{Enter}");
    await expect(canvas.getByLabelText("Dari")).toHaveAttribute("aria-invalid", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Kosongkan" }));
    await expect(canvas.getByLabelText("Dari")).not.toHaveAttribute("aria-invalid");
    await expect(canvas.getByLabelText("Orang")).toHaveValue("");
  },
};

export const Exported: Story = {
  beforeEach: withAnswers({ [SEARCH]: ENTRIES, [EXPORT]: EXPORT_TICKET }),
  play: async ({ canvas, userEvent }) => {
    const saved = nextDownload();
    await userEvent.click(await canvas.findByRole("button", { name: "Eksport sebagai CSV" }));
    await expect(await saved).toBe(`${EXPORT}/${EXPORT_TICKET.ticket}`);
  },
};

export const Empty: Story = {
  tags: ["empty"],
  beforeEach: withAnswers({ [SEARCH]: NONE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tiada catatan yang sepadan dengan carian ini.")).toBeVisible();
  },
};

const STATES = deskStates(SEARCH, { session: AUDITOR });

export const Loading = STATES.loading;

export const ServerAway = STATES.serverAway;

/** The role was taken away while the page was open. */
export const Forbidden = STATES.forbidden;

export const Offline = STATES.offline;

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: withAnswers({
    [SEARCH]: { entries: [entry(1, { what: "user_created", target: LONG_NAME, by: LONG_NAME })], next: null },
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByText(LONG_NAME);
    await fits();
  },
};
