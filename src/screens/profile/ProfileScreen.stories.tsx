import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { closeLogin, useLoginDialog } from "../../stores/loginDialog.ts";
import { dropProfileDraft } from "../../stores/profileDraft.ts";
import { useSession } from "../../stores/session.ts";
import { closeSnackbar, useSnackbar } from "../../stores/snackbar.ts";
import { BARE_RECORD, OWN_RECORD, OWN_RECORD_CALL } from "../stories/recordedAccount.ts";
import { NOBODY, USER_SESSION } from "../stories/recordedExamined.ts";
import { type Answer, answering, onRecordedPortal, refusal } from "../stories/recordedPortal.tsx";
import { ProfileScreen } from "./ProfileScreen.tsx";

const meta: Meta<typeof ProfileScreen> = {
  component: ProfileScreen,
  title: "Screens/Profile",
  decorators: [onRecordedPortal()],
};

export default meta;

type Story = StoryObj<typeof ProfileScreen>;
type Context = Parameters<NonNullable<Story["play"]>>[0];
type Language = "ms" | "en" | "zh";

const UPDATE_CALL = "/updateUser";
const ENDED = refusal(401, "You are not authorized to access this db.");

const WORDS = {
  ms: {
    change: "Ubah maklumat",
    phone: "No. telefon",
    save: "Simpan",
    updated: "Maklumat anda telah dikemas kini.",
  },
  en: {
    change: "Change the details",
    phone: "Phone no.",
    save: "Save",
    updated: "Your details are updated.",
  },
  zh: { change: "更改资料", phone: "电话号码", save: "保存", updated: "您的资料已更新。" },
} as const satisfies Record<Language, object>;

/** A page on which nobody has asked yet who is logged in, or begun to change anything. */
const fresh =
  (answers: Readonly<Record<string, Answer>> = {}) =>
  () => {
    useSession.setState({ session: undefined, error: undefined });
    dropProfileDraft();
    closeSnackbar();
    closeLogin();
    return answering({ "/db/_session": USER_SESSION, [OWN_RECORD_CALL]: OWN_RECORD, ...answers });
  };

/** @returns a story of the profile as it is */
const shown = (language: Language): Story => ({
  globals: { language },
  beforeEach: fresh(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(OWN_RECORD.full_name)).toBeVisible();
    await expect(canvas.getByText("850412-12-5044")).toBeVisible();
    await expect(canvas.getByText(OWN_RECORD.phone)).toBeVisible();
    await expect(canvas.getByRole("button", { name: WORDS[language].change })).toBeVisible();
  },
});

export const Shown = shown("ms");
export const ShownInEnglish = shown("en");
export const ShownInChinese = shown("zh");

/** The council has seen the card; the address was never shown to be one's own. */
export const Verified: Story = {
  beforeEach: fresh({ [OWN_RECORD_CALL]: { ...OWN_RECORD, verified_by: "sms", ic_verified: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Telah disahkan oleh majlis/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Sahkan alamat e-mel" })).toBeVisible();
  },
};

/** Changes the phone, and what is then said. */
async function changePhone({ canvas, userEvent }: Context, language: Language = "ms"): Promise<void> {
  const words = WORDS[language];
  await userEvent.click(await canvas.findByRole("button", { name: words.change }));
  const phone = canvas.getByLabelText(words.phone);
  await userEvent.clear(phone);
  await userEvent.type(phone, "019-876 5432");
  await userEvent.click(canvas.getByRole("button", { name: words.save }));
}

/** The new values are shown, also to the rest of the page. */
const updated = (language: Language): Story => ({
  globals: { language },
  beforeEach: fresh({ [UPDATE_CALL]: { ...OWN_RECORD, phone: "019-876 5432" } }),
  play: async (context) => {
    await changePhone(context, language);
    await expect(await context.canvas.findByText("019-876 5432")).toBeVisible();
    await expect(useSnackbar.getState().shown?.text).toBe(WORDS[language].updated);
    await expect(useSession.getState().session?.phone).toBe("019-876 5432");
  },
});

export const Updated = updated("ms");
export const UpdatedInEnglish = updated("en");
export const UpdatedInChinese = updated("zh");

/** What was typed stays. @param says what is said of the refusal */
const refused = (answer: Answer, says: string | RegExp): Story => ({
  beforeEach: fresh({ [UPDATE_CALL]: answer }),
  play: async (context) => {
    await changePhone(context);
    await expect(await context.canvas.findByText(says)).toBeVisible();
    await expect(context.canvas.getByLabelText(WORDS.ms.phone)).toHaveValue("019-876 5432");
  },
});

export const NoChanges = refused(refusal(409, "no_changes"), "Tiada perubahan dibuat.");
export const Refused = refused(refusal(400, "invalid_request"), /Permintaan tidak dapat dibaca/);
export const UpdateServerAway = refused(503, /Perkhidmatan tidak tersedia/);

/** What was being changed waits for the log-in. */
export const SessionEnded: Story = {
  beforeEach: fresh({ [UPDATE_CALL]: ENDED }),
  play: async (context) => {
    await changePhone(context);
    await expect(await context.canvas.findByText("Ralat pengguna. Sila log masuk semula.")).toBeVisible();
    useSession.setState({
      session: { name: OWN_RECORD.name, roles: ["user"], machine_id: "A10" },
      error: undefined,
    });
    await expect(await context.canvas.findByLabelText(WORDS.ms.phone)).toHaveValue("019-876 5432");
  },
};

export const WrongValues: Story = {
  beforeEach: fresh(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: WORDS.ms.change }));
    await userEvent.clear(canvas.getByLabelText("Nama penuh"));
    await userEvent.type(canvas.getByLabelText("No. kad pengenalan"), "1");
    await userEvent.click(canvas.getByRole("button", { name: WORDS.ms.save }));
    await expect((await canvas.findAllByText("NRIC mesti 12 aksara panjang"))[0]).toBeVisible();
    await expect(canvas.getAllByText("Nama penuh wajib diisi.")[0]).toBeVisible();
  },
};

