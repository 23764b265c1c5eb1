import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { deskStates } from "../../screens/stories/deskStates.ts";
import { fits } from "../../screens/stories/fits.ts";
import { filledIn } from "../../screens/stories/formStory.ts";
import { LONG_NAME } from "../../screens/stories/longTexts.ts";
import { type Answer, answering, onRecordedPortal, refusal } from "../../screens/stories/recordedPortal.tsx";
import {
  CONTRADICTED,
  DENIED,
  EMPTY_LIST,
  FINANCE_SESSION,
  LIST,
  LIST_OF_A_CARD,
  LIST_WITH_ALARMS,
  LIST_WITH_LONG_TEXTS,
  LIST_WITH_UNMATCHED,
  logInto,
  RESOLVED,
  UNCLEAR,
  UNMATCHED,
} from "../../screens/stories/recordedReviewQueue.ts";
import { wholeText } from "../../screens/stories/wholeText.ts";
import { DecisionForm } from "./DecisionForm.tsx";
import { FindPayment } from "./FindPayment.tsx";
import { ReviewPage } from "./ReviewPage.tsx";

const meta: Meta<typeof ReviewPage> = {
  component: ReviewPage,
  title: "Desk/Review",
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof ReviewPage>;

const LIST_CALL = "/api/admin/payments";
const ASK_CALL = `/api/admin/payments/${UNCLEAR._id}/requery`;
const ASK = { name: "Semak sekali lagi dengan bank" };

const fresh = (answers: Readonly<Record<string, Answer>>) => () => {
  logInto(FINANCE_SESSION);
  return answering(answers);
};

export const List: Story = {
  tags: ["filled"],
  beforeEach: fresh({ [LIST_CALL]: LIST }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/tidak menunjukkan sama ada wang telah diambil · FPX 96/),
    ).toBeVisible();
    await expect(canvas.getByText(/252\.50/)).toBeVisible();
    const details = canvas.getAllByText("Apa yang berlaku", { selector: "summary" })[1];
    if (details === undefined) throw new Error("The second payment has no fold with its history.");
    await userEvent.click(details);
    await expect(canvas.getByText(wholeText("Disemak semula oleh pasukan · aminah@majlis.my"))).toBeVisible();
    await expect(canvas.getByText(/Jawapan dengan nilai yang tidak sepadan .* fpx_txnAmount/)).toBeVisible();
    await expect(canvas.getByText(CONTRADICTED.receipt_no ?? "")).toBeVisible();
  },
};

export const OfACard: Story = {
  beforeEach: fresh({ [LIST_CALL]: LIST_OF_A_CARD }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/tidak menunjukkan sama ada wang telah diambil · Payment fail/),
    ).toBeVisible();
    await userEvent.click(canvas.getByText("Apa yang berlaku", { selector: "summary" }));
    await expect(canvas.getByText("Dihantar ke gerbang pembayaran kad")).toBeVisible();
    await expect(canvas.getByText(/menjawab pertanyaan kami · Payment fail/)).toBeVisible();
    await expect(
      canvas.getByRole("button", { name: "Semak sekali lagi dengan gerbang pembayaran kad" }),
    ).toBeVisible();
  },
};

