import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Timeline } from "./Timeline.tsx";

const meta: Meta<typeof Timeline> = { component: Timeline, title: "Data/Timeline" };

export default meta;

export const Several: StoryObj<typeof Timeline> = {
  args: {
    entries: [
      { instant: "2026-11-21T02:11:00.000Z", time: "21/11/2026 10:11 AM", text: "The payment was begun." },
      { instant: "2026-11-21T02:11:05.000Z", time: "21/11/2026 10:11 AM", text: "You left for the bank." },
      {
        instant: "2026-11-21T02:12:40.000Z",
        time: "21/11/2026 10:12 AM",
        text: "The bank answered that it holds the payment and that its approver has to look at it before it goes on.",
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

export const One: StoryObj<typeof Timeline> = {
  args: {
    entries: [
      { instant: "2026-11-21T02:11:00.000Z", time: "21/11/2026 10:11 AM", text: "The payment was begun." },
    ],
  },
};
