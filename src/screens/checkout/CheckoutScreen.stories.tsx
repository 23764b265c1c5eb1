import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sen } from "../../domain/money.ts";
import { useCart } from "../../stores/cart.ts";
import type { SavedItem } from "../../stores/cartStorage.ts";
import { takeObstacle, useFreshAmounts } from "../../stores/freshAmounts.ts";
import { BANKS, STALL } from "../stories/recordedAnswers.ts";
import { offeredItem } from "../stories/recordedItems.ts";
import { answering, fillCart, onRecordedPortal, twoItems } from "../stories/recordedPortal.tsx";
import { CheckoutScreen } from "./CheckoutScreen.tsx";

const meta: Meta<typeof CheckoutScreen> = {
  component: CheckoutScreen,
  title: "Screens/Checkout",
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof CheckoutScreen>;

async function withBanks() {
  await fillCart(twoItems());
  return answering({ "/api/fpx/banks": BANKS });
}

/** An item of another council besides, and what the cart learnt of the amounts before. */
function withTold(told: (items: readonly SavedItem[]) => void) {
  return async () => {
    const back = await withBanks();
    await fillCart([...twoItems(), offeredItem(STALL)]);
    told(useCart.getState().items);
    return back;
  };
}

export const Filled: Story = {
  beforeEach: withBanks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("option", { name: /Bank Of China/ })).toBeDisabled();
  },
};

export const CompanyAccount: Story = {
  beforeEach: withBanks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /Akaun syarikat/ }));
    await expect(await canvas.findByText(/sehingga 7 hari/)).toBeVisible();
  },
};

export const Errors: Story = {
  beforeEach: withBanks,
  play: async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole("button");
    const proceed = buttons.find((button) => button.getAttribute("type") === "submit");
    if (proceed) await userEvent.click(proceed);
    const links = await canvas.findAllByRole("link");
    await expect(links.length).toBeGreaterThanOrEqual(4);
  },
};

export const BanksUnreachable: Story = {
  beforeEach: async () => {
    await fillCart(twoItems());
    return answering({ "/api/fpx/banks": 503 });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("alert");
  },
};

export const SeveralCouncils: Story = {
  beforeEach: withTold(() => undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("table")).toHaveLength(2);
    await expect(canvas.getAllByText("RM 701.10").length).toBeGreaterThan(1);
  },
};

export const ToldOfChanges: Story = {
  beforeEach: withTold(([assessed, fined, rented]) => {
    if (assessed) takeObstacle(assessed, "gone");
    if (fined) useFreshAmounts.setState({ was: new Map([[fined.id, sen(80_00)]]) });
    if (rented) takeObstacle(rented, "under_maintenance");
  }),
  play: async ({ canvas }) => {
    await canvas.findByText("sebelum ini RM 80.00");
    await expect(canvas.getAllByText("RM 100.00").length).toBeGreaterThan(1);
  },
};

export const NothingPayable: Story = {
  beforeEach: withTold((items) => {
    for (const item of items) takeObstacle(item, "gone");
  }),
  play: async ({ canvas }) => {
    await canvas.findByText("Tiada item dalam troli anda yang boleh dibayar sekarang.");
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};
