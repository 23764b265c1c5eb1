import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "./Field.tsx";
import { Fieldset } from "./Fieldset.tsx";

const meta = {
  component: Fieldset,
  args: {
    legend: "Tempoh",
    children: (
      <>
        <Field label="Tarikh mula" type="date" length="medium" />
        <Field label="Tarikh tamat" type="date" length="medium" />
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithError: Story = {
  args: { hint: "Bilangan hari dikira untuk anda", error: "Tarikh tamat mestilah selepas tarikh mula." },
};
