import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { withTexts } from "../parts/withTexts.tsx";
import { inEachLanguage, languageOf } from "../stories/again.ts";
import { filledIn } from "../stories/formStory.ts";
import { type Answer, answering, onRecordedPortal } from "../stories/recordedPortal.tsx";
import { ForgotPasswordForm } from "./ForgotPasswordForm.tsx";

const meta: Meta<typeof ForgotPasswordForm> = {
  // The dialog and the screens around this form load its texts. The story has to do so itself.
  component: withTexts(["account"], ForgotPasswordForm),
  title: "Screens/Login/Forgotten password",
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof ForgotPasswordForm>;

const EMAIL = "siti@example.my";
const WORDS = {
  ms: { email: "Alamat e‑mel", send: "Hantar pautan", sent: "Semak e‑mel anda", close: "Tutup" },
  en: { email: "Email address", send: "Send the link", sent: "Check your email", close: "Close" },
  zh: { email: "电邮地址", send: "发送链接", sent: "请查看您的电邮", close: "关闭" },
} as const;

const answered = (answer: Answer) => () => answering({ "/resetPassword": answer });

/** In a dialog, with the address from the log-in form. */
export const InDialog: Story = {
  name: "In Dialog (rule 2.28)",
  args: { email: EMAIL, close: { label: WORDS.ms.close, onClose: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(WORDS.ms.email)).toHaveValue(EMAIL);
    await userEvent.click(canvas.getByRole("button", { name: WORDS.ms.close }));
    await expect(args.close?.onClose).toHaveBeenCalledOnce();
  },
};

/** After the request the form is empty, and the message fits known and unknown addresses. */
export const Sent: Story = {
  name: "Sent (rules 2.28, 4.8)",
  beforeEach: answered({ ok: true }),
  ...inEachLanguage(async (context) => {
    const { canvas, userEvent } = context;
    const words = WORDS[languageOf(context)];
    const field = await canvas.findByLabelText(words.email);
    await userEvent.type(field, EMAIL);
    await userEvent.click(canvas.getByRole("button", { name: words.send }));
    await expect(await canvas.findByText(words.sent)).toBeVisible();
    await expect(canvas.getByText(new RegExp(`${EMAIL}.*24`))).toBeVisible();
    await expect(field).toHaveValue("");
  }),
};

/** @param says the message that follows; the field keeps the address */
const failing = (answer: Answer, says: RegExp): Story => ({
  beforeEach: answered(answer),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(WORDS.ms.email);
    await userEvent.type(field, EMAIL);
    await userEvent.click(canvas.getByRole("button", { name: WORDS.ms.send }));
    await expect(await canvas.findByText(says)).toBeVisible();
    await expect(field).toHaveValue(EMAIL);
  },
});

export const ServerAway = failing(503, /Perkhidmatan tidak tersedia/);
export const AskedTooOften = failing(
  Response.json(
    { error: "too_many_requests", reason: "attempt_failed_please_try_again" },
    { status: 429, headers: { "Retry-After": "2400" } },
  ),
  /cuba lagi dalam 40 minit/,
);

export const NoAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(WORDS.ms.email);
    await userEvent.click(canvas.getByRole("button", { name: WORDS.ms.send }));
    await expect(await canvas.findByText("Medan ini wajib diisi.")).toBeVisible();
    await userEvent.type(field, "siti@example");
    await expect(await canvas.findByText("Format e‑mel tidak sah")).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const FilledIn: Story = {
  beforeEach: answered({ ok: true }),
  ...filledIn(ForgotPasswordForm, {
    wrong: { email_address: "siti@example" },
    right: { email_address: EMAIL },
    sent: async ({ canvasElement }) => {
      await expect(await within(canvasElement).findByText(WORDS.ms.sent)).toBeVisible();
    },
  }),
};
