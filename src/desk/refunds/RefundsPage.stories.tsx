import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { isOrderNumber } from "../../domain/payments/orderNumber.ts";
import { deskStates } from "../../screens/stories/deskStates.ts";
import { fits } from "../../screens/stories/fits.ts";
import { filledIn } from "../../screens/stories/formStory.ts";
import { LONG_NAME } from "../../screens/stories/longTexts.ts";
import { type Answer, answering, onRecordedPortal, refusal } from "../../screens/stories/recordedPortal.tsx";
import {
  NO_REFUNDS,
  REFUND,
  REFUND_APPROVED,
  REFUND_ASKED,
  REFUND_LONG,
  REFUND_ORDER,
  REFUND_PAID_OUT,
  REFUND_REJECTED,
  REFUND_ROWS,
  REFUND_WITHOUT_BILL,
} from "../../screens/stories/recordedRefunds.ts";
import { FINANCE_SESSION, logInto } from "../../screens/stories/recordedReviewQueue.ts";
import { wholeText } from "../../screens/stories/wholeText.ts";
import { AskForm } from "./AskForm.tsx";
import { PayoutForm } from "./PayoutForm.tsx";
import { RefundsPage } from "./RefundsPage.tsx";

const order = isOrderNumber(REFUND_ORDER) ? REFUND_ORDER : undefined;

const LINKS = {
  hrefOf: (to: { readonly screen: string; readonly order?: string }) =>
    to.screen === "desk" ? `#/desk/refunds?order=${to.order ?? ""}` : undefined,
};

/** The central team's work on refunds. */
const meta: Meta<typeof RefundsPage> = {
  component: RefundsPage,
  title: "Desk/Refunds",
  decorators: [onRecordedPortal(LINKS)],
};

export default meta;

type Story = StoryObj<typeof RefundsPage>;

const LIST = "/api/admin/refunds";
const ONE = `${LIST}/${REFUND_ORDER}`;
const STEP = `/api/admin/payments/${REFUND.payment_id}/refund`;

const withAnswers = (answers: Readonly<Record<string, Answer>>) => () => {
  logInto(FINANCE_SESSION);
  return answering(answers);
};

export const List: Story = {
  tags: ["filled"],
  beforeEach: withAnswers({ [LIST]: REFUND_ROWS }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: REFUND_ORDER })).toBeVisible();
    await expect(canvas.getByText("siti@majlis.my")).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "narrow" } },
  beforeEach: withAnswers({ [LIST]: REFUND_ROWS }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: REFUND_ORDER })).toBeVisible();
    await fits();
  },
};

/** The person who asked for the refund reads that another one must approve it. */
export const WaitsForAnother: Story = {
  decorators: [onRecordedPortal({ ...LINKS, order })],
  beforeEach: withAnswers({ [ONE]: { ...REFUND, actions: ["reject", "open"] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Orang lain perlu meluluskan bayaran balik ini.")).toBeVisible();
  },
};

const STATES = deskStates(LIST);

export const Loading = STATES.loading;

export const Empty: Story = {
  tags: ["empty"],
  beforeEach: withAnswers({ [LIST]: NO_REFUNDS }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tiada bayaran balik di sini.")).toBeVisible();
  },
};

/** One person approves the amounts. */
export const Approved: Story = {
  decorators: [onRecordedPortal({ ...LINKS, order })],
  beforeEach: withAnswers({ [ONE]: REFUND, [`${STEP}/approval`]: REFUND_APPROVED }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Luluskan" }));
    const [said] = await canvas.findAllByText("Langkah ini telah direkodkan.");
    await expect(said).toBeVisible();
    await expect(canvas.getByText(wholeText("Diluluskan · david@majlis.my"))).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Kembali ke senarai" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Lihat bayaran ini" })).toBeVisible();
  },
};

/** Another person notes the transfer. */
export const PaidOut: Story = {
  decorators: [onRecordedPortal({ ...LINKS, order })],
  beforeEach: withAnswers({ [ONE]: REFUND_APPROVED, [`${STEP}/payout`]: REFUND_PAID_OUT }),
  ...filledIn(PayoutForm, {
    wrong: { reference: "MBB 8812", day: "31/12/2999" },
    right: { reference: "MBB 8812", day: "21/11/2026" },
    sent: async ({ canvasElement }) => {
      await expect(await within(canvasElement).findByText(/MBB 8812/)).toBeVisible();
    },
  }),
};

