import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { useSession } from "../../stores/sessionState.ts";
import { withTexts } from "../parts/withTexts.tsx";
import { inEachLanguage, languageOf } from "../stories/again.ts";
import { filledIn } from "../stories/formStory.ts";
import { type Answer, answering, onRecordedPortal, refusal } from "../stories/recordedPortal.tsx";
import { wholeText } from "../stories/wholeText.ts";
import { SecondFactorForm } from "./SecondFactorForm.tsx";

const meta: Meta<typeof SecondFactorForm> = {
  // The dialog and the screens around this form load its texts. The story has to do so itself.
  component: withTexts(["account"], SecondFactorForm),
  title: "Screens/Login/Second factor",
  args: { isUnset: false },
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof SecondFactorForm>;

const NAME = "ketua@kaunter.my";
const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const ENROLMENT = { secret: SECRET, address: `otpauth://totp/Kaunter:ketua?secret=${SECRET}` };
const IN = { ok: true, name: NAME, roles: ["finance"] };
const CODES = ["ABCD-EFGH-JKLM-NPQR", "STUV-WXYZ-2345-67AB"];

const WORDS = {
  ms: { code: "Kod", submit: "Log masuk", kept: "Saya sudah menyimpan kod", wrong: "Kod tidak sah" },
  en: { code: "Code", submit: "Log in", kept: "I have kept the codes", wrong: "Invalid Code" },
  zh: { code: "验证码", submit: "登录", kept: "我已保存恢复码", wrong: "验证码无效" },
} as const;

const nobody = () => useSession.setState({ session: null, error: undefined });

const answered = (answer: Answer) => () => {
  nobody();
  return answering({
    "/api/secondFactor/enrolment": Response.json(ENROLMENT),
    "/api/secondFactor": answer,
  });
};

/** The account has an app. */
export const Needed: Story = {
  beforeEach: answered(IN),
  ...filledIn(SecondFactorForm, {
    right: { code: "123456" },
    sent: () => waitFor(() => expect(useSession.getState().session?.name).toBe(NAME)),
  }),
};

/** The first log-in: the session begins when the reader has kept the recovery codes. */
export const Unset: Story = {
  args: { isUnset: true },
  beforeEach: answered({ ...IN, recovery_codes: CODES }),
  ...inEachLanguage(async (context) => {
    const { canvas, userEvent } = context;
    const words = WORDS[languageOf(context)];
    await expect(await canvas.findByText(SECRET)).toBeVisible();
    await expect(await canvas.findByRole("img")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox"), "123456");
    await userEvent.click(canvas.getByRole("button", { name: words.submit }));
    await expect(await canvas.findByText(wholeText(CODES.join("\n")))).toBeVisible();
    await expect(useSession.getState().session).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: words.kept }));
    await waitFor(() => expect(useSession.getState().session?.name).toBe(NAME));
  }, nobody),
};

export const WrongCode: Story = {
  beforeEach: answered(refusal(422, "invalid_code")),
  ...inEachLanguage(async (context) => {
    const { canvas, userEvent } = context;
    const words = WORDS[languageOf(context)];
    const field = await canvas.findByRole("textbox");
    await userEvent.type(field, "000000");
    await userEvent.click(canvas.getByRole("button", { name: words.submit }));
    await expect(await canvas.findByText(words.wrong)).toBeVisible();
    await expect(field).toHaveValue("000000");
  }),
};
