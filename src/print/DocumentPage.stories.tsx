import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { DocumentPage } from "./DocumentPage.tsx";
import { ACKNOWLEDGEMENT, CHINESE, HOSTILE, LICENCE, LONG, RECEIPT, SLIP } from "./stories/examples.ts";

const meta: Meta<typeof DocumentPage> = { component: DocumentPage, title: "Print/DocumentPage" };

export default meta;

type Story = StoryObj<typeof DocumentPage>;

/** Waits until the codes and pictures are drawn. */
async function isDrawn(canvasElement: HTMLElement, images: readonly string[]): Promise<void> {
  await waitFor(() => {
    const drawn = [...canvasElement.querySelectorAll("[role=img] path[d], canvas")];
    expect(drawn).toHaveLength(images.length);
  });
  for (const name of images) within(canvasElement).getByRole("img", { name });
}

export const Receipt: Story = {
  args: { document: RECEIPT },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { name: "Resit rasmi", level: 1 })).toBeVisible();
    await expect(canvas.getByRole("table", { name: "Majlis Perbandaran Tawau" })).toBeVisible();
    await isDrawn(canvasElement, ["Jata Majlis Perbandaran Tawau", "Imbas untuk mengesahkan resit ini"]);
  },
};

export const Slip: Story = {
  args: { document: SLIP },
  play: ({ canvasElement }) =>
    isDrawn(canvasElement, ["Jata Majlis Perbandaran Tawau", "Imbas untuk mengesahkan resit ini"]),
};

export const Acknowledgement: Story = {
  args: { document: ACKNOWLEDGEMENT },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ini bukan resit/)).toBeVisible();
  },
};

export const Licence: Story = {
  globals: { language: "en" },
  args: { document: LICENCE },
  play: ({ canvasElement }) =>
    isDrawn(canvasElement, [
      "Crest of Majlis Perbandaran Tawau",
      "Photo of the holder",
      "Signature of the president",
      "205-1302-2027",
      "Scan to verify this licence",
    ]),
};

export const Chinese: Story = { globals: { language: "zh" }, args: { document: CHINESE } };

/** The sheet of paper stays white in the dark scheme. */
export const Dark: Story = { globals: { scheme: "dark" }, args: { document: RECEIPT } };

export const Long: Story = {
  args: { document: LONG },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(61);
  },
};

export const Hostile: Story = {
  args: { document: HOSTILE },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    await expect(canvasElement.querySelector("script, [onerror]")).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { document: RECEIPT },
  play: async ({ canvas }) => {
    // A folded cell is below the name of its row.
    await expect(canvas.getByText("2026/1 hingga 2026/4", { selector: "th *" })).toBeVisible();
  },
};
