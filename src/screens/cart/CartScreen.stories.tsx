import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { fillCart, onRecordedPortal, twoItems } from "../stories/recordedPortal.tsx";
import { CartScreen } from "./CartScreen.tsx";

const meta: Meta<typeof CartScreen> = {
  component: CartScreen,
  title: "Screens/Cart",
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof CartScreen>;

export const Empty: Story = { beforeEach: () => fillCart([]) };

export const TwoItems: Story = {
  beforeEach: () => fillCart(twoItems()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole("article")).toHaveLength(2);
    await expect(canvas.getByText("RM 626.10")).toBeVisible();
    const [remove] = canvas.getAllByRole("button", { name: /130045001/ });
    if (remove) await userEvent.click(remove);
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(1));
  },
};
