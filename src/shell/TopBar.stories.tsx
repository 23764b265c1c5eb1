import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import type { Again } from "../screens/stories/again.ts";
import { fits } from "../screens/stories/fits.ts";
import { answering, fillCart, onRecordedPortal, twoItems } from "../screens/stories/recordedPortal.tsx";
import { useSession } from "../stores/sessionState.ts";
import { TopBar } from "./TopBar.tsx";

const meta: Meta<typeof TopBar> = {
  component: TopBar,
  title: "Shell/Top bar",
  parameters: { frame: "page" },
  args: { page: "home", language: "ms", onLanguage: fn() },
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof TopBar>;

/** @param roles of the logged-in user. Without roles nobody is logged in */
const seenBy =
  (...roles: readonly string[]) =>
  async () => {
    const [role] = roles;
    useSession.setState({
      session: role === undefined ? null : { name: "siti@example.my", roles: [...roles], machine_id: "A10" },
      error: undefined,
    });
    await fillCart(role === undefined ? [] : twoItems());
    const putBack = answering({});
    return async () => {
      putBack();
      useSession.setState(useSession.getInitialState(), true);
      await fillCart([]);
    };
  };

export const LoggedOut: Story = {
  beforeEach: seenBy(),
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole("link", { name: "Daftar" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "中文" }));
    await expect(args.onLanguage).toHaveBeenCalledWith("zh");
  },
};

export const LoggedIn: Story = {
  beforeEach: seenBy("user"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Profil" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Troli.*2/ })).toBeVisible();
  },
};

const linked: Again["again"] = async ({ canvas }) => {
  await expect((await canvas.findAllByRole("link")).length).toBeGreaterThan(0);
};

export const OfTheCentralTeam: Story = {
  tags: ["filled"],
  parameters: { again: linked } satisfies Again,
  beforeEach: seenBy("user", "finance"),
};

/** A menu holds everything except home and the cart. */
export const Narrow: Story = {
  ...LoggedIn,
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole("button", { name: "Menu" });
    await expect(canvas.getByRole("banner").offsetHeight).toBeLessThanOrEqual(56);
    await userEvent.click(menu);
    await expect(await canvas.findByRole("link", { name: "Profil" })).toBeVisible();
    await fits();
  },
};
