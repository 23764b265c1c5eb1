import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { CREST } from "../../print/stories/pictures.ts";
import { offline } from "../stories/network.ts";
import { PAYMENTS } from "../stories/recordedAnswers.ts";
import { leftWith } from "../stories/recordedAttempt.ts";
import { answering, onRecordedPortal, ownPortal } from "../stories/recordedPortal.tsx";
import { HomeScreen } from "./HomeScreen.tsx";

const meta: Meta<typeof HomeScreen> = {
  component: HomeScreen,
  title: "Screens/Home",
  decorators: [onRecordedPortal()],
  parameters: {
    without: {
      empty: "what can be paid is the same for all",
      loading: "it waits for nothing",
      error: "what did not come is left out: an alert of the last payment",
      "long-text": "its words are the portal's own",
    },
  },
};

export default meta;

type Story = StoryObj<typeof HomeScreen>;

export const Home: Story = { tags: ["filled"] };

/** The next visits begin with the charges of the council that the citizen chose last. */
export const OfACouncil: Story = {
  decorators: [onRecordedPortal({ chosenCouncil: "mdknk" })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { name: "Majlis Daerah Kunak" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /\(Majlis\)/ }));
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveFocus());
  },
};

/** A stored crest replaces the drawn mark. */
export const StoredCrest: Story = {
  decorators: [onRecordedPortal({ ...ownPortal("crests"), chosenCouncil: "mpt", crestAddress: () => CREST })],
  beforeEach: () => answering({ "metadata/configuration": { crests: ["mpt"] } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll(`img[src="${CREST}"]`)).toHaveLength(2));
    await expect(canvasElement.querySelectorAll("img")).toHaveLength(2);
  },
};

/** The councils narrow while the citizen types. */
export const Narrowed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("searchbox"), "kota");
    await expect(canvas.getAllByRole("button", { name: /Kota/ })).toHaveLength(3);
  },
};

/** @param id differs in each story, because a closed alert stays closed for its payment */
const latest = (id: string, payment: object, says: RegExp): Story => ({
  beforeEach: () => leftWith(payment, {}, id),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says)).toBeVisible();
  },
});

export const LatestAccepted = latest("0643f2a1b2c3d4e5f60718293a4b5c01", PAYMENTS.paid, /telah diterima/);
export const LatestInProgress: Story = {
  ...latest("0643f2a1b2c3d4e5f60718293a4b5c02", PAYMENTS.in_progress, /sedang diproses/),
  name: "Latest In Progress (rule 2.2)",
};

export const Offline: Story = { tags: ["offline"], beforeEach: () => offline() };
