import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ASSESSMENT, COMPOUND_ROWS, SETTLED } from "../stories/recordedAnswers.ts";
import { answering, onRecordedPortal, ownPortal } from "../stories/recordedPortal.tsx";
import { SearchScreen } from "./SearchScreen.tsx";

const meta: Meta<typeof SearchScreen> = { component: SearchScreen, title: "Screens/Search" };

export default meta;

type Story = StoryObj<typeof SearchScreen>;

const found = { charge: "assessment", account: "130045001" } as const;

export const Empty: Story = { decorators: [onRecordedPortal()], beforeEach: () => answering({}) };

export const OnACouncilsPage: Story = {
  decorators: [onRecordedPortal({ canChooseCouncil: false })],
  beforeEach: () => answering({}),
};

export const Choices: Story = {
  decorators: [onRecordedPortal(found)],
  beforeEach: () => answering({ "/assessments": { rows: [ASSESSMENT] }, "/search": ASSESSMENT }),
  play: async ({ canvas, userEvent }) => {
    const cards = await canvas.findAllByRole("radio", { name: /RM/ });
    await expect(cards).toHaveLength(3);
    if (cards[2]) await userEvent.click(cards[2]);
    await expect(canvas.getAllByText("RM 526.10").length).toBeGreaterThan(0);
  },
};

/** Somebody was sent to the bank with this bill and has no answer yet. */
const SINCE = { ...ASSESSMENT, attempt_open_since: "2026-11-21T02:12:00.000Z" };

export const SomebodyIsPaying: Story = {
  decorators: [onRecordedPortal(found)],
  beforeEach: () => answering({ "/assessments": { rows: [ASSESSMENT] }, "/search": SINCE }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Seseorang mula membayar bil ini pada 21\/11\/2026 10:12 AM/),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Tambah ke troli" })).toBeEnabled();
  },
};

export const SeveralRows: Story = {
  decorators: [onRecordedPortal({ charge: "compound", account: "SAB1234A" })],
  beforeEach: () => answering({ "/compounds": { rows: COMPOUND_ROWS } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("article")).toHaveLength(2);
  },
};

export const NothingDue: Story = {
  decorators: [onRecordedPortal(found)],
  beforeEach: () => answering({ "/assessments": { rows: [SETTLED] }, "/search": SETTLED }),
  play: async ({ canvas }) => {
    await canvas.findByRole("article");
  },
};

export const NotFound: Story = {
  decorators: [onRecordedPortal({ ...found, account: "999999999" })],
  beforeEach: () => answering({ "/assessments": { rows: [] } }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("textbox");
    await waitFor(() => expect(field).toHaveAttribute("aria-invalid", "true"));
  },
};

/** On a council's page, where no dialog of the portal's stands over it. */
export const Closing: Story = {
  decorators: [onRecordedPortal({ ...ownPortal("closing-search"), canChooseCouncil: false })],
  beforeEach: () =>
    answering({
      "metadata/configuration": { closing: true, announcement: "Dibuka semula pada hari Isnin." },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Dibuka semula pada hari Isnin.")).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

export const ServerDown: Story = {
  decorators: [onRecordedPortal(found)],
  beforeEach: () => answering({ "/assessments": 503 }),
  play: async ({ canvas }) => {
    await canvas.findByRole("alert");
  },
};
