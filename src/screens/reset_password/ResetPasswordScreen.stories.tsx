import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { showForgotPassword, useLoginDialog } from "../../stores/loginDialog.ts";
import { fits } from "../stories/fits.ts";
import { filledIn } from "../stories/formStory.ts";
import { offline, unanswered } from "../stories/network.ts";
import { OWN_RECORD, RESET_CALL, RESET_ID, RESET_SAVE_CALL } from "../stories/recordedAccount.ts";
import { type Answer, answering, onRecordedPortal, refusal } from "../stories/recordedPortal.tsx";
import { NOBODY } from "../stories/recordedReviewQueue.ts";
import { ResetPasswordForm } from "./ResetPasswordForm.tsx";
import { ResetPasswordScreen } from "./ResetPasswordScreen.tsx";

const meta: Meta<typeof ResetPasswordScreen> = {
  component: ResetPasswordScreen,
  title: "Screens/Reset password",
  decorators: [onRecordedPortal({ resetId: RESET_ID })],
};

export default meta;

type Story = StoryObj<typeof ResetPasswordScreen>;

const VALID = { _id: RESET_ID, email: OWN_RECORD.name };
const EXPIRED = refusal(410, "expired");
const USED = refusal(404, "missing");
const SAVED = { ok: true, id: OWN_RECORD._id };

const answersOf = (answers: Readonly<Record<string, Answer>>) =>
  answering({ [RESET_CALL]: VALID, "GET /db/_session": NOBODY, ...answers });

const answered = (answers: Readonly<Record<string, Answer>>) => () => answersOf(answers);

type Language = "ms" | "en" | "zh";

const WORDS = {
  ms: {
    account: "Alamat e‑mel akaun",
    password: "Kata laluan baharu",
    confirm: "Sahkan kata laluan",
    save: "Simpan kata laluan baharu",
    logIn: "Log masuk",
  },
  en: {
    account: "Email address of the account",
    password: "New password",
    confirm: "Confirm password",
    save: "Save the new password",
    logIn: "Log in",
  },
  zh: {
    account: "账户的电邮地址",
    password: "新密码",
    confirm: "确认密码",
    save: "保存新密码",
    logIn: "登录",
  },
} as const satisfies Record<Language, object>;

const PASSWORD = "empat perkataan yang panjang";

/** Types a new password and saves it. */
async function save(
  { canvas, userEvent }: Parameters<NonNullable<Story["play"]>>[0],
  typed: { password?: string; confirm?: string; language?: Language } = {},
): Promise<void> {
  const { password = PASSWORD, confirm = password, language = "ms" } = typed;
  const words = WORDS[language];
  await expect(await canvas.findByLabelText(words.account)).toHaveValue(OWN_RECORD.name);
  await userEvent.type(canvas.getByLabelText(words.password), password);
  await userEvent.type(canvas.getByLabelText(words.confirm), confirm);
  await userEvent.click(canvas.getByRole("button", { name: words.save }));
}

export const Form: Story = {
  tags: ["filled"],
  beforeEach: answered({}),
  play: async ({ canvas, userEvent }) => {
    const password = await canvas.findByLabelText(WORDS.ms.password);
    await expect(password).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByLabelText("Tunjukkan kata laluan"));
    await expect(password).toHaveAttribute("type", "text");
    await expect(canvas.getByText(/Sekurang-kurangnya 8 aksara/)).toBeVisible();
  },
};

export const Looking: Story = { tags: ["loading"], beforeEach: () => unanswered({}, "/api/query") };

/** @param says the error in the summary and in the field */
const wrong = (typed: { password: string; confirm: string }, says: string): Story => ({
  beforeEach: answered({}),
  play: async (context) => {
    await save(context, typed);
    await expect((await context.canvas.findAllByText(says))[0]).toBeVisible();
  },
});

export const TooShort = wrong(
  { password: "pendek", confirm: "pendek" },
  "Kata laluan baharu mestilah sekurang-kurangnya 8 aksara.",
);
export const NotAlike: Story = {
  ...wrong({ password: PASSWORD, confirm: "perkataan lain" }, "Kata laluan tidak sama dengan pengesahannya."),
  name: "Not Alike (rule 5.12)",
};

/** @returns a story in which the new password is saved: both dialogs close, rule 4.9, and the log-in button appears */
const saved = (language: Language, says: string): Story => ({
  globals: { language },
  beforeEach: () => {
    showForgotPassword(OWN_RECORD.name);
    return answersOf({ [RESET_SAVE_CALL]: SAVED });
  },
  play: async (context) => {
    await save(context, { language });
    const notice = await context.canvas.findByText(says);
    await expect(notice).toBeVisible();
    await waitFor(() => expect(notice.closest('[part="notice"]')).toHaveFocus());
    await expect(useLoginDialog.getState().view).toBe("closed");
    await context.userEvent.click(context.canvas.getByRole("button", { name: WORDS[language].logIn }));
    await expect(useLoginDialog.getState().view).toBe("login");
  },
});

