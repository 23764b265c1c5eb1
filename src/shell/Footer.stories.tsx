import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { Again } from "../screens/stories/again.ts";
import { fits } from "../screens/stories/fits.ts";
import { LONG_OPERATOR, OPERATOR } from "../screens/stories/recordedOperator.ts";
import { answering, onRecordedPortal, ownPortal } from "../screens/stories/recordedPortal.tsx";
import { Footer } from "./Footer.tsx";

const meta: Meta<typeof Footer> = {
  component: Footer,
  title: "Shell/Footer",
  parameters: { frame: "page" },
};

export default meta;

type Story = StoryObj<typeof Footer>;

function operatedBy(portal: string, operator: typeof OPERATOR): Story {
  const named: Again["again"] = async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(operator.name))).toBeVisible();
  };
  return {
    decorators: [onRecordedPortal(ownPortal(portal))],
    beforeEach: () => answering({ "metadata/configuration": { operator } }),
    parameters: { again: named } satisfies Again,
    play: named,
  };
}

export const Filled: Story = { ...operatedBy("footer", OPERATOR), tags: ["filled"] };

const LONG = operatedBy("footer-long", LONG_OPERATOR);
export const LongTextsNarrow: Story = {
  ...LONG,
  globals: { viewport: { value: "narrow" } },
  play: async (context) => {
    await LONG.play?.(context);
    await fits();
  },
};
