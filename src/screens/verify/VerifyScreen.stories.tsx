import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, type screen, waitFor, within } from "storybook/test";
import type { Verdict } from "../../domain/checkStatement.ts";
import type { Statement } from "../../domain/statement.ts";
import { verifyLink } from "../../domain/verifyLink.ts";
import type { Again } from "../stories/again.ts";
import { fits } from "../stories/fits.ts";
import { filledIn, fillForm, sendForm } from "../stories/formStory.ts";
import { offline, unanswered } from "../stories/network.ts";
import { type Answer, answering, onRecordedPortal } from "../stories/recordedPortal.tsx";
import { EXPIRED, LICENCE, RECEIPT, type Signer, signer } from "../stories/recordedStatements.ts";
import { VerifyForm } from "./VerifyForm.tsx";
import { VerifyScreen } from "./VerifyScreen.tsx";

const meta: Meta<typeof VerifyScreen> = {
  component: VerifyScreen,
  title: "Screens/Verify",
  decorators: [onRecordedPortal()],
  beforeEach: () => localStorage.removeItem("kaunter.statement-keys"),
};

export default meta;

type Story = StoryObj<typeof VerifyScreen>;

const OURS = await signer("1f0c93ab");
const THEIRS = await signer("1f0c93ab");
const OLDER = await signer("00000001");

const OF_MANY: Statement =
  RECEIPT.kind === "receipt" ? { ...RECEIPT, issuers: ["mpt", "mdsp", "dbkk", "mps"] } : RECEIPT;

const KEYS = { keys: [OURS.published, { ...OLDER.published, until: "2030-12-31", withdrawn: true }] };

/** Finds the outcome's notice. The screen's live region has the role `status` too. */
async function outcomeIn({ getAllByRole }: Pick<typeof screen, "getAllByRole">): Promise<HTMLElement> {
  return await waitFor(() => {
    const outcome = getAllByRole("status").find((status) => status.matches("[part=notice]"));
    if (outcome === undefined) throw new Error("The screen shows no outcome.");
    return outcome;
  });
}

const asked = (verdict: Verdict): Answer => ({ verdict, checked_at: "2026-11-22T02:17:00.000Z" });

/**
 * Pastes a code and checks it.
 * @param answer the portal's answer. Without it the portal is unreachable.
 * @param says the text that only this outcome has, in Malay
 */
function checked(
  given: {
    readonly by?: Signer;
    readonly statement: Statement;
    readonly answer?: Answer;
    readonly keys?: Answer;
  },
  says: RegExp,
): Story {
  return {
    beforeEach: () =>
      answering({
        "/api/keys": given.keys ?? KEYS,
        "/api/verify": given.answer ?? 503,
      }),
    play: async ({ canvas, userEvent }) => {
      const code = verifyLink("https://portal.example", await (given.by ?? OURS).sign(given.statement));
      await userEvent.click(await canvas.findByRole("textbox"));
      await userEvent.paste(code);
      await userEvent.click(canvas.getByRole("button", { name: "Semak" }));
      const found = await outcomeIn(canvas);
      await expect(found).toHaveTextContent(says);
      await waitFor(() => expect(found).toHaveFocus());
    },
  };
}

export const Empty: Story = {
  tags: ["empty"],
  beforeEach: () => answering({ "/api/keys": KEYS }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Semak" }));
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(/wajib diisi/);
  },
};

export const Genuine = checked(
  { statement: RECEIPT, answer: asked("valid") },
  /^Tulen.*22\/11\/2026 10:17 AM/,
);
export const InDate = checked({ statement: LICENCE, answer: asked("valid") }, /^Tulen dan masih sah/);
export const Expired = checked({ statement: EXPIRED, answer: asked("expired") }, /^Tamat tempoh/);
export const Renewed = checked({ statement: LICENCE, answer: asked("renewed") }, /^Telah diperbaharui/);
export const Revoked = checked({ statement: LICENCE, answer: asked("revoked") }, /^Dibatalkan/);
export const NotOnRecord = checked({ statement: RECEIPT, answer: asked("no_record") }, /^Tiada dalam rekod/);
export const Forged = checked({ by: THEIRS, statement: RECEIPT, answer: asked("valid") }, /^Palsu/);
export const WithdrawnKey = checked(
  { by: OLDER, statement: RECEIPT, answer: asked("withdrawn_key") },
  /^Tidak boleh dipercayai/,
);
export const UnknownKey = checked(
  { by: await signer("00000002"), statement: RECEIPT, answer: asked("unknown_key") },
  /^Tidak dikeluarkan oleh portal ini/,
);