export const Saved: Story = {
  ...saved("ms", "Kata laluan baharu anda telah ditetapkan"),
  name: "Saved (rule 2.17)",
};
export const SavedInEnglish = saved("en", "Your new password is set");
export const SavedInChinese = saved("zh", "新密码已设置");

/** The form keeps its values. */
export const NotSaved: Story = {
  name: "Not Saved (rule 8.27)",
  beforeEach: answered({ [RESET_SAVE_CALL]: 503 }),
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText(/Perkhidmatan tidak tersedia/)).toBeVisible();
    await expect(context.canvas.getByLabelText(WORDS.ms.password)).toHaveValue(PASSWORD);
  },
};

/** The answer was lost, so the old or the new password may be valid. */
export const NoAnswer: Story = {
  beforeEach: () => {
    const back = answersOf({});
    const recorded = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { url }: { url?: string } = await request
        .clone()
        .json()
        .catch(() => ({}));
      if (url !== undefined && atob(url) === RESET_SAVE_CALL) throw new TypeError("the network is gone");
      return recorded(request);
    };
    return back;
  },
  play: async (context) => {
    await save(context);
    await expect(
      await context.canvas.findByText(/Kami tidak tahu sama ada kata laluan baharu/),
    ).toBeVisible();
    await expect(context.canvas.getByLabelText(WORDS.ms.password)).toHaveValue(PASSWORD);
  },
};

/** Another tab used the same link meanwhile. */
export const UsedMeanwhile: Story = {
  name: "Used Meanwhile (rule 8.27)",
  beforeEach: answered({ [RESET_SAVE_CALL]: USED }),
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText("Permintaan tidak sah 3")).toBeVisible();
    await expect(context.canvas.getByText(/Pautan ini telah digunakan/)).toBeVisible();
  },
};

/** @param title "Invalid Request" with its number @param says the explanation */
const invalid = (answer: Answer, title: string, says: RegExp, language: Language = "ms"): Story => ({
  globals: { language },
  beforeEach: answered({ [RESET_CALL]: answer }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(title)).toBeVisible();
    await expect(canvas.getByText(says)).toBeVisible();
  },
});

export const Expired = invalid(EXPIRED, "Permintaan tidak sah 1", /melebihi 24 jam/);
export const ExpiredInEnglish: Story = {
  ...invalid(EXPIRED, "Invalid Request 1", /older than 24 hours/, "en"),
  name: "Expired In English (rule 8.26)",
};
export const ExpiredInChinese = invalid(EXPIRED, "无效请求 1", /超过 24 小时/, "zh");
export const Used = invalid(USED, "Permintaan tidak sah 3", /Pautan ini telah digunakan/);
export const UsedInEnglish: Story = {
  ...invalid(USED, "Invalid Request 3", /already used/, "en"),
  name: "Used In English (rule 8.26)",
};
export const UsedInChinese = invalid(USED, "无效请求 3", /已经用过/, "zh");

const AWAY = invalid(503, "Permintaan tidak sah 3", /Perkhidmatan tidak tersedia/);
export const ServerAway: Story = {
  ...AWAY,
  name: "Server Away (rule 8.26)",
  tags: ["error"],
  play: async (context) => {
    await AWAY.play?.(context);
    await expect(context.canvas.getByRole("button", { name: "Cuba lagi" })).toBeVisible();
    await expect(context.canvas.queryByRole("button", { name: "Hantar pautan" })).toBeNull();
  },
};

const CUT_OFF = invalid(VALID, "Permintaan tidak sah 2", /tidak mengandungi pautan yang lengkap/);
export const CutOff: Story = {
  ...CUT_OFF,
  name: "Cut Off (rule 8.26)",
  tags: ["empty"],
  decorators: [onRecordedPortal()],
  play: async (context) => {
    await CUT_OFF.play?.(context);
    await expect(context.canvas.getByRole("button", { name: "Hantar pautan" })).toBeVisible();
  },
};

export const FilledIn: Story = {
  beforeEach: answered({ [RESET_SAVE_CALL]: SAVED }),
  ...filledIn(ResetPasswordForm, {
    wrong: { password: "pendek", confirm_password: "lain" },
    right: { password: PASSWORD, confirm_password: PASSWORD },
    sent: async ({ canvasElement }) => {
      await expect(
        await within(canvasElement).findByText("Kata laluan baharu anda telah ditetapkan"),
      ).toBeVisible();
    },
  }),
};

export const Offline: Story = {
  ...ServerAway,
  name: "Offline",
  tags: ["offline"],
  beforeEach: () => offline(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cuba lagi" })).toBeVisible();
  },
};

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: answered({ [RESET_CALL]: { ...VALID, email: `${"w".repeat(60)}@example.my` } }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText(WORDS.ms.password);
    await fits();
  },
};
