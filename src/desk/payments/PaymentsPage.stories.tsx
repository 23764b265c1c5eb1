import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fits } from "../../screens/stories/fits.ts";
import { offline, unanswered } from "../../screens/stories/network.ts";
import { type Answer, answering, onRecordedPortal, refusal } from "../../screens/stories/recordedPortal.tsx";
import { FINANCE_SESSION, logInto } from "../../screens/stories/recordedReviewQueue.ts";
import { FOUND, FOUND_LAST, FOUND_LONG, FOUND_NOTHING } from "../../screens/stories/recordedTeamPayments.ts";
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

const withAnswers =
  (answers: Readonly<Record<string, Answer>>, begin = answering) =>
  () => {
    logInto(FINANCE_SESSION);
    return begin(answers);
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

export const Loading: Story = {
  tags: ["loading"],
  beforeEach: withAnswers({}, (answers) => unanswered(answers, SEARCH)),
};

export const Nothing: Story = {
  tags: ["empty"],
  beforeEach: withAnswers({ [SEARCH]: FOUND_NOTHING }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tiada bayaran yang sepadan dengan carian ini.")).toBeVisible();
  },
};

/** A wrong day is named at its field. The filters are applied when all days are right, and Clear removes them. */
export const WrongDay: Story = {
  beforeEach: withAnswers({ [SEARCH]: FOUND_LAST }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Dari"), "31/02/2026");
    await userEvent.click(canvas.getByRole("button", { name: "Cari" }));
    await expect(canvas.getByLabelText("Dari")).toHaveAttribute("aria-invalid", "true");
    await userEvent.clear(canvas.getByLabelText("Dari"));
    await userEvent.type(canvas.getByLabelText("Dari"), "1/2/2026{Enter}");
    await expect(canvas.getByLabelText("Dari")).not.toHaveAttribute("aria-invalid");
    await userEvent.click(canvas.getByRole("button", { name: "Kosongkan" }));
    await expect(canvas.getByLabelText("Dari")).toHaveValue("");
  },
};

/** The table of all found payments is saved as a file. */
export const Exported: Story = {
  beforeEach: withAnswers({ [SEARCH]: FOUND, [EXPORT]: new Response("order_number\r\n") }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Eksport sebagai CSV" }));
    await expect(await canvas.findByText("Jadual telah disimpan.")).toBeInTheDocument();
  },
};

export const ServerAway: Story = {
  tags: ["error"],
  beforeEach: withAnswers({ [SEARCH]: 503 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cuba lagi" })).toBeVisible();
  },
};

/** The role was taken away while the page was open. */
export const Forbidden: Story = {
  beforeEach: withAnswers({ [SEARCH]: refusal(403, "You are not allowed to access this db.") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Peranan anda tidak membenarkan perkara ini")).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ["offline"],
  beforeEach: withAnswers({}, offline),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cuba lagi" })).toBeVisible();
  },
};

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: withAnswers({ [SEARCH]: FOUND_LONG }),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: FOUND_LONG.rows[0]?.order_number });
    await fits();
  },
};