/** A change that is given up leaves all as it was. */
export const GivenUp: Story = {
  beforeEach: fresh(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: WORDS.ms.change }));
    await userEvent.type(canvas.getByLabelText("Nama penuh"), " X");
    await userEvent.click(canvas.getByRole("button", { name: "Batal" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Maklumat anda" })).toHaveFocus());
    await expect(canvas.getByText(OWN_RECORD.full_name)).toBeVisible();
  },
};

/** Of an administrator nothing more is known, and nothing more has to be told. */
export const Administrator: Story = {
  beforeEach: fresh({
    [OWN_RECORD_CALL]: BARE_RECORD,
    [UPDATE_CALL]: { ...BARE_RECORD, phone: "019-876 5432" },
  }),
  play: async (context) => {
    await expect(await context.canvas.findAllByText("Tidak diberikan")).toHaveLength(3);
    await changePhone(context);
    await expect(await context.canvas.findByText("019-876 5432")).toBeVisible();
  },
};

const PASSWORD = { present: "kata laluan lama", another: "empat perkataan yang panjang" };

async function changePassword({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name: "Tukar kata laluan" }));
  await userEvent.type(canvas.getByLabelText("Kata laluan semasa"), PASSWORD.present);
  await userEvent.type(canvas.getByLabelText("Kata laluan baharu"), PASSWORD.another);
  await userEvent.type(canvas.getByLabelText("Sahkan kata laluan"), PASSWORD.another);
  await userEvent.click(canvas.getByRole("button", { name: "Simpan kata laluan baharu" }));
}

export const PasswordChanged: Story = {
  beforeEach: fresh({ [UPDATE_CALL]: OWN_RECORD }),
  play: async (context) => {
    await changePassword(context);
    await expect(await context.canvas.findByRole("button", { name: "Tukar kata laluan" })).toBeVisible();
    await expect(useSnackbar.getState().shown?.text).toBe("Kata laluan anda telah ditukar.");
  },
};

export const WrongPassword: Story = {
  beforeEach: fresh({ [UPDATE_CALL]: refusal(403, "auth_error") }),
  play: async (context) => {
    await changePassword(context);
    const [said] = await context.canvas.findAllByText("Kata laluan semasa tidak betul.");
    await expect(said).toBeVisible();
    await expect(context.canvas.getByLabelText("Kata laluan baharu")).toHaveValue(PASSWORD.another);
  },
};

export const SamePassword: Story = {
  beforeEach: fresh({ [UPDATE_CALL]: refusal(409, "no_changes") }),
  play: async (context) => {
    await changePassword(context);
    await expect(await context.canvas.findByText("Tiada perubahan dibuat.")).toBeVisible();
  },
};

export const LoggedOut: Story = {
  beforeEach: fresh({ "/db/_session": NOBODY }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Log masuk untuk melihat profil anda")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Log masuk" }));
    await expect(useLoginDialog.getState().view).toBe("login");
  },
};

export const ServerAway: Story = {
  beforeEach: fresh({ [OWN_RECORD_CALL]: 503 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cuba lagi" })).toBeVisible();
  },
};
