import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../action/Button.tsx";
import { Inline } from "../layout/Inline.tsx";
import { LiveRegion, useAnnounce } from "./LiveRegion.tsx";

function Voice() {
  const announce = useAnnounce();
  return (
    <Inline>
      <Button onClick={() => announce("Ditambah ke troli.")}>Tambah</Button>
      <Button
        onClick={() => {
          announce("Log masuk berjaya");
          announce("Bantuan Covid-19");
        }}
      >
        Log masuk
      </Button>
      <Button onClick={() => announce("Sambungan terputus.", "assertive")}>Putuskan</Button>
    </Inline>
  );
}

const meta = { component: LiveRegion, args: { children: <Voice /> } } satisfies Meta<typeof LiveRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ARepeatedTextIsReadAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Tambah" });
    await userEvent.click(button);
    const first = canvas.getByText("Ditambah ke troli.");
    await userEvent.click(button);
    const second = canvas.getByText("Ditambah ke troli.");
    await expect(second).not.toBe(first);
    await expect(second.closest("[role=status]")).not.toBeNull();
  },
};

export const TwoTextsAtOnceAreBothRead: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Log masuk" }));
    const region = canvas.getByText("Log masuk berjaya").closest("[role=status]");
    await expect(region).toContainElement(canvas.getByText("Bantuan Covid-19"));
    await expect(region).toHaveAttribute("aria-atomic", "false");
  },
};

export const WhatCannotWaitIsAnAlert: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Putuskan" }));
    await expect(canvas.getByText("Sambungan terputus.").closest("[role=alert]")).not.toBeNull();
  },
};
