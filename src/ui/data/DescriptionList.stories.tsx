import type { Meta, StoryObj } from "@storybook/react-vite";
import { sen } from "../../domain/money.ts";
import { Money } from "../text/Money.tsx";
import { DescriptionList } from "./DescriptionList.tsx";

const meta = { component: DescriptionList } satisfies Meta<typeof DescriptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Amounts: Story = {
  args: {
    rows: [
      { term: "Tunggakan", value: <Money amount={sen(12800)} /> },
      { term: "Semasa", value: <Money amount={sen(25600)} /> },
      { term: "Diskaun", value: <Money amount={sen(-1280)} /> },
      { term: "Jumlah", value: <Money amount={sen(37120)} size="large" />, total: true },
    ],
  },
};

export const Names: Story = {
  args: {
    align: "start",
    rows: [
      { term: "Nama", value: <span translate="no">AHM** *** ********</span> },
      { term: "Alamat", value: "12, Jalan Bunga Raya 3/1, Taman Seri Kenanga" },
      { term: "Nombor akaun", value: <span translate="no">11000234500</span> },
    ],
  },
};