/** The portal does not answer, so the browser checks the document with the keys only. */
export const PortalOutOfReach = checked(
  { statement: LICENCE },
  /^Tulen.*status semasa tidak disemak.*disimpan pada peranti ini/,
);
export const ExpiredWithoutPortal = checked({ statement: EXPIRED }, /^Tamat tempoh/);
export const NewerKeyWithoutPortal = checked(
  { by: await signer("00000003"), statement: RECEIPT },
  /^Belum disemak/,
);
export const NoKeys: Story = {
  ...checked({ statement: RECEIPT, keys: 503 }, /^Belum disemak.*belum dapat menyemak dokumen/),
  tags: ["error"],
  parameters: {
    again: async (context) => {
      await fillForm(context, { code: verifyLink("https://portal.example", await OURS.sign(RECEIPT)) });
      await sendForm(context, "code");
    },
  } satisfies Again,
};

const pasted = (code: string, says: RegExp): Story => ({
  beforeEach: () => answering({ "/api/keys": KEYS }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("textbox"));
    await userEvent.paste(code);
    await userEvent.click(canvas.getByRole("button", { name: "Semak" }));
    await expect(await outcomeIn(canvas)).toHaveTextContent(says);
  },
});

export const Incomplete = pasted("https://portal.example/verify#1f0c93ab.r~mpt~R2611", /^Kod tidak lengkap/);
export const AnotherCode = pasted("https://bank.example/pay?id=1", /^Bukan kod resit atau lesen/);

/** The link on the small verification page leads here with its statement. */
export const ByLink: Story = {
  tags: ["filled"],
  decorators: [onRecordedPortal({ statement: `${await OURS.sign(RECEIPT)}` })],
  beforeEach: () => answering({ "/api/keys": KEYS, "/api/verify": asked("valid") }),
  play: async ({ canvas }) => {
    await expect(await outcomeIn(canvas)).toHaveTextContent(/^Tulen/);
    await expect(canvas.getByText("RM 343.10")).toBeVisible();
    await expect(canvas.getByText("Majlis Daerah Semporna")).toBeVisible();
  },
};

export const FilledIn: Story = {
  beforeEach: () => answering({ "/api/keys": KEYS, "/api/verify": asked("valid") }),
  ...filledIn(VerifyForm, {
    right: { code: verifyLink("https://portal.example", await OURS.sign(RECEIPT)) },
    sent: async ({ canvasElement }) => {
      await expect(await outcomeIn(within(canvasElement))).toHaveTextContent(/^Tulen/);
    },
  }),
};

const withLink = onRecordedPortal({ statement: `${await OURS.sign(RECEIPT)}` });

export const Loading: Story = {
  tags: ["loading"],
  decorators: [withLink],
  beforeEach: () => unanswered({ "/api/keys": KEYS }, "/api/verify"),
};

/** The keys are on this device. The screen checks the document with them and says that it did not ask the portal. */
export const Offline: Story = {
  tags: ["offline"],
  decorators: [withLink],
  beforeEach: () => offline({ "/api/keys": KEYS }),
  play: async ({ canvas }) => {
    await expect(await outcomeIn(canvas)).toHaveTextContent(/^Tulen.*status semasa tidak disemak/);
  },
};

/** The screen names all councils of a receipt. */
export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  decorators: [
    onRecordedPortal({
      statement: `${await OURS.sign(OF_MANY)}`,
    }),
  ],
  beforeEach: () => answering({ "/api/keys": KEYS, "/api/verify": asked("valid") }),
  play: async ({ canvas }) => {
    await expect(await outcomeIn(canvas)).toHaveTextContent(/^Tulen/);
    await fits();
  },
};
