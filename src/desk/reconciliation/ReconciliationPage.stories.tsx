import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import {
  type ReportProblem,
  type ReportProblemValues,
  reportProblemInEnglish,
} from "../../domain/reconciliation/reportProblems.ts";
import { deskStates } from "../../screens/stories/deskStates.ts";
import { fits } from "../../screens/stories/fits.ts";
import { LONG_NAME } from "../../screens/stories/longTexts.ts";
import { CHANGED_MEANWHILE } from "../../screens/stories/recordedConfiguration.ts";
import { type Answer, answering, onRecordedPortal, refusal } from "../../screens/stories/recordedPortal.tsx";
import { FINANCE_SESSION, logInto } from "../../screens/stories/recordedReviewQueue.ts";
import { ReconciliationPage } from "./ReconciliationPage.tsx";

/** The settlement reports of the gateways, and the differences that nobody has ended. */
const meta: Meta<typeof ReconciliationPage> = {
  component: ReconciliationPage,
  title: "Desk/Reconciliation",
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof ReconciliationPage>;

const LIST = "/api/admin/settlement-differences";
const REPORTS = "/api/admin/settlement-reports/fpx";

const HASH = "ab".repeat(32);

const UNPAID = {
  difference: "11".repeat(32),
  kind: "unknown_to_us",
  reason: "not_paid",
  gateway: "fpx",
  report: HASH,
  line: 12,
  payout: "FPX-20261120-01",
  order_number: "K261119ABCDEFGHJK",
  transaction: "2611191016090001",
  paid_on: "2026-11-19",
  payment_id: "0123456789abcdef0123456789abcdef",
  reported: "84.00",
  ours: "84.00",
  found_at: "2026-11-20T03:00:00.000Z",
  status: "open",
  owner: "david@majlis.my",
  confirmed_by: "david@majlis.my",
  log: [
    { at: "2026-11-20T03:00:00.000Z", what: "found", by: null, note: null },
    { at: "2026-11-20T04:00:00.000Z", what: "taken", by: "david@majlis.my", note: null },
    { at: "2026-11-20T05:00:00.000Z", what: "confirmed", by: "david@majlis.my", note: "Penyata, baris 12" },
  ],
  version: 3,
  actions: ["take", "resolve", "confirm"],
};

const CHARGEBACK = {
  ...UNPAID,
  difference: "22".repeat(32),
  kind: "chargeback",
  reason: null,
  gateway: "card",
  order_number: "K261110ABCDEFGHJM",
  owner: "aminah@majlis.my",
  confirmed_by: null,
  log: UNPAID.log.slice(0, 2),
  version: 2,
  actions: ["take", "resolve", "charge_back"],
};

const PAGE = { differences: [UNPAID, CHARGEBACK], next: CHARGEBACK.difference };
const EMPTY = { differences: [], next: null };

const REPORT = {
  gateway: "fpx",
  report: HASH,
  read_at: "2026-11-21T02:00:00.000Z",
  by: "aminah@majlis.my",
  payouts: [
    {
      payout: "FPX-20261120-01",
      value_date: "2026-11-20",
      amount: "1374.00",
      lines: 3,
      gross: "1385.00",
      fees: "11.00",
    },
  ],
  from: "2026-11-19",
  through: "2026-11-19",
  results: { matched: 1, missing_at_gateway: 0, unknown_to_us: 1, amount_differs: 0, in_transit: 14 },
  chargebacks: 0,
  pages: 1,
};

const refusedReport = (problem_kind: ReportProblem, problem_values: ReportProblemValues) =>
  Response.json(
    {
      error: "unprocessable_content",
      reason: "invalid_request",
      problem: reportProblemInEnglish(problem_kind, problem_values),
      problem_kind,
      problem_values,
      may_be_confirmed: problem_kind === "foreign_report",
    },
    { status: 422 },
  );

const FOREIGN = () => refusedReport("foreign_report", { unknown: "120", payments: "140" });

const WRONG_AMOUNT = () => refusedReport("no_amount", { line: "2", column: "Amount (RM)", cell: '"eighty"' });

const AUDITOR = { ok: true, userCtx: { name: "omar@majlis.my", roles: ["auditor"] } };

const withAnswers =
  (answers: Readonly<Record<string, Answer>>, session = FINANCE_SESSION) =>
  () => {
    logInto(session);
    return answering(answers);
  };

const csv = () => new File(["kind,payout\r\n"], "settlement.csv", { type: "text/csv" });

/** The second person confirms a line that another one confirmed first. Only the owner ends a difference. */
export const Shown: Story = {
  tags: ["filled"],
  beforeEach: withAnswers({ [LIST]: PAGE }),
  play: async ({ canvas }) => {
    const [unpaid, chargeback] = await canvas.findAllByRole("article");
    if (unpaid === undefined || chargeback === undefined) throw new Error("not two differences");
    await expect(within(unpaid).getByText(/^david@majlis.my telah mengesahkannya dahulu/)).toBeVisible();
    await expect(within(unpaid).queryByRole("button", { name: "Tamatkan sebagai selesai" })).toBeNull();
    await expect(within(chargeback).getByRole("button", { name: "Rekodkan caj balik" })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "narrow" } },
  beforeEach: withAnswers({ [LIST]: PAGE }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole("article");
    await fits();
  },
};

/** With the second confirmation the difference ends. */
export const Confirmed: Story = {
  beforeEach: withAnswers({
    [LIST]: { differences: [UNPAID], next: null },
    [`${LIST}/${UNPAID.difference}/confirmation`]: {
      ...UNPAID,
      status: "ended",
      version: 4,
      actions: [],
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Bukti"), "Penyata, baris 12{Enter}");
    await expect(await canvas.findByText("Perbezaan ini telah tamat.")).toBeVisible();
    await waitFor(() => expect(within(canvas.getByRole("article")).getByRole("heading")).toHaveFocus());
  },
};

/** A person takes a difference on. The focus moves from the button, which disappears, to its heading. */
export const Taken: Story = {
  beforeEach: withAnswers({
    [LIST]: { differences: [UNPAID], next: null },
    [`${LIST}/${UNPAID.difference}/owner`]: { ...UNPAID, owner: FINANCE_SESSION.userCtx.name, version: 4 },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Ambil" }));
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Ambil" })).toBeNull());
    await waitFor(() => expect(within(canvas.getByRole("article")).getByRole("heading")).toHaveFocus());
  },
};

/** Somebody else was faster: the list is read again. */
export const Overtaken: Story = {
  beforeEach: withAnswers({
    [LIST]: { differences: [UNPAID], next: null },
    [`${LIST}/${UNPAID.difference}/owner`]: refusal(409, "changed_meanwhile"),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Ambil" }));
    await expect(await canvas.findByText(/^Orang lain baru sahaja mengubahnya/)).toBeVisible();
  },
};

/** Another person confirmed the line: the page names this person above the list, which may have the difference no longer. */
export const ConfirmedByAnother: Story = {
  beforeEach: withAnswers({
    [LIST]: { differences: [UNPAID], next: null },
    [`${LIST}/${UNPAID.difference}/confirmation`]: Response.json(CHANGED_MEANWHILE, { status: 409 }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Bukti"), "Penyata, baris 12{Enter}");
    const named = await canvas.findByText(/^zainab@majlis\.my telah membuat keputusan/);
    await expect(named).toBeVisible();
    // the list may be long, so the focus leads to the notice, which nothing repeats
    await waitFor(() => expect(named.closest('[role="alert"]')).toHaveFocus());
    await expect(canvas.queryByText(/^Orang lain baru sahaja mengubahnya/)).toBeNull();
  },
};

/** Without a file the field says so. A report is shown with its results and payouts. */
export const Uploaded: Story = {
  beforeEach: withAnswers({ [LIST]: EMPTY, [REPORTS]: REPORT }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Baca laporan" }));
    await expect(canvas.getByLabelText("Laporan")).toHaveAttribute("aria-invalid", "true");
    await userEvent.upload(canvas.getByLabelText("Laporan"), csv());
    await userEvent.click(canvas.getByRole("button", { name: "Baca laporan" }));
    await expect(await canvas.findByRole("rowheader", { name: "FPX-20261120-01" })).toBeVisible();
    await expect(canvas.getByText("Dalam perjalanan")).toBeVisible();
  },
};

/** A refused report names the line. One that may be another merchant's can be confirmed. */
export const Refused: Story = {
  beforeEach: withAnswers({ [LIST]: EMPTY, [REPORTS]: FOREIGN() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText("Laporan"), csv());
    await userEvent.click(canvas.getByRole("button", { name: "Baca laporan" }));
    await expect(await canvas.findByText(/^120 daripada 140 baris bayaran/)).toBeVisible();
    await expect(canvas.getByRole("checkbox")).toBeVisible();
  },
};

/** A refused report names the line and the column in the language of the page. */
export const WrongLine: Story = {
  beforeEach: withAnswers({ [LIST]: EMPTY, [REPORTS]: WRONG_AMOUNT() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText("Laporan"), csv());
    await userEvent.click(canvas.getByRole("button", { name: "Baca laporan" }));
    await expect(
      await canvas.findByText(/^Baris 2, lajur "Amount \(RM\)": "eighty" bukan amaun\./),
    ).toBeVisible();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};

/** What was said of a report, and the confirmation that it is ours, count for no other file and no other gateway. */
export const AnotherReport: Story = {
  beforeEach: withAnswers({ [LIST]: EMPTY, [REPORTS]: FOREIGN(), "/api/admin/settlement-reports/card": 503 }),
  play: async ({ canvas, userEvent }) => {
    const send = () => userEvent.click(canvas.getByRole("button", { name: "Baca laporan" }));
    await userEvent.upload(await canvas.findByLabelText("Laporan"), csv());
    await send();
    await userEvent.click(await canvas.findByRole("checkbox"));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Get laluan" }), "card");
    await expect(canvas.queryByText(/^120 daripada 140/)).toBeNull();
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await send();
    await canvas.findByText(/A1B2/);
    await userEvent.upload(canvas.getByLabelText("Laporan"), csv());
    await expect(canvas.queryByText(/A1B2/)).toBeNull();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Get laluan" }), "fpx");
    await send();
    await expect(await canvas.findByRole("checkbox")).not.toBeChecked();
  },
};

/** An auditor reads the differences, and changes none. */
export const ForAnAuditor: Story = {
  beforeEach: withAnswers({ [LIST]: PAGE }, AUDITOR),
  play: async ({ canvas }) => {
    await canvas.findAllByRole("article");
    await expect(canvas.queryByLabelText("Laporan")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Ambil" })).toBeNull();
  },
};

export const Empty: Story = {
  tags: ["empty"],
  beforeEach: withAnswers({ [LIST]: EMPTY }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tiada perbezaan terbuka.")).toBeVisible();
  },
};

const STATES = deskStates(LIST);

export const Loading = STATES.loading;

export const ServerAway = STATES.serverAway;

export const Offline = STATES.offline;

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: withAnswers({
    [LIST]: { differences: [{ ...UNPAID, owner: LONG_NAME, confirmed_by: LONG_NAME }], next: null },
  }),
  play: async ({ canvas }) => {
    await canvas.findAllByText(LONG_NAME);
    await fits();
  },
};