export const Alarms: Story = {
  beforeEach: fresh({ [LIST_CALL]: LIST_WITH_ALARMS }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Sijil FPX hampir tamat")).toBeVisible();
    await expect(canvas.getByText("00000000000000000000000000000001")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Tunjukkan lagi" })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ["empty"],
  beforeEach: fresh({ [LIST_CALL]: EMPTY_LIST }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tiada bayaran untuk disemak.")).toBeVisible();
  },
};

const STATES = deskStates(LIST_CALL);

export const Loading: Story = {
  ...STATES.loading,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Bayaran untuk disemak" })).toBeVisible();
  },
};

/** The server asks the bank. The payment is paid now, and the screen says so. */
export const Asked: Story = {
  beforeEach: fresh({ [LIST_CALL]: LIST, [ASK_CALL]: RESOLVED }),
  play: async ({ canvas, userEvent }) => {
    const [ask] = await canvas.findAllByRole("button", ASK);
    if (ask === undefined) throw new Error("The list has no button for asking the bank.");
    await userEvent.click(ask);
    const [said] = await canvas.findAllByText("Telah disemak dengan bank. Status bayaran: Telah dibayar.");
    await expect(said).toBeVisible();
    await expect(canvas.getByText("Bayaran ini tidak perlu disemak.")).toBeVisible();
  },
};

/** The clerk notes what they found. The entry ends, and the heading takes the focus from the form that is gone. */
export const Reviewed: Story = {
  beforeEach: fresh({
    [LIST_CALL]: LIST,
    [`/api/admin/payments/${UNCLEAR._id}/review`]: {
      payment: { ...UNCLEAR, listed_reason: null, actions: [] },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const [form] = await canvas.findAllByRole("form", { name: /^Tutup semakan/ });
    if (form === undefined) throw new Error("The first payment has no form.");
    await userEvent.type(within(form).getByLabelText(/Hasil semakan/), "Maybank, rujukan 8812");
    await userEvent.click(within(form).getByRole("button", { name: "Tandakan telah disemak" }));
    const [said] = await canvas.findAllByText("Semakan ini telah ditutup dan direkodkan.");
    await expect(said).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("heading", { name: "Bayaran ini tidak perlu disemak." })).toHaveFocus(),
    );
  },
};

/** After a restore the bank proves a payment that the backup does not hold. The clerk ends its entry with what they found. */
export const Unmatched: Story = {
  beforeEach: fresh({
    [LIST_CALL]: LIST_WITH_UNMATCHED,
    [`/api/admin/unmatched/${UNMATCHED.order_number}/close`]: {
      ...UNMATCHED,
      status: "closed",
      log: [
        ...UNMATCHED.log,
        { at: "2026-11-21T04:00:00.000Z", what: "closed", by: "aminah@majlis.my", note: "MPT, resit 5512" },
      ],
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(UNMATCHED.transaction)).toBeVisible();
    await expect(canvas.getByText(/84\.00/)).toBeVisible();
    await expect(canvas.getByText(wholeText("Kompaun K26130001 · Tawau"))).toBeVisible();
    const form = canvas.getByRole("form", { name: `Tutup bayaran ${UNMATCHED.order_number}` });
    await userEvent.type(within(form).getByLabelText(/Hasil semakan/), "MPT, resit 5512");
    await userEvent.click(within(form).getByRole("button", { name: "Tutup: telah disiasat" }));
    await expect(
      await canvas.findByText(wholeText("Ditutup oleh pasukan · aminah@majlis.my · MPT, resit 5512")),
    ).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("heading", { name: "Bayaran yang terbukti tetapi tiada rekod" })).toHaveFocus(),
    );
  },
};

/** The stored document was not repaired yet. The list stays as it is. */
export const StillUnreadable: Story = {
  beforeEach: fresh({
    [LIST_CALL]: LIST_WITH_ALARMS,
    "/api/admin/payments/00000000000000000000000000000001/review": { payment: null },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Semak semula 0/ }));
    const [said] = await canvas.findAllByText("Rekod bayaran ini masih tidak dapat dibaca.");
    await expect(said).toBeVisible();
    // not the mark of success
    await expect(said).toHaveAttribute("data-tone", "warning");
  },
};

/** The clerk's colleague was faster. The screen says so, and shows the payment as it is now. */
export const EndedByAnother: Story = {
  beforeEach: fresh({
    [LIST_CALL]: LIST,
    [`${LIST_CALL}?number=${CONTRADICTED.order_number}`]: LIST,
    [`/api/admin/payments/${CONTRADICTED._id}/review`]: refusal(409, "changed_meanwhile"),
  }),
  play: async ({ canvas, userEvent }) => {
    const form = await canvas.findByRole("form", { name: new RegExp(CONTRADICTED.order_number) });
    const note = within(form).getByRole("textbox");
    await userEvent.type(note, "IBG 118822");
    await userEvent.click(within(form).getByRole("button", { name: "Tandakan telah disemak" }));
    await expect(await canvas.findByText(/Orang lain baru sahaja mengubahnya/)).toBeVisible();
    await expect(note).toHaveValue("IBG 118822");
  },
};

