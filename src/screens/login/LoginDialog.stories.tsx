import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { Language } from "../../domain/language.ts";
import { useLoginDialog } from "../../stores/loginDialog.ts";
import { useSession } from "../../stores/sessionState.ts";
import { inEachLanguage, languageOf } from "../stories/again.ts";
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
  ms: { email: "Alamat e‑mel", password: "Kata laluan", submit: "Log masuk", forgot: "Lupa kata laluan?" },
  en: { email: "Email address", password: "Password", submit: "Log in", forgot: "Forgot your password?" },
  zh: { email: "电邮地址", password: "密码", submit: "登录", forgot: "忘记密码？" },
} as const satisfies Record<Language, object>;

/** Starts with nobody logged in and a fresh, open dialog. */
function open(): void {
  useSession.setState({ session: null, error: undefined });
  useLoginDialog.setState({ view: "login", fromHome: true, email: "" });
}

/** @param answer to a log-in */
const opened =
  (answer: Answer = 503) =>
  () => {
    open();
    return answering({ "POST /db/_session": answer });
  };

export const OnHome: Story = {
  tags: ["filled"],
  beforeEach: opened(),
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole("textbox", { name: WORDS.ms.email })).toHaveFocus(),
    );
    await expect(canvas.getByRole("button", { name: "Teruskan sebagai tetamu" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Tutup" })).toBeVisible();
  },
};

export const OnAnotherScreen: Story = {
  name: "On Another Screen (rule 2.27)",
  args: { onHome: false },
  beforeEach: opened(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: WORDS.ms.email })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Teruskan sebagai tetamu" })).toBeNull();
  },
};

export const Forgotten: Story = {
  beforeEach: opened(),
  ...inEachLanguage(async (context) => {
    const { canvas, userEvent } = context;
    const { email, forgot } = WORDS[languageOf(context)];
    await userEvent.type(await canvas.findByRole("textbox", { name: email }), "siti@example.my");
    await userEvent.click(canvas.getByRole("button", { name: forgot }));
    const field = await canvas.findByRole("textbox", { name: email });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue("siti@example.my");
    await expect(canvas.getByRole("dialog", { name: forgot })).toBeVisible();
  }, open),
};

/** @param says the message that follows; the form keeps its values */
const failing = (answer: Answer, says: Readonly<Record<Language, string>>): Story => ({
  beforeEach: opened(answer),
  ...inEachLanguage(async (context) => {
    const { canvas, userEvent } = context;
    const language = languageOf(context);
    const { email, password, submit } = WORDS[language];
    const field = await canvas.findByRole("textbox", { name: email });
    await userEvent.type(field, "siti@example.my");
    await userEvent.type(canvas.getByLabelText(password), "kata laluan");
    await userEvent.click(canvas.getByRole("button", { name: submit }));
    await expect(await canvas.findByText(says[language])).toBeVisible();
    await expect(field).toHaveValue("siti@example.my");
  }, open),
});

export const WrongPassword: Story = {
  ...failing(refusal(401, "Name or password is incorrect."), {
    ms: "E‑mel atau kata laluan tidak betul.",
    en: "Email or password is incorrect.",
    zh: "电邮地址或密码不正确。",
  }),
  name: "Wrong Password (rule 2.26)",
};
export const ServerAway: Story = {
  ...failing(503, {
    ms: "Perkhidmatan tidak tersedia buat masa ini. Cuba sebentar lagi.",
    en: "The service is not available right now. Try again in a moment.",
    zh: "服务暂时不可用。请稍后重试。",
  }),
  tags: ["error"],
};

/** The device has no network. */
export const Offline: Story = {
  ...failing(503, {
    ms: "Anda di luar talian. Semak sambungan anda dan cuba lagi.",
    en: "You are offline. Check your connection and try again.",
    zh: "您已离线。请检查网络后重试。",
  }),
  tags: ["offline", "words"],
  beforeEach: () => {
    const putBack = [opened()(), offline()].reverse();
    return () => {
      for (const back of putBack) back();
    };
  },
};

/** @returns a story in which a call's answer said that the session has ended */
const ended = (language: keyof typeof WORDS, says: string): Story => ({
  args: { onHome: false },
  globals: { language },
  beforeEach: () => {
    const back = opened()();
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
  beforeEach: opened(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: WORDS.ms.submit }));
    await expect((await canvas.findAllByRole("link")).length).toBe(2);
  },
};

export const FilledIn: Story = {
  beforeEach: opened({ ok: true, name: "siti@example.my", roles: ["user"] }),
  ...filledIn(LogInForm, {
    wrong: { email_address: "siti@" },
    right: { email_address: "siti@example.my", password: "kata laluan" },
    sent: () => waitFor(() => expect(useSession.getState().session?.name).toBe("siti@example.my")),
  }),
};
