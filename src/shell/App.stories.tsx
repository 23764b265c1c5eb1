import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { unanswered } from "../screens/stories/network.ts";
import { useSession } from "../stores/sessionState.ts";
import { adoptStyles } from "../ui/style/styleCache.ts";

/** The portal by itself, at the address without a route, while nothing that it asks for is answered yet. */
const meta: Meta = {
  title: "Shell/App",
  // it brings its own
  parameters: { frame: "host" },
  // it reads the page's address as it is loaded
  loaders: [async () => ({ App: (await import("./App.tsx")).App })],
  beforeEach: () => {
    adoptStyles(document);
    useSession.setState({ session: null, error: undefined });
    return unanswered();
  },
  render: (_, { loaded: { App } }) => <App />,
};

export default meta;

export const Home: StoryObj = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toBeVisible());
    await expect(canvas.getByRole("main")).toBeVisible();
    await expect(canvas.getByRole("contentinfo")).toBeVisible();
  },
};
