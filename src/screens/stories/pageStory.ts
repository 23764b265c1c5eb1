import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fits } from "./fits.ts";
import { offline } from "./network.ts";
import { answering, onRecordedPortal, ownPortal } from "./recordedPortal.tsx";

/** The stories of the pages of text. They differ by the portal's operator. */

/** The part of a play's context that does not depend on the page's properties. */
type Context = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas">;

/** The reasons why a page with its own texts has no story of these states. */
export const OWN_TEXTS = {
  loading: "its texts are its own: who operates the portal is added to them when it is known",
  error: "without an answer it says all but who operates the portal",
};

const hrefOf = ({ screen }: { readonly screen: string }) => `#/${screen}`;

/** Puts a page on a portal. @param name must be unique, because the page reads each portal's configuration once */
export const onPortal = (name: string, place: { readonly section?: string } = {}) =>
  onRecordedPortal({ ...ownPortal(name), hrefOf, ...place });

/** @param says a text of the page, in Malay @param configuration the portal's configuration */
export const page = (name: string, says: RegExp, configuration: object = {}) => ({
  tags: ["filled"],
  decorators: [onPortal(name)],
  beforeEach: () => answering({ "metadata/configuration": configuration }),
  play: async ({ canvas }: Context) => {
    await expect(await canvas.findByText(says)).toBeVisible();
  },
});

/** The page while the configuration cannot be read. @param tag the state of the story */
export const unread = (name: string, network: () => () => void, tag: "loading" | "error" | "offline") => ({
  tags: [tag],
  decorators: [onPortal(name)],
  beforeEach: network,
});

/** The network is gone before the page reads the configuration. */
export const noNetwork = () => offline({ "metadata/configuration": 503 });

/** @param says the long text */
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
