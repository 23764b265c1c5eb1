import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fits } from "./fits.ts";
import { offline } from "./network.ts";
import { answering, onRecordedPortal, ownPortal } from "./recordedPortal.tsx";

/** The stories of the pages to read, which differ by who operates the portal. */

/** What a play has, whatever the page's properties are. */
type Context = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas">;

/** Why a page whose texts are all its own is never so. */
export const OWN_TEXTS = {
  loading: "its texts are its own: who operates the portal is added to them when it is known",
  error: "without an answer it says all but who operates the portal",
};

const hrefOf = ({ screen }: { readonly screen: string }) => `#/${screen}`;

/** Where a page stands. @param name of a portal of its own, since each portal's configuration is read once */
export const onPortal = (name: string, place: { readonly section?: string } = {}) =>
  onRecordedPortal({ ...ownPortal(name), hrefOf, ...place });

/** @param says words that the page has then, in Malay @param configuration of the portal */
export const page = (name: string, says: RegExp, configuration: object = {}) => ({
  tags: ["filled"],
  decorators: [onPortal(name)],
  beforeEach: () => answering({ "metadata/configuration": configuration }),
  play: async ({ canvas }: Context) => {
    await expect(await canvas.findByText(says)).toBeVisible();
  },
});

/** The page where the configuration cannot be read. @param tag the state that it is */
export const unread = (name: string, network: () => () => void, tag: "loading" | "error" | "offline") => ({
  tags: [tag],
  decorators: [onPortal(name)],
  beforeEach: network,
});

/** There was no network either when the configuration was to be read. */
export const noNetwork = () => offline({ "metadata/configuration": 503 });

/** @param says of the long words that they are there */
export const long = (name: string, says: RegExp, configuration: object) => {
  const story = page(name, says, configuration);
  return {
    ...story,
    tags: ["long-text"],
    globals: { viewport: { value: "narrow" } },
    play: async (context: Context) => {
      await story.play(context);
      await fits();
    },
  };
};
