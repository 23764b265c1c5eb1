import type { Meta } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { Language } from "../../domain/language.ts";
import { useSession } from "../../stores/sessionState.ts";
import { useSnackbar } from "../../stores/snackbar.ts";
import { inEachLanguage, languageOf } from "../stories/again.ts";
import { findAlert } from "../stories/findAlert.ts";
import { filledIn } from "../stories/formStory.ts";
import {
  type ProfileContext as Context,
  freshProfile as fresh,
  PROFILE,
  type ProfileStory as Story,
  untouched,
} from "../stories/ownProfile.ts";
import { OWN_RECORD, OWN_RECORD_CALL } from "../stories/recordedAccount.ts";
import { type Answer, refusal } from "../stories/recordedPortal.tsx";
import { EraseForm } from "./EraseForm.tsx";

export default { ...PROFILE, title: "Screens/Profile/Own data" } satisfies Meta;

const PASSWORD = "kata laluan lama";

const DATA_WORDS = {
  ms: {
    copy: "Muat turun data saya",
    erase: "Padamkan akaun",
    password: "Kata laluan semasa",
    erasing: "Padamkan akaun saya",
    stays: "Apa yang disimpan",
  },
  en: {
    copy: "Download my data",
    erase: "Erase the account",
    password: "Current password",
    erasing: "Erase my account",
    stays: "What is kept",
  },
  zh: {
    copy: "下载我的资料",
    erase: "删除账户",
    password: "当前密码",
    erasing: "删除我的账户",
    stays: "会保留什么",
  },
} as const satisfies Record<Language, object>;

const COPY_CALL = "/api/person/export";
const ERASE_CALL = "/api/person/erase";

const PERSON_DATA = {
  kind: "kaunter-person",
  version: 1,
  made_at: "2026-08-03T02:00:00.000Z",
  address: OWN_RECORD.name,
  account: { ...OWN_RECORD, identity_notes: [] },
  sessions: [],
  codes: [],
  reset_links: [],
  messages: [],
  payments: [],
  unreadable: [],
};

/** The file that the page offers to the browser for saving. */
async function savedFile(
  press: () => Promise<void>,
): Promise<{ readonly name: string; readonly text: string }> {
  const click = HTMLAnchorElement.prototype.click;
  let saved: Promise<{ name: string; text: string }> | undefined;
  HTMLAnchorElement.prototype.click = function follow() {
    const name = this.download;
    saved = fetch(this.href).then(async (answer) => ({ name, text: await answer.text() }));
  };
  try {
    await press();
    await waitFor(() => expect(saved).toBeDefined());
    return await (saved ?? Promise.reject(new Error("The page offered no file.")));
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
}

/** The file contains the server's answer. Its name contains no personal data. */
export const Copied: Story = {
  beforeEach: fresh({ [COPY_CALL]: PERSON_DATA }),
  ...inEachLanguage(async (context) => {
    const { canvas, userEvent } = context;
    const button = await canvas.findByRole("button", { name: DATA_WORDS[languageOf(context)].copy });
    const { name, text } = await savedFile(() => userEvent.click(button));
    await expect(name).toMatch(/^kaunter-\d{4}-\d\d-\d\d\.json$/);
    await expect(JSON.parse(text)).toEqual(PERSON_DATA);
  }),
};

export const CopyOfUnverified: Story = {
  beforeEach: fresh({
    [OWN_RECORD_CALL]: { ...OWN_RECORD, verified_by: "sms" },
    [COPY_CALL]: refusal(429, "x"),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Bayaran tidak disertakan/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: DATA_WORDS.ms.copy }));
    await expect(await findAlert(canvas)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: DATA_WORDS.ms.erase }));
    await expect(canvas.getByText(/Sahkan alamat itu dahulu supaya butiran/)).toBeVisible();
  },
};

/** Opens the form, enters the password and submits. */
async function erase(context: Pick<Context, "canvas" | "userEvent" | "globals">): Promise<void> {
  const { canvas, userEvent } = context;
  const words = DATA_WORDS[languageOf(context)];
  await userEvent.click(await canvas.findByRole("button", { name: words.erase }));
  await expect(canvas.getByRole("heading", { name: words.stays })).toBeVisible();
  await userEvent.type(canvas.getByLabelText(words.password), PASSWORD);
  await userEvent.click(canvas.getByRole("button", { name: words.erasing }));
}

/** The form lists the erased and the kept data. After the erasure nobody is logged in. */
const erased = (waiting: number, said: Readonly<Record<Language, string>>): Story => ({
  beforeEach: fresh({ [ERASE_CALL]: { ok: true, waiting } }),
  ...inEachLanguage(async (context) => {
    await erase(context);
    await waitFor(() => expect(useSession.getState().session).toBeNull());
    await expect(useSnackbar.getState().shown?.text).toBe(said[languageOf(context)]);
  }, untouched),
});

export const Erased = erased(0, {
  ms: "Akaun anda telah dipadamkan.",
  en: "Your account is erased.",
  zh: "您的账户已删除。",
});
export const ErasedButForOne = erased(1, {
  ms: "Akaun anda telah dipadamkan. Sesetengah bayaran anda masih disemak dengan bank. Butiran hubungan anda pada bayaran itu akan dipadamkan dalam beberapa hari.",
  en: "Your account is erased. We are still checking some of your payments with the bank. Your contact details on those payments are erased within days.",
  zh: "您的账户已删除。仍在向银行查询的付款，其联系资料会在数天内删除。",
});

/** The account stays. The form gives the reason next to the pressed button, where a phone shows it. */
const notErased = (answer: Answer, says: RegExp): Story => ({
  beforeEach: fresh({ [ERASE_CALL]: answer }),
  play: async (context) => {
    await erase(context);
    const reasons = await context.canvas.findAllByText(says);
    const button = context.canvas.getByRole("button", { name: DATA_WORDS.ms.erasing });
    const places = reasons.map((reason) => reason.getBoundingClientRect().top);
    await expect(button.getBoundingClientRect().bottom - Math.max(...places)).toBeLessThan(500);
    await expect(context.canvas.getByLabelText(DATA_WORDS.ms.password)).toHaveValue(PASSWORD);
    await expect(useSession.getState().session?.name).toBe(OWN_RECORD.name);
  },
});

export const ErasureWhileMoneyIsUnderWay = notErased(refusal(409, "still_open"), /masih diproses/);
export const ErasureWithWrongPassword = notErased(
  refusal(403, "auth_error"),
  /Kata laluan semasa tidak betul/,
);
export const ErasureWhileServerIsAway = notErased(503, /Perkhidmatan tidak tersedia/);

/** The central team cannot erase its accounts, because the records name them as the actors. */
export const TeamErasesNothing: Story = {
  beforeEach: fresh({ [OWN_RECORD_CALL]: { ...OWN_RECORD, roles: ["finance"] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: DATA_WORDS.ms.copy })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: DATA_WORDS.ms.erase })).toBeNull();
  },
};

export const FilledIn: Story = {
  beforeEach: fresh({ [ERASE_CALL]: { ok: true, waiting: 0 } }),
  ...filledIn(EraseForm, {
    open: async ({ canvas, userEvent }: Context) =>
      await userEvent.click(await canvas.findByRole("button", { name: DATA_WORDS.ms.erase })),
    right: { password: PASSWORD },
    sent: () => waitFor(() => expect(useSession.getState().session).toBeNull()),
  }),
};
