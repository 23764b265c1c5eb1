import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { COUNCIL_CODES } from "../../domain/councils.ts";
import { Inline } from "../layout/Inline.tsx";
import { Crest } from "./Crest.tsx";

const meta = { component: Crest, args: { council: "mpt" } } satisfies Meta<typeof Crest>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

/** Every council has a colour of its own. */
export const EveryCouncil: Story = {
  render: () => (
    <Inline>
      {COUNCIL_CODES.map((code) => (
        <Crest key={code} council={code} size="large" />
      ))}
    </Inline>
  ),
};

/** A stored picture covers the drawn mark once it has loaded. */
export const Stored: Story = {
  args: {
    size: "large",
    source:
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 46'%3E%3Ccircle cx='20' cy='23' r='19' fill='%23946200'/%3E%3C/svg%3E",
  },
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector("[data-size] > svg");
    await waitFor(() => expect(mark).not.toBeVisible());
  },
};

/** A picture that does not load leaves the drawn mark. */
export const Missing: Story = {
  args: { source: "data:image/png;base64,AA==" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull());
    await expect(canvasElement.querySelector("[data-size] > svg")).toBeVisible();
  },
};
