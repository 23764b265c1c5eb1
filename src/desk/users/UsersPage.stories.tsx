import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { deskStates } from "../../screens/stories/deskStates.ts";
import { fits } from "../../screens/stories/fits.ts";
import { filledIn } from "../../screens/stories/formStory.ts";
import { type Answer, answering, onRecordedPortal, refusal } from "../../screens/stories/recordedPortal.tsx";
import { logInto } from "../../screens/stories/recordedReviewQueue.ts";
import { useSession } from "../../stores/sessionState.ts";
import { AddRoleForm } from "./AddRoleForm.tsx";
import { CreateUserForm } from "./CreateUserForm.tsx";
import { UsersPage } from "./UsersPage.tsx";

/** The users of the central team. */
const meta: Meta<typeof UsersPage> = {
  component: UsersPage,
  title: "Desk/Users",
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof UsersPage>;

const CALL = "/api/admin/users";
const LIST = `${CALL}/list`;
const DONE = { ok: true };

const user = (name: string, roles: readonly string[], more: object = {}) => ({
  name,
  roles,
  has_second_factor: true,
  ended_at: null,
  fixed: false,
  ...more,
});

const SITI = user("siti@majlis.my", ["finance:mpt", "support:mpt"]);

const USERS = {
  users: [
    user("aminah@majlis.my", ["administrator"], { fixed: true }),
    user("david@majlis.my", ["finance"], { has_second_factor: false }),
    user("omar@majlis.my", [], { ended_at: "2026-11-02T02:00:00.000Z" }),
    SITI,
  ],
  next: "siti@majlis.my",
};

const of = (role: string) => ({ ok: true, userCtx: { name: "aminah@majlis.my", roles: [role] } });

const withAnswers =
  (answers: Readonly<Record<string, Answer>>, role = "administrator") =>
  () => {
    logInto(of(role));
    return answering(answers);
  };

export const List: Story = {
  tags: ["filled"],
  beforeEach: withAnswers({ [LIST]: USERS }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Kewangan · Tawau, Sokongan · Tawau")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Ubah aminah@majlis.my" })).toBeNull();
  },
};

/** An auditor reads the list and changes nothing. */
export const ForAnAuditor: Story = {
  beforeEach: withAnswers({ [LIST]: USERS }, "auditor"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("siti@majlis.my")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Ubah/ })).toBeNull();
    await expect(canvas.queryByText("Cipta pengguna")).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "narrow" } },
  beforeEach: withAnswers({ [LIST]: USERS }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("siti@majlis.my")).toBeVisible();
    await fits();
  },
};

export const Created: Story = {
  beforeEach: withAnswers({ [LIST]: USERS, [`${CALL}/create`]: DONE }),
  ...filledIn(CreateUserForm, {
    open: async ({ canvasElement, userEvent }) => {
      await userEvent.click(await within(canvasElement).findByText("Cipta pengguna"));
    },
    wrong: { name: "siti" },
    right: { name: "siti@majlis.my", role: "finance", council: "mpt" },
    sent: async ({ canvasElement }) => {
      const [said] = await within(canvasElement).findAllByText(/^Pengguna telah dicipta/);
      await expect(said).toBeVisible();
    },
  }),
};

/** The log-in expires with the press. The form keeps what was typed, until the administrator has logged in again. */
export const LogInEnded: Story = {
  beforeEach: withAnswers({
    [LIST]: USERS,
    [`${CALL}/create`]: refusal(401, "You are not authorized to access this db."),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText("Cipta pengguna"));
    const form = within(canvas.getByRole("form", { name: "Cipta pengguna" }));
    const name = form.getByRole("textbox");
    await userEvent.type(name, "siti@majlis.my");
    await userEvent.selectOptions(form.getByRole("combobox"), "auditor");
    await userEvent.click(form.getByRole("button"));
    await waitFor(() => expect(useSession.getState().session).toBeNull());
    await expect(name).toBeVisible();
    await expect(name).toHaveValue("siti@majlis.my");
  },
};

const open = async ({ canvasElement, userEvent }: Parameters<NonNullable<Story["play"]>>[0]) => {
  const opener = await within(canvasElement).findByRole("button", { name: "Ubah siti@majlis.my" });
  await userEvent.click(opener);
  return within(await within(canvasElement).findByRole("dialog", { name: "siti@majlis.my" }));
};

export const RoleAdded: Story = {
  beforeEach: withAnswers({ [LIST]: USERS, [`${CALL}/change`]: DONE }),
  ...filledIn(AddRoleForm, {
    open: async (context: Parameters<NonNullable<Story["play"]>>[0]) => {
      await open(context);
    },
    wrong: { added: "" },
    right: { added: "auditor", council: "mdkb" },
    sent: async ({ canvasElement }) => {
      const [said] = await within(canvasElement).findAllByText("Perubahan telah disimpan.");
      await expect(said).toBeVisible();
    },
  }),
};

/** An administrator takes a role away, and then finds that somebody else was faster. */
export const Overtaken: Story = {
  beforeEach: withAnswers({ [LIST]: USERS, [`${CALL}/change`]: refusal(409, "changed_meanwhile") }),
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(
      dialog.getByRole("button", { name: "Buang peranan Kewangan\u00a0· Tawau" }),
    );
    await expect(await dialog.findByText(/^Orang lain baru sahaja mengubahnya/)).toBeVisible();
  },
};

/** The user loses every role. The page first says what that means. */
export const Ended: Story = {
  beforeEach: withAnswers({ [LIST]: USERS, [`${CALL}/end`]: DONE }),
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByText("Tamatkan pengguna ini", { selector: "summary" }));
    await context.userEvent.click(dialog.getByRole("button", { name: "Tamatkan pengguna ini" }));
    const [said] = await dialog.findAllByText("Perubahan telah disimpan.");
    await expect(said).toBeVisible();
  },
};

export const SecondFactorReset: Story = {
  beforeEach: withAnswers({ [LIST]: USERS, [`${CALL}/resetSecondFactor`]: DONE }),
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByText("Tetapkan semula faktor kedua", { selector: "summary" }));
    await context.userEvent.click(dialog.getByRole("button", { name: "Tetapkan semula faktor kedua" }));
    const [said] = await dialog.findAllByText("Perubahan telah disimpan.");
    await expect(said).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ["empty"],
  beforeEach: withAnswers({ [LIST]: { users: [], next: null } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Tiada pengguna.")).toBeVisible();
  },
};

const STATES = deskStates(LIST, { session: of("administrator") });

export const Loading = STATES.loading;

export const ServerAway = STATES.serverAway;

/** The role was taken away while the page was open. */
export const Forbidden = STATES.forbidden;

export const Offline = STATES.offline;

const LONG = `${"nama-yang-panjang-".repeat(4)}@jabatan-kewangan.majlis-perbandaran.example.my`;

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: withAnswers({
    [LIST]: { users: [user(LONG, ["finance:mpt", "support:mdkbt", "auditor:mdkb"])], next: null },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: `Ubah ${LONG}` }));
    const dialog = within(await canvas.findByRole("dialog"));
    // each button stays beside its role, at the end of the line
    const buttons = dialog.getAllByRole("button", { name: /^Buang peranan/ });
    const ends = buttons.map((button) => Math.round(button.getBoundingClientRect().right));
    await expect(new Set(ends).size).toBe(1);
    await fits();
  },
};
