import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Autofill } from "./Autofill.tsx";
import { Field } from "./Field.tsx";

const meta = {
  component: Field,
  args: { label: "Nombor akaun", name: "account" },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = {
  args: { hint: "Nombor lesen bermula dengan R", inputMode: "text", autoComplete: "off", translate: "no" },
};
export const Amount: Story = {
  args: {
    label: "Jumlah tambah nilai",
    lead: "RM",
    inputMode: "decimal",
    length: "short",
    defaultValue: "5.00",
  },
};
export const ReadOnly: Story = { args: { defaultValue: "R-2024-00117", readOnly: true } };
export const Disabled: Story = { args: { defaultValue: "R-2024-00117", disabled: true } };

export const WithError: Story = {
  args: {
    label: "E-mel",
    type: "email",
    autoComplete: "email",
    hint: "Resit dihantar ke alamat ini",
    error: "Alamat e-mel diperlukan.",
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "E-mel" });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Resit dihantar ke alamat ini Alamat e-mel diperlukan.");
  },
};

/** On a shared computer the browser stores no typed values. */
export const OnASharedComputer: Story = {
  args: { label: "E-mel", autoComplete: "email" },
  render: (args) => (
    <Autofill off>
      <Field {...args} />
    </Autofill>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAttribute("autocomplete", "off");
  },
};
