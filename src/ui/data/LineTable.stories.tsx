import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sen } from "../../domain/money.ts";
import { Button } from "../action/Button.tsx";
import { Mark } from "../text/Mark.tsx";
import { LineTable } from "./LineTable.tsx";

const meta = {
  component: LineTable,
  args: {
    caption: "Troli anda",
    titleHeader: "Bil",
    columns: ["Majlis", "Nombor"],
    amountHeader: "Jumlah",
    lines: [
      {
        id: "a",
        title: "Cukai taksiran",
        cells: ["Majlis Perbandaran Taiping", "11000234500"],
        amount: sen(38640),
        action: <Button kind="quiet">Buang</Button>,
      },
      {
        id: "b",
        title: "Kompaun kenderaan",
        cells: ["Majlis Bandaraya Ipoh", "KP 204411"],
        amount: sen(10000),
        action: <Button kind="quiet">Buang</Button>,
      },
    ],
    total: { label: "Jumlah perlu dibayar", amount: sen(48640) },
  },
} satisfies Meta<typeof LineTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = { globals: { viewport: { value: "wide" } } };
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    const right = (text: string) => canvas.getAllByText(text)[0]?.getBoundingClientRect().right;
    await expect(right("RM 386.40")).toBe(right("RM 486.40"));
    await expect(canvas.queryByRole("columnheader", { name: "Majlis" })).toBeNull();
  },
};

/** The icon of a status stays beside its first word, also where only one word then remains for the last line. */
export const NarrowStatus: Story = {
  globals: { viewport: { value: "narrow" } },
  args: {
    columns: ["Status"],
    lines: [
      {
        id: "a",
        title: "02/11/2026 10:12 AM",
        cells: [
          <Mark key="state" tone="success">
            Pembayaran berjaya
          </Mark>,
        ],
        amount: sen(3000000),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector("th [data-tone]");
    const icon = mark?.querySelector("svg")?.getBoundingClientRect();
    const words = document.createRange();
    if (mark !== null) words.selectNodeContents(mark);
    const [first] = [...words.getClientRects()].filter(({ width }) => width > (icon?.width ?? 0));
    await expect(first?.top).toBeLessThan(icon?.bottom ?? 0);
    await expect(first?.left).toBeGreaterThan(icon?.left ?? 0);
  },
};
