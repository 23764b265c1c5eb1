import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { isPaymentId, isStatusToken } from "../../domain/identifiers.ts";
import type { PaymentState } from "../../domain/payments/paymentState.ts";
import { findAlert } from "../stories/findAlert.ts";
import { fits } from "../stories/fits.ts";
import { LONG_NAME } from "../stories/longTexts.ts";
import { offline, unanswered } from "../stories/network.ts";
import { CONFIGURATION, PAYMENTS, REFUND, STATUS_TOKEN as TOKEN } from "../stories/recordedAnswers.ts";
import { type Answer, answering, onRecordedPortal, ownPortal, refusal } from "../stories/recordedPortal.tsx";
import { LICENCE_LINE } from "../stories/recordedRecords.ts";
import { ReceiptScreen } from "./ReceiptScreen.tsx";

const id = PAYMENTS.paid._id;

const meta: Meta<typeof ReceiptScreen> = {
  component: ReceiptScreen,
  title: "Screens/Receipt",
  decorators: [onRecordedPortal(isPaymentId(id) ? { payment: id } : {})],
};

export default meta;

type Story = StoryObj<typeof ReceiptScreen>;

/**
 * @param answered fields that differ from the recorded payment in that state
 * @param says words of the bank's answer, in Malay
 */
const inState = (state: PaymentState, says?: RegExp, answered: object = {}): Story => ({
  beforeEach: () => answering({ [`/transactions/${id}`]: { ...PAYMENTS[state], ...answered } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("K261121ABCDEFGHJK")).toBeVisible();
    const name = state === "paid" ? "Resit" : "Status bayaran";
    await expect(canvas.getByRole("heading", { level: 1, name })).toBeVisible();
    if (says !== undefined) await expect(canvas.getByText(says)).toBeVisible();
    await expect(canvas.queryAllByText(/^FPX \w\w$/)).toHaveLength(says === undefined ? 0 : 1);
  },
});

export const Paid: Story = { ...inState("paid"), name: "Paid (rule 2.14)", tags: ["filled"] };

/** The bank took the money on the last minute of a day, and the portal learned of it on the next. */
export const PaidBeforeMidnight: Story = {
  ...inState("paid", undefined, {
    paid_at: "2026-11-21T15:58:00.000Z",
    settled_at: "2026-11-21T16:04:00.000Z",
    authorization: "15733223",
  }),
  name: "Paid before midnight and confirmed after it",
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("21/11/2026 11:58 PM (waktu Malaysia)")).toBeVisible();
    await expect(canvas.getByText("22/11/2026 12:04 AM (waktu Malaysia)")).toBeVisible();
    await expect(canvas.getByText("15733223")).toBeVisible();
  },
};

const DOWNLOAD = { name: "Muat turun PDF" };

/** The first request cuts the fonts of documents, which takes a while. */
const PATIENCE = { timeout: 50_000 };

/** The file is saved. A link opens it in browsers that save nothing. */
export const Downloaded: Story = {
  ...Paid,
  name: "Downloaded (rule 1.4)",
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", DOWNLOAD));
    const link = await canvas.findByRole("link", { name: "Buka PDF" }, PATIENCE);
    await expect(link).toHaveAttribute("href", expect.stringMatching(/^blob:/));
  },
};

