import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { fits } from "../stories/fits.ts";
import { filledIn } from "../stories/formStory.ts";
import { LONG_COMPOUND } from "../stories/longTexts.ts";
import { offline, unanswered } from "../stories/network.ts";
import { ASSESSMENT, COMPOUND_ROWS, SETTLED } from "../stories/recordedAnswers.ts";
import { answering, onRecordedPortal, ownPortal } from "../stories/recordedPortal.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { SearchScreen } from "./SearchScreen.tsx";

const meta: Meta<typeof SearchScreen> = { component: SearchScreen, title: "Screens/Search" };

export default meta;

type Story = StoryObj<typeof SearchScreen>;

const found = { charge: "assessment", account: "130045001" } as const;

export const Empty: Story = {
  tags: ["empty"],
  decorators: [onRecordedPortal()],
  beforeEach: () => answering({}),
};

/** The example is a number of the chosen council. */
export const ExampleOfTheCouncil: Story = {
  decorators: [onRecordedPortal({ ...ownPortal("examples"), charge: "assessment", council: "mdld" })],
  beforeEach: () =>
    answering({
      "metadata/configuration": { councils: { mdld: { examples: { assessment: "230045001" } } } },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/contohnya 230045001/)).toBeVisible();
  },
};

export const OnACouncilsPage: Story = {
  decorators: [onRecordedPortal({ canChooseCouncil: false })],
  beforeEach: () => answering({}),
};

export const Choices: Story = {
  name: "Choices (rule 2.5)",
  tags: ["filled"],
  decorators: [onRecordedPortal(found)],
  beforeEach: () => answering({ "/assessments": { rows: [ASSESSMENT] }, "/search": ASSESSMENT }),
  play: async ({ canvas, userEvent }) => {
    const cards = await canvas.findAllByRole("radio", { name: /RM/ });
    await expect(cards).toHaveLength(3);
    // the bill takes the focus when it appears, which a later press keeps
    await waitFor(() => expect(canvas.getByRole("heading", { name: /^RM/ })).toHaveFocus());
    if (cards[2]) await userEvent.click(cards[2]);
    await expect(canvas.getAllByText("RM 526.10").length).toBeGreaterThan(0);
  },
};

/** Someone was sent to the bank with this bill, and the bank has not answered yet. */
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
    await expect(await canvas.findAllByRole("checkbox")).toHaveLength(3);
    await expect(canvas.getByRole("button", { name: /^Bayar 2 bil, RM.145.45$/ })).toBeVisible();
  },
};

export const NothingDue: Story = {
  decorators: [onRecordedPortal(found)],
  beforeEach: () => answering({ "/assessments": { rows: [SETTLED] }, "/search": SETTLED }),
  play: async ({ canvas }) => {
    await canvas.findByRole("article");
  },
};

/** Chinese has no space between two sentences. */
export const NotFoundInChinese: Story = {
  decorators: [onRecordedPortal({ ...found, account: "999999999" })],
  beforeEach: () => answering({ "/assessments": { rows: [] } }),
  globals: { language: "zh" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("找不到！请核对号码与议会，再查询一次。")).toBeVisible();
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

/** On a council's page, where the portal's dialog does not cover the notice. */
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
  tags: ["error"],
  decorators: [onRecordedPortal(found)],
  beforeEach: () => answering({ "/assessments": 503 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cuba lagi" })).toBeVisible();
  },
};

export const FilledIn: Story = {
  decorators: [onRecordedPortal()],
  beforeEach: () => answering({ "/assessments": { rows: [ASSESSMENT] }, "/search": ASSESSMENT }),
  ...filledIn(SearchForm, {
    wrong: { charge: "assessment", number: "" },
    right: { number: "130045001" },
    sent: async ({ canvasElement }) => {
      await expect(await within(canvasElement).findAllByRole("radio", { name: /RM/ })).toHaveLength(3);
    },
  }),
};

export const Looking: Story = {
  tags: ["loading"],
  decorators: [onRecordedPortal(found)],
  beforeEach: () => unanswered({}, "/assessments"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox")).toHaveValue("130045001");
  },
};

export const Offline: Story = { ...ServerDown, tags: ["offline"], beforeEach: () => offline() };

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  decorators: [onRecordedPortal({ charge: "compound", account: "K26130001" })],
  beforeEach: () => answering({ "/compounds": { rows: [LONG_COMPOUND] }, "/search": LONG_COMPOUND }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(LONG_COMPOUND.offence))[0]).toBeVisible();
    await fits();
  },
};
