import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { sen } from "../../domain/money.ts";
import { Button } from "../action/Button.tsx";
import { Card } from "../layout/Card.tsx";
import { Heading } from "../text/Heading.tsx";
import { Money } from "../text/Money.tsx";
import { Text } from "../text/Text.tsx";
import { FoldedRow } from "./FoldedRow.tsx";

const meta: Meta<typeof FoldedRow> = {
  component: FoldedRow,
  title: "UI/Data/FoldedRow",
  args: {
    title: <Heading size="part">Cukai taksiran</Heading>,
    amount: (
      <strong>
        <Money amount={sen(28292)} />
      </strong>
    ),
    line: "130045001",
    details: <Text>Paid until the 2nd quarter of 2026</Text>,
    action: <Button kind="quiet">Remove</Button>,
  },
  decorators: [(Story) => <Card>{Story()}</Card>],
};

export default meta;

type Story = StoryObj<typeof FoldedRow>;

export const Folded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2nd quarter/)).not.toBeVisible();
    await expect(canvas.getByRole("button", { name: "Remove" })).toBeVisible();
  },
};

export const Unfolded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("130045001"));
    await expect(canvas.getByText(/2nd quarter/)).toBeVisible();
  },
};

export const WithNotes: Story = { args: { notes: <Text size="small">The renewal is not included.</Text> } };
