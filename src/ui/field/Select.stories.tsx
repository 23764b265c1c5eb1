import type { Meta, StoryObj } from "@storybook/react-vite";
import { Select } from "./Select.tsx";

const meta = {
  component: Select,
  args: {
    label: "Bank",
    children: (
      <>
        <option value="">Pilih bank</option>
        <option value="MB2U0227">Maybank2u</option>
        <option value="BIMB0340" disabled>
          Bank Islam (Luar talian)
        </option>
      </>
    ),
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithError: Story = { args: { error: "Bank diperlukan.", hint: "Perbankan internet peribadi" } };
export const Disabled: Story = { args: { disabled: true } };
