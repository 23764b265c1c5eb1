import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { useLoginDialog } from "../../stores/loginDialog.ts";
import { useSession } from "../../stores/sessionState.ts";
import { filledIn } from "../stories/formStory.ts";
import { offline } from "../stories/network.ts";
import { type Answer, answering, onRecordedPortal, refusal } from "../stories/recordedPortal.tsx";
import { LogInForm } from "./LogInForm.tsx";
import { LoginDialog } from "./LoginDialog.tsx";

const meta: Meta<typeof LoginDialog> = {
  component: LoginDialog,
  title: "Screens/Login/Dialog",
  args: { onHome: true },
  parameters: {
    without: {
      empty: "it is a form, which is there from the start",
      loading: "it comes with its texts; meanwhile the page's bar runs",
      "long-text": "what is written in it is its own, and what is typed stays in its field",
    },
  },
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof LoginDialog>;

const WORDS = {
  ms: { email: "Alamat e‑mel", password: "Kata laluan", submit: "Log masuk" },
  en: { email: "Email address", password: "Password", submit: "Log in" },
  zh: { email: "电邮地址", password: "密码", submit: "登录" },
} as const;

/** @param view that the dialog shows @param answer to a log-in */
const opened =
  (view: "login" | "forgot", answer: Answer = 503) =>
  () => {
    useSession.setState({ session: null, error: undefined });
    useLoginDialog.setState({ view, fromHome: true, email: "" });
    return answering({ "POST /db/_session": answer });
  };

export const OnHome: Story = {
  tags: ["filled"],
  beforeEach: opened("login"),
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole("textbox", { name: WORDS.ms.email })).toHaveFocus(),
    );
    await expect(canvas.getByRole("button", { name: "Teruskan sebagai tetamu" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Tutup" })).toBeVisible();
  },
};
export const OnHomeInEnglish: Story = {
  tags: ["filled"],
  beforeEach: opened("login"),
  globals: { language: "en", scheme: "dark" },
};
export const OnHomeInChinese: Story = {
  tags: ["filled"],
  beforeEach: opened("login"),
  globals: { language: "zh", viewport: { value: "narrow" } },
};

export const OnAnotherScreen: Story = {
  args: { onHome: false },
  beforeEach: opened("login"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: WORDS.ms.email })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Teruskan sebagai tetamu" })).toBeNull();
  },
};

export const Forgotten: Story = {
  beforeEach: opened("login"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: WORDS.ms.email }), "siti@example.my");
    await userEvent.click(canvas.getByRole("button", { name: "Lupa kata laluan?" }));
    const field = await canvas.findByRole("textbox", { name: WORDS.ms.email });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue("siti@example.my");
    await expect(canvas.getByRole("dialog", { name: "Lupa kata laluan?" })).toBeVisible();
  },
};
export const ForgottenInEnglish: Story = { beforeEach: opened("forgot"), globals: { language: "en" } };
export const ForgottenInChinese: Story = { beforeEach: opened("forgot"), globals: { language: "zh" } };

/** @param says what is said then; what was typed stays */
const failing = (answer: Answer, says: string | RegExp, language: keyof typeof WORDS = "ms"): Story => ({
  beforeEach: opened("login", answer),
  globals: { language },
  play: async ({ canvas, userEvent }) => {
    const { email, password, submit } = WORDS[language];
    const field = await canvas.findByRole("textbox", { name: email });
    await userEvent.type(field, "siti@example.my");
    await userEvent.type(canvas.getByLabelText(password), "kata laluan");
    await userEvent.click(canvas.getByRole("button", { name: submit }));
    await expect(await canvas.findByText(says)).toBeVisible();
    await expect(field).toHaveValue("siti@example.my");
  },
});

const WRONG = refusal(401, "Name or password is incorrect.");

export const WrongPassword = failing(WRONG, "E‑mel atau kata laluan tidak betul.");
export const WrongPasswordInEnglish = failing(WRONG, "Email or password is incorrect.", "en");
export const WrongPasswordInChinese = failing(WRONG, "电邮地址或密码不正确。", "zh");
export const ServerAway: Story = { ...failing(503, /Perkhidmatan tidak tersedia/), tags: ["error"] };
export const ServerAwayInEnglish: Story = {
  ...failing(503, /service is not available/, "en"),
  tags: ["error"],
  globals: { language: "en", scheme: "dark" },
};
export const ServerAwayInChinese: Story = {
  ...failing(503, "服务暂时不可用。请稍后重试。", "zh"),
  tags: ["error"],
  globals: { language: "zh", viewport: { value: "narrow" } },
};

/** The device has no network. */
export const Offline: Story = {
  ...failing(503, /Anda di luar talian/),
  tags: ["offline"],
  beforeEach: () => {
    const putBack = [opened("login")(), offline()].reverse();
    return () => {
      for (const back of putBack) back();
    };
  },
};

/** @returns a story in which a call found that the session has ended */
const ended = (language: keyof typeof WORDS, says: string): Story => ({
  args: { onHome: false },
  globals: { language },
  beforeEach: () => {
    const back = opened("login")();
    useSession.setState({ error: { kind: "refused", reason: "user_error_relogin" } });
    return back;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says)).toBeVisible();
  },
});

export const SessionEnded = ended("ms", "Ralat pengguna. Sila log masuk semula.");
export const SessionEndedInEnglish = ended("en", "User error. Please relogin.");

export const NothingTyped: Story = {
  beforeEach: opened("login"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: WORDS.ms.submit }));
    await expect((await canvas.findAllByRole("link")).length).toBe(2);
  },
};

export const FilledIn: Story = {
  beforeEach: opened("login", { ok: true, name: "siti@example.my", roles: ["user"] }),
  ...filledIn(LogInForm, {
    wrong: { email_address: "siti@" },
    right: { email_address: "siti@example.my", password: "kata laluan" },
    sent: () => waitFor(() => expect(useSession.getState().session?.name).toBe("siti@example.my")),
  }),
};
