import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Field } from "../field/Field.tsx";
import { Stack } from "../layout/Stack.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";

const meta = {
  component: ErrorSummary,
  args: {
    title: "Ada maklumat yang perlu dibetulkan",
    errors: [
      { fieldId: "payer-name", text: "Nama penuh diperlukan." },
      { fieldId: "payer-email", text: "E-mel mesti alamat yang sah." },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <Field id="payer-name" label="Nama penuh" error="Nama penuh diperlukan." />
      <Field id="payer-email" label="E-mel" error="E-mel mesti alamat yang sah." />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;

export const TakesTheFocusAndLeadsToTheField: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole("alert", { name: "Ada maklumat yang perlu dibetulkan" })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole("link", { name: "E-mel mesti alamat yang sah." }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "E-mel" })).toHaveFocus());
  },
};
