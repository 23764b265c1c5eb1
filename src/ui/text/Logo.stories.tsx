import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Logo } from "./Logo.tsx";

const meta: Meta<typeof Logo> = { component: Logo, title: "Text/Logo", args: { children: "M" } };

export default meta;

type Story = StoryObj<typeof Logo>;

/** A red square of one pixel. */
const RED =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const picture = new Blob([Uint8Array.from(atob(RED), (byte) => byte.charCodeAt(0))], { type: "image/png" });

export const Drawn: Story = {
  args: { picture },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("canvas")).toBeVisible());
    await expect(canvas.queryByText("M")).toBeNull();
  },
};

export const WithoutPicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("M")).toBeVisible();
  },
};
