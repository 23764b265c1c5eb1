import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../action/Button.tsx";
import { Actions } from "./Actions.tsx";

const meta: Meta<typeof Actions> = { component: Actions };

export default meta;

type Story = StoryObj<typeof Actions>;

export const MainAndOther: Story = {
  render: () => (
    <Actions>
      <Button kind="primary">Ke troli</Button>
      <Button kind="quiet">Tambah bil lain</Button>
    </Actions>
  ),
};
