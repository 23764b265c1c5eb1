import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { onRecordedPortal } from "../screens/stories/recordedPortal.tsx";
import { BareErrorPage } from "./BareErrorPage.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { ErrorPage } from "./ErrorPage.tsx";

const meta: Meta<typeof ErrorPage> = {
  component: ErrorPage,
  title: "Shell/Error page",
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof ErrorPage>;

export const NotFound: Story = {
  name: "Not Found (rules 2.19, 8.31)",
  args: { status: 404 },
  globals: { language: "en" },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { name: "This page could not be found" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText("404")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to the home page" })).toHaveAttribute("href", "#/");
    for (const [name, href] of [
      ["Find a bill", "#/search"],
      ["Check a payment", "#/requery"],
      ["Helpline", "#/helpline"],
    ])
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", href);
  },
};

export const Broken: Story = {
  name: "Broken (rule 2.20)",
  tags: ["filled"],
  args: { status: 500 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("500")).toBeVisible();
    await expect(canvas.getByText(/jangan bayar lagi/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Semak bayaran" })).toHaveAttribute("href", "#/requery");
  },
};

/** An error page in place of a screen that threw. */
export const InPlaceOfAScreen: Story = {
  args: { status: 500 },
  render: ({ status }) => (
    <ErrorBoundary fallback={<ErrorPage status={status} />}>
      <BrokenScreen />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("500")).toBeVisible();
  },
};

function BrokenScreen(): null {
  throw new Error("a screen that breaks");
}

/** The texts failed to load as well. */
export const WithoutTexts: Story = {
  args: { status: 500 },
  decorators: [],
  render: () => <BareErrorPage />,
  play: async ({ canvas }) => {
    for (const words of [
      /^Ralat telah berlaku$/,
      /^An error occurred$/,
      /^发生错误$/,
      /jangan bayar lagi/,
      /do not pay again/,
      /不要重复缴付/,
    ])
      await expect(await canvas.findByText(words)).toBeVisible();
  },
};
