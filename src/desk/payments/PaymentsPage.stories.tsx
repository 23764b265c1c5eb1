import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { chargeOf, writeLine } from "../../charges/lines.ts";
import type { OrderNumber } from "../../domain/identifiers.ts";
import { deskStates } from "../../screens/stories/deskStates.ts";
import { EXPORT_TICKET, nextDownload } from "../../screens/stories/download.ts";
import { fits } from "../../screens/stories/fits.ts";
import { filledIn } from "../../screens/stories/formStory.ts";
import { stayItem } from "../../screens/stories/recordedItems.ts";
import { type Answer, answering, onRecordedPortal, refusal } from "../../screens/stories/recordedPortal.tsx";
import { REFUND, REFUND_ASKED } from "../../screens/stories/recordedRefunds.ts";
import { FINANCE_SESSION, logInto, RESOLVED, UNCLEAR } from "../../screens/stories/recordedReviewQueue.ts";
import {
  DETAILS,
  FOUND,
  FOUND_LAST,
  FOUND_LONG,
  FOUND_NOTHING,
  FOUND_NOTHING_SO_FAR,
  FOUND_SO_FAR,
  OPEN_DETAILS,
} from "../../screens/stories/recordedTeamPayments.ts";
import { wholeText } from "../../screens/stories/wholeText.ts";
import { CorrectEmail } from "./CorrectEmail.tsx";
import { PaymentsPage } from "./PaymentsPage.tsx";

/** The search for payments. It shows the newest ones at first. */
const meta: Meta<typeof PaymentsPage> = {
  component: PaymentsPage,
  title: "Desk/Payments",
  decorators: [
    onRecordedPortal({
      hrefOf: (to) => (to.screen === "desk" ? `#/desk/payments?order=${to.order ?? ""}` : undefined),
    }),
  ],
};

export default meta;

type Story = StoryObj<typeof PaymentsPage>;

const SEARCH = "/api/admin/payments/search";
const EXPORT = "/api/admin/payments/export";

const withAnswers = (answers: Readonly<Record<string, Answer>>) => () => {
  logInto(FINANCE_SESSION);
  return answering(answers);
};

export const Found: Story = {
  tags: ["filled"],
  beforeEach: withAnswers({ [SEARCH]: FOUND }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: FOUND.rows[0]?.order_number })).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "Masa" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "narrow" } },
  beforeEach: withAnswers({ [SEARCH]: FOUND }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: FOUND.rows[0]?.order_number })).toBeVisible();
    await fits();
  },
};

const STATES = deskStates(SEARCH);

export const Loading = STATES.loading;

export const Nothing: Story = {
  tags: ["empty"],
  beforeEach: withAnswers({ [SEARCH]: FOUND_NOTHING }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tiada bayaran yang sepadan dengan carian ini.")).toBeVisible();
  },
};

/** The search read much and found little. The page says how far it went, and leads on. */
export const SearchedInPart: Story = {
  beforeEach: withAnswers({ [SEARCH]: FOUND_SO_FAR }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Tiada lagi padanan hingga ke 02\/03\/2026 09:15 AM\./),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Halaman seterusnya" })).toBeVisible();
  },
};

export const NothingSoFar: Story = {
  beforeEach: withAnswers({ [SEARCH]: FOUND_NOTHING_SO_FAR }),
  play: SearchedInPart.play,
};

/** A wrong day is named at its field. The filters are applied when all days are right, and Clear removes them. */
export const WrongDay: Story = {
  beforeEach: withAnswers({ [SEARCH]: FOUND_LAST }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Dari"), "31/02/2026");
    await userEvent.click(canvas.getByRole("button", { name: "Cari" }));
    await expect(canvas.getByLabelText("Dari")).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.getByText("Dari mestilah tarikh yang sah.")).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText("Dari")).toHaveFocus());
    await userEvent.clear(canvas.getByLabelText("Dari"));
    await userEvent.type(canvas.getByLabelText("Dari"), "1/2/2026{Enter}");
    await expect(canvas.getByLabelText("Dari")).not.toHaveAttribute("aria-invalid");
    await userEvent.click(canvas.getByRole("button", { name: "Kosongkan" }));
    await expect(canvas.getByLabelText("Dari")).toHaveValue("");
  },
};

/** The browser saves the table of all found payments itself. Its address has no filter. */
export const Exported: Story = {
  beforeEach: withAnswers({ [SEARCH]: FOUND, [EXPORT]: EXPORT_TICKET }),
  play: async ({ canvas, userEvent }) => {
    const saved = nextDownload();
    await userEvent.click(await canvas.findByRole("button", { name: "Eksport sebagai CSV" }));
    await expect(await saved).toBe(`${EXPORT}/${EXPORT_TICKET.ticket}`);
    await expect((await canvas.findAllByText("Lihat muat turun pelayar."))[0]).toBeVisible();
  },
};

/** A refused export says why, and nothing is saved. */
export const ExportRefused: Story = {
  beforeEach: withAnswers({
    [SEARCH]: FOUND,
    [EXPORT]: refusal(403, "You are not allowed to access this db."),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Eksport sebagai CSV" }));
    await expect(await canvas.findByText("Peranan anda tidak membenarkan perkara ini")).toBeVisible();
  },
};

export const ServerAway = STATES.serverAway;

/** The role was taken away while the page was open. */
export const Forbidden = STATES.forbidden;

export const Offline = STATES.offline;

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: withAnswers({ [SEARCH]: FOUND_LONG }),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: FOUND_LONG.rows[0]?.order_number });
    await fits();
  },
};

