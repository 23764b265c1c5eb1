import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { CartItem } from "../../charges/index.ts";
import { useCart } from "../../stores/cartState.ts";
import { fits } from "../stories/fits.ts";
import { LONG_COMPOUND, LONG_STALL } from "../stories/longTexts.ts";
import { offline, unanswered } from "../stories/network.ts";
import { ASSESSMENT, COMPOUND, LICENCE, PAYMENTS, STALL } from "../stories/recordedAnswers.ts";
import { leftWith } from "../stories/recordedAttempt.ts";
import { offeredItem, stayItem } from "../stories/recordedItems.ts";
import { type Answer, answering, fillCart, onRecordedPortal, refusal } from "../stories/recordedPortal.tsx";
import { CartScreen } from "./CartScreen.tsx";

const meta: Meta<typeof CartScreen> = {
  component: CartScreen,
  title: "Screens/Cart",
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof CartScreen>;

const assessed = () => offeredItem(ASSESSMENT);
const fined = () => offeredItem(COMPOUND);
const licensed = () => offeredItem(LICENCE);
const rented = () => offeredItem(STALL);

/** The records, unchanged since the items were added. */
const UNCHANGED = {
  "/search/130045001": ASSESSMENT,
  "/search/K26130001": COMPOUND,
  "/search/2011234": LICENCE,
  "/search/3012345": STALL,
};

function cartOf(items: () => readonly CartItem[], answers: Readonly<Record<string, Answer>> = {}) {
  return async () => {
    await fillCart(items());
    return answering({ ...UNCHANGED, ...answers });
  };
}

export const Empty: Story = { tags: ["empty"], beforeEach: cartOf(() => []) };

export const OneItem: Story = {
  beforeEach: cartOf(() => [fined()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("article")).toHaveLength(1);
    await expect(canvas.queryByText("Jumlah kecil")).toBeNull();
  },
};

export const SomebodyIsPaying: Story = {
  beforeEach: cartOf(() => [fined()], {
    "/search/K26130001": { ...COMPOUND, attempt_open_since: "2026-11-21T02:12:00.000Z" },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Seseorang mula membayar bil ini/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Teruskan pembayaran" })).toBeEnabled();
  },
};

/** @param says words of the notice about this browser's own last payment */
const besideOwn = (payment: Answer, says: RegExp): Story => ({
  beforeEach: async () => {
    await fillCart([assessed(), fined()]);
    return leftWith(payment, UNCHANGED);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says)).toBeVisible();
  },
});

export const OwnPaymentOpen = besideOwn(PAYMENTS.pending, /^Kami belum mengetahui keputusan satu bayaran/);
export const OwnPaymentUnanswered = besideOwn(
  PAYMENTS.expired,
  /^Bank belum memberitahu kami keputusan satu bayaran/,
);
export const OwnPaymentNeverSent = besideOwn(
  { ...PAYMENTS.in_progress, resumable: true },
  /tetapi belum ke bank\.$/,
);

export const TwoItems: Story = {
  name: "Two Items (rule 2.6)",
  beforeEach: cartOf(() => [assessed(), fined()]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole("article")).toHaveLength(2);
    await expect(canvas.getByText("RM 626.10")).toBeVisible();
    const [remove] = canvas.getAllByRole("button", { name: /130045001/ });
    if (remove) await userEvent.click(remove);
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(1));
  },
};

export const SeveralCouncils: Story = {
  tags: ["filled"],
  beforeEach: cartOf(() => [assessed(), rented(), fined()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("region")).toHaveLength(2);
    await expect(canvas.getAllByText("Jumlah kecil")).toHaveLength(2);
    await expect(canvas.getByText("RM 701.10")).toBeVisible();
  },
};

export const LicenceWithAStay: Story = {
  beforeEach: cartOf(() => [licensed(), stayItem(), fined()]),
  play: async ({ canvas }) => {
    const remove = await canvas.findByRole("button", { name: "Buang 201-1234" });
    await expect(remove).toHaveAccessibleDescription(/turut dibuang: .*Rombongan Sekolah/);
  },
};

export const ChangedAmount: Story = {
  beforeEach: cartOf(() => [assessed(), fined()], { "/search/K26130001": { ...COMPOUND, amount: "150.00" } }),
  play: async ({ canvas }) => {
    await canvas.findByText(/RM 100.00.*RM 150.00/);
    await expect(canvas.getByText("RM 676.10")).toBeVisible();
  },
};

export const Vanished: Story = {
  beforeEach: cartOf(() => [assessed(), fined()], { "/search/K26130001": refusal(404, "missing") }),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /Cari semula/ });
    await expect(canvas.getAllByText("RM 526.10").length).toBeGreaterThan(1);
  },
};

export const ClosedCouncil: Story = {
  beforeEach: cartOf(() => [rented(), fined()], { "/search/3012345": refusal(403, "invalid_council") }),
  play: async ({ canvas }) => {
    await canvas.findByText("Majlis ini tidak tersedia buat masa ini.");
  },
};

export const NothingPayable: Story = {
  beforeEach: cartOf(() => [fined()], { "/search/K26130001": refusal(403, "under_maintenance") }),
  play: async ({ canvas }) => {
    await canvas.findByText("Tiada item dalam troli anda yang boleh dibayar sekarang.");
    await expect(canvas.queryByRole("button", { name: "Teruskan pembayaran" })).toBeNull();
  },
};

export const CouldNotBeChecked: Story = {
  tags: ["error"],
  beforeEach: cartOf(() => [assessed(), fined()], { "/search/K26130001": 503 }),
  play: async ({ canvas }) => {
    await canvas.findByText("Amaun tidak dapat disemak.");
    await expect(canvas.getByRole("button", { name: "Cuba lagi" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Teruskan pembayaran" })).toBeVisible();
  },
};

export const StorageBlocked: Story = {
  beforeEach: async () => {
    const putBack = await cartOf(() => [fined()])();
    // The screen loads the cart again and would find that this browser can store it.
    const stop = useCart.subscribe(({ lasting }) => lasting && useCart.setState({ lasting: false }));
    useCart.setState({ lasting: false });
    return () => {
      stop();
      useCart.setState({ lasting: true });
      putBack();
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Pelayar ini/);
  },
};

export const LongAndForeignText: Story = {
  tags: ["long-text"],
  beforeEach: cartOf(() => [offeredItem(LONG_COMPOUND), offeredItem(LONG_STALL)], {
    "/search/K26130001": LONG_COMPOUND,
    "/search/3012345": LONG_STALL,
  }),
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("article");
    await fits();
  },
};

/** While the server is asked for the amounts, the cart shows the earlier ones. */
export const Checking: Story = {
  tags: ["loading"],
  beforeEach: async () => {
    await fillCart([assessed(), fined()]);
    return unanswered({}, "/search");
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("article")).toHaveLength(2);
  },
};

export const Offline: Story = {
  tags: ["offline"],
  beforeEach: async () => {
    await fillCart([assessed(), fined()]);
    return offline();
  },
  play: async ({ canvas }) => {
    await canvas.findByText("Amaun tidak dapat disemak.");
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
  },
};
