import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BANKS } from "../stories/recordedAnswers.ts";
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

export const Filled: Story = {
  beforeEach: withBanks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("option", { name: /Bank Of China/ })).toBeDisabled();
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
