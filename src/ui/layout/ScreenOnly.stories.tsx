import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../action/Button.tsx";
import { Text } from "../text/Text.tsx";
import { ScreenOnly } from "./ScreenOnly.tsx";

const meta = { component: ScreenOnly } satisfies Meta<typeof ScreenOnly>;
export default meta;

/** The button does not appear in print. */
export const BesideWhatIsPrinted: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Text>Resit R261121-ABCDE-FGHJK-K</Text>
      <ScreenOnly>
        <Button>Muat turun PDF</Button>
      </ScreenOnly>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Muat turun PDF" })).toBeVisible();
  },
};