/** A person asks for a refund of a part of a bill. */
export const AskedFor: Story = {
  decorators: [onRecordedPortal({ ...LINKS, order })],
  beforeEach: withAnswers({ [ONE]: REFUND_PAID_OUT, [`${STEP}/opening`]: REFUND_ASKED }),
  ...filledIn(AskForm, {
    open: async ({ canvasElement, userEvent }) => {
      await userEvent.click(
        await within(canvasElement).findByText("Mohon bayaran balik", { selector: "summary" }),
      );
    },
    wrong: { amount: "60.01", reason: "Lot yang salah" },
    right: { amount: "10.00", reason: "Lot yang salah" },
    sent: async ({ canvasElement }) => {
      await expect(
        await within(canvasElement).findByText(wholeText(/siti@majlis\.my · Lot yang salah/)),
      ).toBeVisible();
    },
  }),
};

/** A rejected refund waits for an approval again. */
export const Reopened: Story = {
  decorators: [onRecordedPortal({ ...LINKS, order })],
  beforeEach: withAnswers({ [ONE]: REFUND_REJECTED, [`${STEP}/opening`]: REFUND }),
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole("form", { name: "Buka semula bayaran balik" }));
    await userEvent.type(form.getByLabelText("Sebab"), "Tersilap");
    await userEvent.click(form.getByRole("button", { name: "Buka semula bayaran balik" }));
    await expect(await canvas.findByRole("button", { name: "Luluskan" })).toBeVisible();
  },
};

/** A case that cannot be read is named, so that somebody repairs it. */
/** A charge that citizens fill in as a form: its council pays it back. */
export const WithoutBill: Story = {
  decorators: [onRecordedPortal({ ...LINKS, order })],
  beforeEach: withAnswers({ [ONE]: REFUND_WITHOUT_BILL }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Portal tidak memulangkan bayaran bagi caj tanpa bil/),
    ).toBeVisible();
    await expect(canvas.getByText("RM 12.00")).toBeVisible();
    await expect(canvas.queryByText("Mohon bayaran balik")).toBeNull();
  },
};

export const Unreadable: Story = {
  beforeEach: withAnswers({ [LIST]: { ...NO_REFUNDS, unreadable: ["refund_case:K1"] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("refund_case:K1")).toBeVisible();
  },
};

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  decorators: [onRecordedPortal({ ...LINKS, order })],
  beforeEach: withAnswers({ [ONE]: REFUND_LONG }),
  play: async ({ canvas }) => {
    await canvas.findByText(new RegExp(LONG_NAME));
    await fits();
  },
};

export const ServerAway = STATES.serverAway;

/** Somebody else was faster: the page says so, and shows the refund as it is now with who acted. */
export const Overtaken: Story = {
  decorators: [onRecordedPortal({ ...LINKS, order })],
  beforeEach: withAnswers({
    [ONE]: { ...REFUND_APPROVED, actions: ["approve"] },
    [`${STEP}/approval`]: refusal(409, "changed_meanwhile"),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Luluskan" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
    // the second person is told who was faster
    await expect(await canvas.findByText(/^david@majlis\.my bertindak pada/)).toBeVisible();
  },
};

/** Somebody else was faster, and the refund cannot be read again. The page names nobody, because it does not know who acted. */
export const OvertakenAndAway: Story = {
  decorators: [onRecordedPortal({ ...LINKS, order })],
  beforeEach: withAnswers({
    [ONE]: { ...REFUND_APPROVED, actions: ["approve"] },
    [`${STEP}/approval`]: refusal(409, "changed_meanwhile"),
  }),
  play: async ({ canvas, userEvent }) => {
    const approve = await canvas.findByRole("button", { name: "Luluskan" });
    answering({ [`${STEP}/approval`]: refusal(409, "changed_meanwhile") });
    await userEvent.click(approve);
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await waitFor(() => expect(approve).not.toHaveAttribute("aria-busy"));
    await expect(canvas.queryByText(/bertindak pada/)).toBeNull();
  },
};

export const Forbidden = STATES.forbidden;

export const Offline = STATES.offline;
