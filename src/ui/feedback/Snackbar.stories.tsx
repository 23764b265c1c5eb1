import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Snackbar } from "./Snackbar.tsx";

const meta = {
  component: Snackbar,
  args: { message: "Log masuk berjaya", action: { label: "OK", onPress: fn() } },
} satisfies Meta<typeof Snackbar>;
export default meta;

export const BottomRight: StoryObj<typeof meta> = {
  name: "Bottom Right (rule 9.1)",
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const said = canvasElement.querySelector("[role=status]");
    await expect(said).toHaveTextContent("Log masuk berjaya");
    const button = canvas.getByRole("button", { name: "OK" });
    const { right, bottom } = button.getBoundingClientRect();
    await expect(window.innerWidth - right).toBeLessThan(40);
    await expect(window.innerHeight - bottom).toBeLessThan(40);
    await userEvent.click(button);
    await expect(args.action.onPress).toHaveBeenCalledOnce();
  },
};
