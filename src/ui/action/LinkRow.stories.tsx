import type { Meta, StoryObj } from "@storybook/react-vite";
import { Crest } from "../text/Crest.tsx";
import { LinkRow } from "./LinkRow.tsx";

const Name = () => (
  <>
    <small>Majlis Perbandaran </small>
    <strong>Tawau</strong>
  </>
);

const meta = {
  component: LinkRow,
  args: { mark: <Crest council="mpt" />, children: <Name />, href: "#/?council=mpt" },
} satisfies Meta<typeof LinkRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Link: Story = {};
export const WithoutAddress: Story = { args: { href: undefined } };
