import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { verifyLink } from "../../domain/statements/verifyLink.ts";
import type { Again } from "../stories/again.ts";
import { fits } from "../stories/fits.ts";
import { filledIn, fillForm, sendForm } from "../stories/formStory.ts";
import { answering, onRecordedPortal } from "../stories/recordedPortal.tsx";
import { RECEIPT, signer } from "../stories/recordedStatements.ts";
import { VerifyForm } from "./VerifyForm.tsx";
import { VerifyScreen } from "./VerifyScreen.tsx";

const redirectTo = fn();

const meta: Meta<typeof VerifyScreen> = {
  component: VerifyScreen,
  title: "Screens/Verify",
  decorators: [onRecordedPortal({ redirectTo })],
  beforeEach: () => answering({ "/api/keys": { keys: [OURS.published] } }),
  parameters: {
    without: {
      loading: "Nothing on it waits for an answer. The small page checks the code.",
      offline: "It works the same without a network. The small page says what it could not check.",
    },
  },
};

export default meta;

type Story = StoryObj<typeof VerifyScreen>;

const OURS = await signer("1f0c93ab");
const COMPACT = await OURS.sign(RECEIPT);

export const Empty: Story = {
  tags: ["empty"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Semak" }));
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/wajib diisi/));
  },
};

/** A code with an older address of the portal, or a forged one, leads to this portal's own small page too. */
export const FilledIn: Story = {
  tags: ["filled"],
  ...filledIn(VerifyForm, {
    right: { code: verifyLink("https://older.example", COMPACT) },
    sent: async () => {
      await expect(redirectTo).toHaveBeenCalledWith(`https://portal.example/verify#${COMPACT}`);
    },
  }),
};

/** @param says the text that only this error has, in Malay */
const refused = (code: string, says: RegExp): Story => ({
  parameters: {
    again: async (context) => {
      await fillForm(context, { code });
      await sendForm(context, "code");
    },
  } satisfies Again,
  play: async (context) => {
    await fillForm(context, { code });
    await sendForm(context, "code");
    const field = context.canvas.getByRole("textbox");
    await waitFor(() => expect(field).toHaveAccessibleDescription(says));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(redirectTo).not.toHaveBeenCalled();
  },
});

export const Incomplete: Story = {
  ...refused("https://portal.example/verify#1f0c93ab.r~mpt~R2611", /Kod tidak lengkap/),
  tags: ["error"],
};
/** Chinese has its own full stop between the two sentences. */
export const IncompleteInChinese: Story = {
  ...refused("https://portal.example/verify#1f0c93ab.r~mpt~R2611", /二维码不完整。/),
  globals: { language: "zh" },
};
export const AnotherCode = refused("https://bank.example/pay?id=1", /Bukan kod resit atau lesen/);

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  play: async (context) => {
    const code = "1234567890".repeat(40);
    await fillForm(context, { code });
    await sendForm(context, "code");
    await waitFor(() => expect(context.canvas.getByRole("textbox")).toHaveAccessibleDescription(/Bukan kod/));
    await fits();
  },
};
