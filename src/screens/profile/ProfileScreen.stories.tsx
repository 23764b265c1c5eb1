import type { Meta } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { Language } from "../../domain/language.ts";
import { useLoginDialog } from "../../stores/loginDialog.ts";
import { useSession } from "../../stores/sessionState.ts";
import { useSnackbar } from "../../stores/snackbar.ts";
import { type Again, inEachLanguage, languageOf } from "../stories/again.ts";
import { fits } from "../stories/fits.ts";
import { filledIn } from "../stories/formStory.ts";
import { LONG_NAME } from "../stories/longTexts.ts";
import { offline, unanswered } from "../stories/network.ts";
import {
  type ProfileContext as Context,
  freshProfile as fresh,
  PROFILE,
  type ProfileStory as Story,
  untouched,
} from "../stories/ownProfile.ts";
import { BARE_RECORD, OWN_RECORD, OWN_RECORD_CALL } from "../stories/recordedAccount.ts";
import { type Answer, refusal } from "../stories/recordedPortal.tsx";
import { NOBODY } from "../stories/recordedReviewQueue.ts";
import { ChangePasswordForm } from "./ChangePasswordForm.tsx";
import { ProfileForm } from "./ProfileForm.tsx";

export default { ...PROFILE, title: "Screens/Profile" } satisfies Meta;

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

const shown: Again["again"] = async (context) => {
  const { canvas } = context;
  await expect(await canvas.findByText(OWN_RECORD.full_name)).toBeVisible();
  await expect(canvas.getByText("850412-12-5044")).toBeVisible();
  await expect(canvas.getByText(OWN_RECORD.phone)).toBeVisible();
  await expect(canvas.getByRole("button", { name: WORDS[languageOf(context)].change })).toBeVisible();
};

export const Shown: Story = {
  ...inEachLanguage(shown),
  name: "Shown (rule 2.13)",
  tags: ["filled"],
  beforeEach: fresh(),
};

/** The council has verified the identity number. The user has not verified the e-mail address. */
export const Verified: Story = {
  beforeEach: fresh({ [OWN_RECORD_CALL]: { ...OWN_RECORD, verified_by: "sms", ic_verified: true } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Telah disahkan oleh majlis/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Sahkan alamat e‑mel" })).toBeVisible();
  },
};

/** Changes the phone number and saves it. */
async function changePhone(context: Pick<Context, "canvas" | "userEvent" | "globals">): Promise<void> {
  const { canvas, userEvent } = context;
  const words = WORDS[languageOf(context)];
  await userEvent.click(await canvas.findByRole("button", { name: words.change }));
  const phone = canvas.getByLabelText(words.phone);
  await userEvent.clear(phone);
  await userEvent.type(phone, "019-876 5432");
  await userEvent.click(canvas.getByRole("button", { name: words.save }));
}

/** The screen shows the new values, and the session has them too. */
export const Updated: Story = {
  name: "Updated (rule 8.22)",
  beforeEach: fresh({ [UPDATE_CALL]: { ...OWN_RECORD, phone: "019-876 5432" } }),
  ...inEachLanguage(async (context) => {
    await changePhone(context);
    await expect(await context.canvas.findByText("019-876 5432")).toBeVisible();
    await expect(useSnackbar.getState().shown?.text).toBe(WORDS[languageOf(context)].updated);
    await expect(useSession.getState().session?.phone).toBe("019-876 5432");
  }, untouched),
};

/** The form keeps its values. @param says the message that follows */
const refused = (answer: Answer, says: string | RegExp): Story => ({
  beforeEach: fresh({ [UPDATE_CALL]: answer }),
  play: async (context) => {
    await changePhone(context);
    await expect(await context.canvas.findByText(says)).toBeVisible();
    await expect(context.canvas.getByLabelText(WORDS.ms.phone)).toHaveValue("019-876 5432");
  },
});

export const NoChanges: Story = {
  ...refused(refusal(409, "no_changes"), "Tiada perubahan dibuat."),
  name: "No Changes (rule 8.22)",
};
export const Refused: Story = {
  ...refused(refusal(400, "invalid_request"), /Maklumat yang dihantar tidak dapat dibaca/),
  name: "Refused (rule 8.22)",
};
export const UpdateServerAway = refused(503, /Perkhidmatan tidak tersedia/);

/** The unsaved changes are still there after the next log-in. */
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
    await expect((await canvas.findAllByText("No. kad pengenalan mestilah 12 aksara"))[0]).toBeVisible();
    await expect(canvas.getAllByText("Nama penuh wajib diisi.")[0]).toBeVisible();
  },
};

