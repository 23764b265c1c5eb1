import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "../text/Heading.tsx";
import { Text } from "../text/Text.tsx";
import { Hero } from "./Hero.tsx";

const meta: Meta<typeof Hero> = {
  component: Hero,
  parameters: { frame: "page" },
  args: {
    children: (
      <>
        <Heading size="page">Bayar caj majlis anda</Heading>
        <Text size="large">Cari bil, bayar dalam talian dan simpan resit.</Text>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Hero>;

export const Wide: Story = {};
export const Narrow: Story = { globals: { viewport: { value: "narrow" } } };