/** The font for the characters of a name cannot be fetched. The citizen sees the fault and can retry. */
export const NotDownloaded: Story = {
  ...Paid,
  name: "Not Downloaded",
  beforeEach: () => {
    const recorded = answering({ [`/transactions/${id}`]: { ...PAYMENTS.paid, user: "陳龘" } });
    const network = globalThis.fetch;
    globalThis.fetch = async (...call) =>
      String(call[0]).includes("font") ? Response.error() : network(...call);
    return () => {
      globalThis.fetch = network;
      recorded();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", DOWNLOAD));
    await expect(await canvas.findByRole("button", { name: "Cuba lagi" }, PATIENCE)).toBeVisible();
  },
};

/** For an unpaid payment the file is a notice, and saving it is not the main action. */
export const NoticeDownloaded: Story = {
  ...inState("pending"),
  play: Downloaded.play!,
};

export const PaidTwice = inState("paid", undefined, { refunds: [REFUND] });
/** The environment has a status token. Only that token shows a licence. */
const RENEWED: Story = {
  decorators: [onRecordedPortal(isStatusToken(TOKEN) ? { statusToken: TOKEN } : {})],
};
export const LicenceRenewed: Story = {
  ...RENEWED,
  beforeEach: () =>
    answering({
      [`/api/payments/${TOKEN}`]: { ...PAYMENTS.paid, amount: "350.00", services: [LICENCE_LINE] },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cetak lesen R1300001" })).toBeVisible();
  },
};
/** The amount comes first. One press then prints them all, and below each line is the button of its own licence, no wider than its words. */
export const LicencesRenewed: Story = {
  ...RENEWED,
  beforeEach: () =>
    answering({
      [`/api/payments/${TOKEN}`]: {
        ...PAYMENTS.paid,
        amount: "700.00",
        services: [LICENCE_LINE, { ...LICENCE_LINE, license_no: "R1300002" }],
      },
    }),
  play: async ({ canvas, canvasElement }) => {
    const all = await canvas.findByRole("button", { name: "Cetak semua lesen (2)" });
    const [amount] = canvas.getAllByText(/700\.00/);
    const last = canvas.getByRole("button", { name: "Cetak lesen R1300002" });
    await expect(amount!.compareDocumentPosition(all)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(all.compareDocumentPosition(last)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(last.closest("article")).toHaveTextContent("R1300002");
    canvasElement.style.inlineSize = "800px";
    await expect(last.clientWidth).toBeLessThan(400);
    canvasElement.style.inlineSize = "";
  },
};
export const LicenceArrearsPaid: Story = {
  ...RENEWED,
  beforeEach: () =>
    answering({
      [`/api/payments/${TOKEN}`]: {
        ...PAYMENTS.paid,
        amount: "350.00",
        services: [{ ...LICENCE_LINE, arrears_only: true }],
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Bayar bil lain" })).toBeVisible();
    await expect(canvas.queryByText(/Cetak lesen/)).toBeNull();
  },
};
const byEmail = (sent_softcopy: boolean, says: string): Story => ({
  ...inState("paid", undefined, { sent_softcopy }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says)).toBeVisible();
  },
});
export const ReceiptToCome = byEmail(false, "Resit akan dihantar ke alamat e‑mel anda dalam masa 24 jam.");
export const ReceiptSent = byEmail(true, "Resit telah dihantar ke alamat e‑mel anda.");
/** A card payment: no FPX fields. The bank name is the card's brand, if the gateway sent one. */
const BY_CARD = { fpx_msgToken: undefined, fpx_fpxTxnId: undefined, card_transaction: "T0123456789" };
export const PaidByVisa: Story = {
  ...inState("paid", undefined, { ...BY_CARD, payment_method: "48", bank_name: "Visa" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Visa")).toBeVisible();
    await expect(canvas.getByText("T0123456789")).toBeVisible();
  },
};
export const PaidByCard: Story = {
  ...inState("paid", undefined, { ...BY_CARD, payment_method: "3", bank_name: "" }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Kad")).toBeVisible();
  },
};
const ofCard = (state: PaymentState, says: RegExp, card_explanation?: string): Story => ({
  ...inState(state, undefined, {
    ...BY_CARD,
    payment_method: "3",
    bank_name: "",
    response_code: null,
    card_explanation,
  }),
  play: async ({ canvas }) => {
    const [said] = await canvas.findAllByText(says);
    await expect(said).toBeVisible();
    await expect(canvas.queryByText(/FPX/)).toBeNull();
  },
});
export const CardDeclined = ofCard("failed", /Bayaran kad ini ditolak/);
export const CardOverLimit = ofCard("failed", /melebihi had kad anda/, "over_limit");
export const CardCancelled = ofCard("cancelled", /dibatalkan di gerbang pembayaran kad/);
export const CardAsking = ofCard("in_progress", /Bayaran kad anda masih diproses/);
export const CardPending = ofCard("pending", /Menunggu kelulusan bayaran kad/);
export const CardUnanswered = ofCard("expired", /Keputusan bayaran kad ini belum diketahui/);
export const Declined = inState("failed", /Dana dalam akaun tidak mencukupi/);
export const Cancelled = inState("cancelled", /halaman log masuk bank/);
export const StillAsking = inState("in_progress");
export const NotFoundYet = inState("in_progress", /FPX belum menemui/, { response_code: "76" });
export const SystemTrouble = inState("in_progress", /FPX tergendala/, { response_code: "96" });
export const UnknownCode = inState("in_progress", /Jawapan bank tidak menunjukkan/, { response_code: "ZZ" });
export const WithTheBank = inState("pending", /memerlukan lebih masa/);
export const WaitingForApprover = inState("pending", /Rakan sekerja .* sehingga 7 hari/, {
  response_code: "99",
  fpx_msgToken: "02",
});
export const Unanswered = inState("expired");

const ASKED = {
  ...PAYMENTS.in_progress,
  last_enquiry_at: "2026-11-21T02:17:00.000Z",
  next_enquiry_at: "2026-11-21T02:30:00.000Z",
};

const ASK_AGAIN = { name: "Semak status sekarang" };
const storedByToken = isStatusToken(TOKEN) ? { statusToken: TOKEN } : {};

/** The citizen asks the bank, which answers that the payment is paid. */
export const AskedAgain: Story = {
  decorators: [onRecordedPortal(storedByToken)],
  beforeEach: () => answering({ [`/api/payments/${TOKEN}`]: ASKED, "/api/requery": PAYMENTS.paid }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/dengan bank: 21\/11\/2026 10:17 AM/)).toBeVisible();
    await expect(canvas.getByText(/automatik seterusnya: 21\/11\/2026 10:30 AM/)).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", ASK_AGAIN));
    await expect(await canvas.findByText("R261121-ABCDE-FGHJK-K")).toBeVisible();
  },
};

/**
 * The bank was asked a moment ago. The citizen reads that they should wait, and nothing about money. The times of the last and the
 * next enquiry are one below the other.
 */
export const AskedTooSoon: Story = {
  decorators: [onRecordedPortal(storedByToken)],
  beforeEach: () => answering({ [`/api/payments/${TOKEN}`]: ASKED, "/api/requery": 429 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", ASK_AGAIN));
    const [shown] = await canvas.findAllByText(/Sila tunggu sebentar/);
    await expect(shown).toBeVisible();
    await expect(canvas.queryByText(/wang|Wang/)).toBeNull();
    const last = canvas.getByText(/dengan bank: 21\/11\/2026 10:17 AM/);
    await expect(last.nextElementSibling).toHaveTextContent("21/11/2026 10:30 AM");
  },
};

/** @param again the portal's answer when the citizen pays again */
const paidAgain = (payment: object, again: Answer, says: RegExp): Story => ({
  decorators: [onRecordedPortal(storedByToken)],
  beforeEach: () =>
    answering({ [`/api/payments/${TOKEN}`]: payment, [`/api/payments/${TOKEN}/again`]: again }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Teruskan" }));
    await expect(await canvas.findByText(says)).toBeVisible();
  },
});

const [, compoundLine] = PAYMENTS.failed.services;
const amountsNow = (services: readonly unknown[], amount: string) =>
  Response.json({ error: "conflict", reason: "amount_changed", services, amount }, { status: 409 });

export const PayAgainForLess = paidAgain(
  PAYMENTS.failed,
  amountsNow([null, compoundLine], "100.00"),
  /^Item berikut tidak boleh dibayar lagi/,
);
export const NothingLeftToPayAgain = paidAgain(
  PAYMENTS.cancelled,
  amountsNow([null, null], "0.00"),
  /^Item ini tidak lagi boleh dibayar/,
);
export const PayAgainBesideAnOpenPayment = paidAgain(
  PAYMENTS.expired,
  refusal(409, "still_open"),
  /saya mungkin membayar dua kali/,
);

/** The payment never went to the bank. */
export const NeverSent: Story = {
  decorators: [onRecordedPortal(storedByToken)],
  beforeEach: () => answering({ [`/api/payments/${TOKEN}`]: { ...PAYMENTS.in_progress, resumable: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Teruskan ke bank" })).toBeVisible();
    await expect(canvas.queryByRole("button", ASK_AGAIN)).toBeNull();
  },
};

export const NoAnswer: Story = {
  tags: ["error"],
  beforeEach: () => answering({ [`/transactions/${id}`]: 503 }),
  play: async ({ canvas }) => {
    await expect(await findAlert(canvas)).toBeVisible();
  },
};

export const NothingToShow: Story = {
  tags: ["empty"],
  decorators: [onRecordedPortal()],
};

export const Loading: Story = { tags: ["loading"], beforeEach: () => unanswered({}, `/transactions/${id}`) };

export const Offline: Story = {
  tags: ["offline"],
  beforeEach: () => offline(),
  play: async ({ canvas }) => {
    await expect(await findAlert(canvas)).toBeVisible();
  },
};

export const LongTexts: Story = {
  ...inState("paid", undefined, { user: LONG_NAME, bank_name: "Kuwait Finance House (Malaysia) Berhad" }),
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByText(LONG_NAME);
    await expect(name).toBeVisible();
    // the name begins on the line of its term
    await expect(name?.getClientRects()[0]?.width).toBeGreaterThan(0);
    await fits();
  },
};

/** The licence's council asks for a fact from the bill before it shows the owner's name. */
export const OwnerByFact: Story = {
  decorators: [
    onRecordedPortal({
      ...ownPortal("fact"),
      canLogIn: true,
      ...(isStatusToken(TOKEN) && { statusToken: TOKEN }),
    }),
  ],
  beforeEach: () =>
    answering({
      "metadata/configuration": {
        ...CONFIGURATION,
        councils: { [LICENCE_LINE.council]: { bill_fact: { licence: true } } },
      },
      [`/api/payments/${TOKEN}`]: { ...PAYMENTS.paid, amount: "350.00", services: [LICENCE_LINE] },
      [`/transactions/${id}`]: {
        ...PAYMENTS.paid,
        amount: "350.00",
        services: [{ ...LICENCE_LINE, nama_s: "Hotel Bayu Seri" }],
      },
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/^Tunjukkan nama pemilik lesen/));
    await userEvent.type(await canvas.findByRole("textbox"), "5533");
    await userEvent.click(canvas.getByRole("button", { name: "Tunjukkan nama" }));
    await expect(await canvas.findByText("Hotel Bayu Seri")).toBeVisible();
    await expect(canvas.getByText(/^Nama pemilik kini ada/)).toBeVisible();
  },
};