const ORDER = DETAILS.payment.order_number as OrderNumber;
const READ = `/api/admin/payments/orders/${ORDER}`;
const REFUND_READ = `/api/admin/refunds/${ORDER}`;
const REFUNDABLE = { ...REFUND, order_number: ORDER, refund_case: null, actions: ["open"] };
const SUPPORT_SESSION = { ok: true, userCtx: { name: "siew@majlis.my", roles: ["support"] } };

/** One payment is open: its bills, its messages, its remittances, and the actions of the role. */
const onePayment = (answers: Readonly<Record<string, Answer>>, session = FINANCE_SESSION): Story => ({
  decorators: [
    onRecordedPortal({
      order: ORDER,
      hrefOf: (to) => (to.screen === "desk" ? `#/desk/${to.page ?? ""}?order=${to.order ?? ""}` : undefined),
    }),
  ],
  beforeEach: () => {
    logInto(session);
    return answering({ [REFUND_READ]: REFUNDABLE, ...answers });
  },
});

export const OnePayment: Story = {
  ...onePayment({ [READ]: DETAILS }),
  tags: ["filled"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("siti@example.my")).toBeVisible();
    await expect(canvas.getByText(wholeText("Tawau · mpt-2026-14"))).toBeVisible();
    const answer = canvas.getByRole("heading", { name: "Jawapan terakhir bank" }).parentElement;
    await expect(answer).toHaveTextContent("Diluluskan");
    await expect(canvas.getByText("Bayaran balik dibuka")).toBeVisible();
    await expect(canvas.getByText(/^Baris 12 dalam laporan 9f86d081884c/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Hantar resit sekali lagi" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Langkah bayaran balik" })).toHaveAttribute(
      "href",
      `#/desk/refunds?order=${ORDER}`,
    );
  },
};

export const OnePaymentOnAPhone: Story = {
  ...OnePayment,
  tags: [],
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("siti@example.my")).toBeVisible();
    await fits();
  },
};

/** Finance asks the bank about an open payment. The page shows the new state, and keeps the payer in clear. */
export const BankAsked: Story = {
  ...onePayment({ [READ]: OPEN_DETAILS, [`/api/admin/payments/${UNCLEAR._id}/requery`]: RESOLVED }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Portal tidak menyimpan mesej bagi bayaran ini.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Semak sekali lagi dengan bank" }));
    await expect((await canvas.findAllByText(/Status bayaran: Telah dibayar/))[0]).toBeVisible();
    await expect(canvas.getByText("siti@example.my")).toBeVisible();
  },
};

/** Support sends the receipt again. */
export const ReceiptResent: Story = {
  ...onePayment({ [READ]: DETAILS, [`${READ}/receipt`]: DETAILS }, SUPPORT_SESSION),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Hantar resit sekali lagi" }));
    await expect((await canvas.findAllByText("Resit akan dihantar sekali lagi."))[0]).toBeVisible();
  },
};

/** Support corrects a mistyped address. The address that the payment has is refused at its field. */
export const EmailCorrected: Story = {
  ...onePayment(
    {
      [READ]: DETAILS,
      [`${READ}/email`]: { ...DETAILS, payment: { ...DETAILS.payment, email: "siti.omar@example.my" } },
    },
    SUPPORT_SESSION,
  ),
  ...filledIn(CorrectEmail, {
    open: async ({ canvasElement, userEvent }) => {
      const summary = within(canvasElement).findByText("Betulkan alamat e‑mel", { selector: "summary" });
      await userEvent.click(await summary);
    },
    wrong: { email: "siti@example.my" },
    right: { email: "siti.omar@example.my" },
    sent: async ({ canvasElement }) => {
      await expect(await within(canvasElement).findByText("siti.omar@example.my")).toBeVisible();
    },
  }),
};

const STAY = stayItem();
const FORM_LINE = writeLine(chargeOf(STAY).lineOf(STAY));

/** A charge that citizens fill in as a form has no bill to refund: its council pays it back. Nothing is asked of the server. */
export const FormPaid: Story = {
  ...onePayment({
    [READ]: { ...DETAILS, payment: { ...DETAILS.payment, services: [FORM_LINE] } },
    [REFUND_READ]: refusal(404, "missing"),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Portal tidak memulangkan bayaran bagi caj tanpa bil/),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Cuba lagi" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Langkah bayaran balik" })).toBeNull();
  },
};

/** A person asks for a refund on the payment's own page. */
export const RefundOpened: Story = {
  ...onePayment({
    [READ]: DETAILS,
    [`/api/admin/payments/${REFUND.payment_id}/refund/opening`]: { ...REFUND_ASKED, order_number: ORDER },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Mohon bayaran balik", { selector: "summary" }));
    const form = within(canvas.getByRole("form", { name: "Mohon bayaran balik" }));
    await userEvent.type(form.getByLabelText("Amaun"), "10.00");
    await userEvent.type(form.getByLabelText("Sebab"), "Lot yang salah");
    await userEvent.click(form.getByRole("button", { name: "Mohon bayaran balik" }));
    const [said] = await canvas.findAllByText("Langkah ini telah direkodkan.");
    await expect(said).toBeVisible();
    await expect(canvas.getByText(/^Untuk diluluskan/)).toBeVisible();
  },
};

/** The order number of no payment, or of another council's. */
export const NoSuchPayment: Story = {
  ...onePayment({ [READ]: refusal(404, "missing") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tiada bayaran dengan nombor ini.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Kembali ke carian" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Cuba lagi" })).toBeNull();
  },
};