/** Cancelling changes nothing. */
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

/** An administrator's record has no further fields, and the form requires none. */
export const Administrator: Story = {
  beforeEach: fresh({
    [OWN_RECORD_CALL]: BARE_RECORD,
    [UPDATE_CALL]: { ...BARE_RECORD, phone: "019-876 5432" },
  }),
  play: async (context) => {
    await expect(await context.canvas.findAllByText("Tidak diberikan")).toHaveLength(3);
    await expect(context.canvas.queryByText(/tunjukkan kad pengenalan/)).toBeNull();
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
  name: "Logged Out (rule 6.2)",
  tags: ["empty"],
  beforeEach: fresh({ "/db/_session": NOBODY }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Log masuk untuk melihat profil anda")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Log masuk" }));
    await expect(useLoginDialog.getState().view).toBe("login");
  },
};

export const ServerAway: Story = {
  tags: ["error"],
  beforeEach: fresh({ [OWN_RECORD_CALL]: 503 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cuba lagi" })).toBeVisible();
  },
};

export const FilledIn: Story = {
  beforeEach: fresh({ [UPDATE_CALL]: { ...OWN_RECORD, phone: "019-876 5432" } }),
  ...filledIn(ProfileForm, {
    open: async ({ canvas, userEvent }: Context) =>
      await userEvent.click(await canvas.findByRole("button", { name: WORDS.ms.change })),
    wrong: { full_name: "", ic_no: "1" },
    right: { full_name: OWN_RECORD.full_name, ic_no: OWN_RECORD.ic_num, phone: "019-876 5432" },
    sent: () => waitFor(() => expect(useSession.getState().session?.phone).toBe("019-876 5432")),
  }),
};

export const PasswordFilledIn: Story = {
  beforeEach: fresh({ [UPDATE_CALL]: OWN_RECORD }),
  ...filledIn(ChangePasswordForm, {
    open: async ({ canvas, userEvent }: Context) =>
      await userEvent.click(await canvas.findByRole("button", { name: "Tukar kata laluan" })),
    wrong: { current_password: PASSWORD.present, password: "pendek" },
    right: {
      current_password: PASSWORD.present,
      password: PASSWORD.another,
      confirm_password: PASSWORD.another,
    },
    sent: () =>
      waitFor(() => expect(useSnackbar.getState().shown?.text).toBe("Kata laluan anda telah ditukar.")),
  }),
};

export const Loading: Story = {
  tags: ["loading"],
  beforeEach: () => {
    const back = fresh({}, (answers) => unanswered(answers, btoa(OWN_RECORD_CALL)))();
    // Set the session here: an unanswered call for it would continue into the next story.
    useSession.setState({ session: { name: OWN_RECORD.name, roles: ["user"], machine_id: "A10" } });
    return back;
  },
};

export const Offline: Story = {
  ...ServerAway,
  tags: ["offline"],
  beforeEach: fresh({ [OWN_RECORD_CALL]: 503 }, offline),
};

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: fresh({ [OWN_RECORD_CALL]: { ...OWN_RECORD, full_name: LONG_NAME } }),
  play: async ({ canvas }) => {
    await canvas.findByText(LONG_NAME);
    await fits();
  },
};
