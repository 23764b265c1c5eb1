import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
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

/** The words in brackets stay on one line at every width that has room for them. */
export const ChineseTime: Story = {
  args: {
    align: "start",
    rows: [{ term: "开立时间", value: "21/11/2026 10:12 AM（马来西亚时间）" }],
  },
  play: async ({ canvasElement, canvas }) => {
    const words = document.createRange();
    const text = canvas.getByText(/马来西亚时间/).firstChild;
    if (text?.nodeType !== Node.TEXT_NODE) throw new Error("The value is not plain text.");
    words.setStart(text, "21/11/2026 10:12 AM".length);
    words.setEndAfter(text);
    for (let width = 240; width <= 400; width += 8) {
      canvasElement.style.inlineSize = `${width}px`;
      await expect(words.getClientRects()).toHaveLength(1);
    }
    canvasElement.style.inlineSize = "";
  },
};
