import type { Meta, StoryObj } from "@storybook/react-vite";
import { useTranslation } from "react-i18next";
import { expect } from "storybook/test";
import { Dialog } from "../../ui/feedback/Dialog.tsx";
import { withTexts } from "../parts/withTexts.tsx";
import { billScan } from "../search/SearchForm.tsx";
import { onRecordedPortal } from "../stories/recordedPortal.tsx";
import type { ScanState } from "./runScan.ts";
import { ScanView } from "./ScanView.tsx";

function View({ state }: { readonly state: ScanState }) {
  const purpose = billScan(useTranslation().t);
  return (
    <Dialog title={purpose.title} closeLabel="Tutup" onClose={() => undefined}>
      <ScanView purpose={purpose} state={state} onRetry={() => undefined} />
    </Dialog>
  );
}

/** The dialog in its states, without a camera. The button loads the texts before it draws the dialog. */
const Shown = withTexts(["scan"], View);

const meta: Meta<typeof ScanView> = {
  component: ScanView,
  title: "Screens/Scan",
  decorators: [onRecordedPortal()],
  parameters: {
    without: {
      empty: "until a code is found there is the camera's picture",
      offline: "a camera needs no network; what reads its picture may, which is a fault of its own",
      "long-text": "it shows no text of a record",
    },
  },
  render: ({ state }) => <Shown state={state} />,
};

export default meta;

type Story = StoryObj<typeof ScanView>;

export const Starting: Story = { tags: ["loading"], args: { state: { step: "starting" } } };

export const Looking: Story = {
  tags: ["filled"],
  args: { state: { step: "looking" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("dialog", { name: "Imbas kod pada bil" })).toBeVisible();
    const picture = canvas.getByLabelText("Paparan kamera");
    await expect(picture).toBeVisible();
    await expect(picture).toHaveFocus();
    await expect(getComputedStyle(picture).outlineStyle).toBe("none");
  },
};

export const NothingFoundYet: Story = { args: { state: { step: "unseen" } } };

export const AnotherCode: Story = { args: { state: { step: "foreign" } } };

export const Refused: Story = {
  tags: ["error"],
  args: { state: { step: "failed", fault: "refused" } },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole("button", { name: "Cuba lagi" });
    await expect(again).toBeVisible();
    await expect(again.closest("[role=alert]")).toHaveTextContent("tidak dibenarkan menggunakan kamera");
  },
};

export const NoCamera: Story = { args: { state: { step: "failed", fault: "missing" } } };

export const CameraBusy: Story = { args: { state: { step: "failed", fault: "busy" } } };

export const DecoderOutOfReach: Story = { args: { state: { step: "failed", fault: "decoder" } } };
