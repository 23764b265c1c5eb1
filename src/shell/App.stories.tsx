import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { unanswered } from "../screens/stories/network.ts";
import { useSession } from "../stores/sessionState.ts";
import { adoptStyles } from "../ui/style/styleCache.ts";

/** The portal at its address without a route, while the server has not answered yet. */
const meta: Meta = {
  title: "Shell/App",
  // App contains its own UiRoot
  parameters: { frame: "host" },
  // the module reads the page's address when it loads
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