/** What was typed is no number of a payment, so it never gets into the address of a call. */
export const TypedNoNumber: Story = {
  beforeEach: fresh({ [LIST_CALL]: LIST }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/No\. transaksi/), "siti@contoh.my{Enter}");
    const [said] = await canvas.findAllByText("Tiada bayaran dengan nombor ini.");
    await expect(said).toBeVisible();
  },
};

const tooSoon = (seconds: number) =>
  Response.json(
    { error: "too_many_requests", reason: "attempt_failed_please_try_again" },
    { status: 429, headers: { "Retry-After": String(seconds) } },
  );
const TOO_SOON = tooSoon(20);

export const AskedTooSoon: Story = {
  beforeEach: fresh({ [LIST_CALL]: LIST, [ASK_CALL]: TOO_SOON }),
  play: async ({ canvas, userEvent }) => {
    const [ask] = await canvas.findAllByRole("button", ASK);
    if (ask === undefined) throw new Error("The list has no button for asking the bank.");
    await userEvent.click(ask);
    const [said] = await canvas.findAllByText(/Semak lagi dalam 20 saat/);
    await expect(said).toBeVisible();
  },
};

/** The card gateway limits the requeries of a day. The screen says when the next one is possible. */
export const CardAskedTooOften: Story = {
  beforeEach: fresh({
    [LIST_CALL]: LIST_OF_A_CARD,
    [`/api/admin/payments/${DENIED._id}/requery`]: tooSoon(80_000),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Semak sekali lagi dengan gerbang pembayaran kad" }),
    );
    const [said] = await canvas.findAllByText(/Semak lagi mulai \d\d\/\d\d\/\d{4} .* \(waktu Malaysia\)/);
    await expect(said).toBeVisible();
  },
};

/** No payment has this number. The screen says so and offers the way back to the list. */
export const NotFound: Story = {
  beforeEach: fresh({ [LIST_CALL]: EMPTY_LIST }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("No. transaksi atau no. resit"), "K2611210000000000");
    await userEvent.click(canvas.getByRole("button", { name: "Cari" }));
    const [said] = await canvas.findAllByText("Tiada bayaran dengan nombor ini.");
    await expect(said).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Kembali ke senarai" })).toBeVisible();
  },
};

export const ServerAway = STATES.serverAway;

/** An auditor reads the queue and finds no button that changes anything. */
export const ForAnAuditor: Story = {
  beforeEach: () => {
    logInto({ ok: true, userCtx: { name: "juru.audit@majlis.my", roles: ["auditor"] } });
    return answering({ [LIST_CALL]: LIST });
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText("Apa yang berlaku", { selector: "summary" });
    await expect(canvas.queryByRole("button", ASK)).toBeNull();
    await expect(canvas.queryByRole("textbox", { name: /Catatan/ })).toBeNull();
  },
};

/** The role was taken away while the page was open. */
export const Forbidden = STATES.forbidden;

export const Offline = STATES.offline;

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: fresh({ [LIST_CALL]: LIST_WITH_LONG_TEXTS }),
  play: async ({ canvas }) => {
    await canvas.findByText(LONG_NAME);
    await fits();
  },
};

export const ReviewFilledIn: Story = {
  beforeEach: fresh({
    [LIST_CALL]: LIST_OF_A_CARD,
    [`/api/admin/payments/${DENIED._id}/review`]: {
      payment: { ...DENIED, listed_reason: null, actions: [] },
    },
  }),
  ...filledIn(DecisionForm, {
    right: { note: "iPay88, rujukan 8812" },
    sent: async ({ canvasElement }) => {
      const [said] = await within(canvasElement).findAllByText("Semakan ini telah ditutup dan direkodkan.");
      await expect(said).toBeVisible();
    },
  }),
};

export const FilledIn: Story = {
  beforeEach: fresh({ [LIST_CALL]: EMPTY_LIST }),
  ...filledIn(FindPayment, {
    right: { number: "K2611210000000000" },
    sent: async ({ canvasElement }) => {
      const [said] = await within(canvasElement).findAllByText("Tiada bayaran dengan nombor ini.");
      await expect(said).toBeVisible();
    },
  }),
};
