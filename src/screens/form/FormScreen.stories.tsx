import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { clearRegistration } from "../../stores/registrationDraft.ts";
import { useSession } from "../../stores/sessionState.ts";
import { clearUnverified } from "../../stores/unverifiedAccount.ts";
import type { Again } from "../stories/again.ts";
import { fits } from "../stories/fits.ts";
import { filledIn, fillForm, sendForm } from "../stories/formStory.ts";
import { offline, unanswered } from "../stories/network.ts";
import { OWN_RECORD, OWN_RECORD_CALL } from "../stories/recordedAccount.ts";
import { type Answer, answering, onRecordedPortal, refusal } from "../stories/recordedPortal.tsx";
import { EnterCode } from "./EnterCode.tsx";
import { FormScreen } from "./FormScreen.tsx";
import { OwnPassword } from "./OwnPassword.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";

const navigate = fn();

const meta: Meta<typeof FormScreen> = {
  component: FormScreen,
  title: "Screens/Form",
  decorators: [onRecordedPortal({ navigate })],
};

export default meta;

type Story = StoryObj<typeof FormScreen>;

const EMAIL = OWN_RECORD.name;
const REGISTER = "/_users/_design/backend/_update/users";
const REGISTERED = { ok: true, id: OWN_RECORD._id };
const DONE = { ok: true };
const TOO_MANY = Response.json(
  { error: "too_many_requests", reason: "attempt_failed_please_try_again" },
  { status: 429, headers: { "Retry-After": "15" } },
);

/** Starts with nobody logged in and nothing left from another story. */
const atThePortal = (answers: Readonly<Record<string, Answer>>) => () => {
  useSession.setState({ session: null, error: undefined });
  clearUnverified();
  clearRegistration();
  return answering(answers);
};

type Citizen = Pick<Parameters<NonNullable<Story["play"]>>[0], "canvas" | "canvasElement" | "userEvent">;

const SIGN_UP = { name: "Daftar" };

const TYPED = {
  full_name: "Siti binti Ahmad",
  ic_no: "310412-12-0044",
  phone: "012-345 6789",
  email_address: EMAIL,
  password: "kata laluan",
  confirm_password: "kata laluan",
};

async function signUp(citizen: Citizen): Promise<void> {
  await fillForm(citizen, TYPED);
  await citizen.userEvent.click(citizen.canvas.getByRole("button", SIGN_UP));
}

export const Empty: Story = {
  name: "Empty (rule 2.10)",
  tags: ["empty"],
  beforeEach: atThePortal({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Daftar akaun" })).toBeVisible();
    await expect(canvas.getByText(/log masuk untuk meneruskan/)).toBeVisible();
  },
};

/** The form names each missing field. */
export const NothingTyped: Story = {
  tags: ["error"],
  parameters: { again: (context) => sendForm(context, "full_name") } satisfies Again,
  beforeEach: atThePortal({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", SIGN_UP));
    await expect(await canvas.findAllByText(/wajib diisi\.$/)).toHaveLength(12);
  },
};

export const EverythingWrong: Story = {
  beforeEach: atThePortal({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Nama penuh"), "a".repeat(101));
    await userEvent.type(canvas.getByLabelText("No. kad pengenalan"), "310230-12-0044");
    await userEvent.type(canvas.getByLabelText("No. telefon"), "123");
    await userEvent.type(canvas.getByLabelText("Alamat e‑mel"), "siti@");
    await userEvent.type(canvas.getByLabelText("Kata laluan"), "1234567");
    await userEvent.type(canvas.getByLabelText("Sahkan kata laluan"), "7654321");
    await userEvent.click(canvas.getByRole("button", SIGN_UP));
    for (const said of [
      /100 aksara/,
      /^Tarikh lahir tidak sah$/,
      /012-345 6789\.$/,
      /e‑mel yang sah/,
      /8 aksara\.$/,
    ]) {
      const [shown] = await canvas.findAllByText(said);
      await expect(shown).toBeVisible();
    }
  },
};

/** @param answer to the registration @param says the message that follows; the form keeps its values */
const refused = (answer: Answer, says: RegExp): Story => ({
  beforeEach: atThePortal({ [REGISTER]: answer }),
  play: async (citizen) => {
    const { canvas } = citizen;
    await signUp(citizen);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(says));
    await expect(canvas.getByLabelText("Nama penuh")).toHaveValue("Siti binti Ahmad");
    await expect(canvas.getByLabelText("Kata laluan")).toHaveValue("kata laluan");
  },
});

export const EmailTaken = refused(
  refusal(409, "email_already_exist"),
  /E‑mel ini telah digunakan oleh akaun lain\..*Jika akaun itu milik anda/,
);
export const SignUpSlowedDown = refused(TOO_MANY, /Percubaan gagal\..*dalam 15 saat/);
export const ServerAway = refused(503, /Percubaan gagal\..*Rujukan: A1B2/);

/** After the registration, the user chooses how to get the code. */
export const Registered: Story = {
  beforeEach: atThePortal({ [REGISTER]: REGISTERED }),
  play: async (citizen) => {
    const { canvas } = citizen;
    await signUp(citizen);
    await waitFor(async () =>
      expect(await canvas.findByRole("heading", { name: "Masukkan kod anda" })).toHaveFocus(),
    );
    await expect(canvas.getByText(`Ke ${EMAIL}`)).toBeVisible();
  },
};

const VERIFICATION = "/api/verification";
const CONFIRM = "/api/verification/confirm";

const registeredWith = (answers: Readonly<Record<string, Answer>>) =>
  atThePortal({ [REGISTER]: REGISTERED, ...answers });

/** @param channel the choice's name @param says the message that follows */
const sending = (channel: RegExp, answer: Answer, says: RegExp): Story => ({
  beforeEach: registeredWith({ [VERIFICATION]: answer }),
  play: async (citizen) => {
    const { canvas, userEvent } = citizen;
    await signUp(citizen);
    await userEvent.click(await canvas.findByRole("radio", { name: channel }));
    await userEvent.click(canvas.getByRole("button", { name: "Hantar kod" }));
    const [said] = await canvas.findAllByText(says);
    await expect(said).toBeVisible();
  },
});

export const SentByEmail = sending(/^Melalui e‑mel/, DONE, /^Kod sedang dihantar ke alamat e‑mel anda\.$/);
export const SentBySms = sending(/^Melalui SMS/, DONE, /^Kod telah dihantar ke telefon anda melalui SMS\.$/);
export const SmsNotSent = sending(/^Melalui SMS/, refusal(422, "sms_not_sent"), /^Gagal menghantar SMS$/);
export const EmailNotSent = sending(
  /^Melalui e‑mel/,
  refusal(422, "email_not_sent"),
  /^Gagal menghantar e‑mel pengesahan$/,
);
export const TooManyCodes = sending(/^Melalui SMS/, TOO_MANY, /dalam 15 saat/);

/** The account has used up its codes of the day. The screen gives the wait in hours. */
export const NoMoreCodesToday = sending(
  /^Melalui e‑mel/,
  Response.json(
    { error: "too_many_requests", reason: "attempt_failed_please_try_again" },
    { status: 429, headers: { "Retry-After": "86340" } },
  ),
  /dalam 24 jam\.$/,
);

/** @param answers to the code and to the log-in that follows @param says the message that follows */
const confirming = (answers: Readonly<Record<string, Answer>>, says: RegExp): Story => ({
  beforeEach: registeredWith(answers),
  play: async (citizen) => {
    const { canvas, userEvent } = citizen;
    await signUp(citizen);
    await userEvent.type(await canvas.findByLabelText("Kod"), "123 456");
    await userEvent.click(canvas.getByRole("button", { name: "Sahkan" }));
    const [said] = await canvas.findAllByText(says);
    await expect(said).toBeVisible();
  },
});

export const WrongCode: Story = {
  ...confirming({ [CONFIRM]: refusal(422, "invalid_code") }, /^Kod tidak sah$/),
  name: "Wrong Code (rule 8.14)",
};
export const TooManyAttempts = confirming({ [CONFIRM]: TOO_MANY }, /dalam 15 saat/);
/** The account is verified, but the log-in that follows fails. */
const notLoggedIn = confirming(
  { [CONFIRM]: DONE, "POST /db/_session": 503 },
  /^Akaun anda telah disahkan\.$/,
);
export const VerifiedAndNotLoggedIn: Story = {
  ...notLoggedIn,
  play: async (citizen) => {
    await notLoggedIn.play?.(citizen);
    await expect(citizen.canvas.getByText("Anda belum log masuk.")).toBeVisible();
    await expect(citizen.canvas.queryByRole("button", { name: /kod$/ })).toBeNull();
  },
};

/** A right code logs the user in and leads home. */
export const Verified: Story = {
  beforeEach: registeredWith({
    [CONFIRM]: DONE,
    "POST /db/_session": { ok: true, name: EMAIL, roles: ["user"] },
    [OWN_RECORD_CALL]: OWN_RECORD,
  }),
  play: async (citizen) => {
    const { canvas, userEvent } = citizen;
    await signUp(citizen);
    await userEvent.type(await canvas.findByLabelText("Kod"), "123456");
    await userEvent.click(canvas.getByRole("button", { name: "Sahkan" }));
    await expect(await canvas.findByText("Alamat e‑mel anda telah disahkan.")).toBeVisible();
    await expect(navigate).toHaveBeenCalledWith({ screen: "home" });
  },
};

const member = (answers: Readonly<Record<string, Answer>>) => () => {
  const back = atThePortal(answers)();
  useSession.setState({ session: { name: EMAIL, roles: ["user"], machine_id: "A10" } });
  return back;
};

const BY_SMS = { [OWN_RECORD_CALL]: { ...OWN_RECORD, verified_by: "sms" } };

/** A user who verified only a phone must enter the password, because the call that sends a code needs it. */
export const ShownByPhone: Story = {
  beforeEach: member(BY_SMS),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText("Kata laluan")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Sahkan alamat e‑mel anda" })).toBeVisible();
  },
};

export const ShownByPhoneAndSent: Story = {
  beforeEach: member({ ...BY_SMS, [VERIFICATION]: DONE }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Kata laluan"), "kata laluan");
    await userEvent.click(canvas.getByRole("button", { name: "Teruskan" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Hantar kod" }));
    await expect(await canvas.findByText(/semak juga folder spam/)).toBeVisible();
    await expect(canvas.queryByRole("radio")).toBeNull();
  },
};

/** The address is already verified. */
export const ShownByEmail: Story = {
  beforeEach: member({ [OWN_RECORD_CALL]: OWN_RECORD }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Alamat e‑mel anda telah disahkan.")).toBeVisible();
  },
};

export const RecordAway: Story = {
  beforeEach: member({ [OWN_RECORD_CALL]: 503 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Cuba lagi" })).toBeVisible();
  },
};

export const Filled: Story = {
  tags: ["filled"],
  parameters: { again: (context) => fillForm(context, TYPED) } satisfies Again,
  beforeEach: atThePortal({}),
  play: (citizen) => fillForm(citizen, TYPED),
};

export const FilledIn: Story = {
  beforeEach: atThePortal({ [REGISTER]: REGISTERED }),
  ...filledIn(RegistrationForm, {
    wrong: { ic_no: "1", phone: "12", email_address: "siti@", password: "pendek" },
    right: TYPED,
    sent: async ({ canvas }: Citizen) => {
      await expect(await canvas.findByRole("heading", { name: "Masukkan kod anda" })).toBeVisible();
    },
  }),
};

export const CodeFilledIn: Story = {
  beforeEach: registeredWith({ [CONFIRM]: refusal(422, "invalid_code") }),
  ...filledIn(EnterCode, {
    open: signUp,
    wrong: { code: "12" },
    right: { code: "123 456" },
    sent: async ({ canvas }: Citizen) => {
      const [said] = await canvas.findAllByText(/^Kod tidak sah$/);
      await expect(said).toBeVisible();
    },
  }),
};

export const PasswordFilledIn: Story = {
  beforeEach: member(BY_SMS),
  ...filledIn(OwnPassword, {
    right: { password: "kata laluan" },
    sent: async ({ canvas }: Citizen) => {
      await expect(await canvas.findByRole("button", { name: "Hantar kod" })).toBeVisible();
    },
  }),
};

export const Loading: Story = {
  tags: ["loading"],
  beforeEach: () => {
    const back = member({})();
    const never = unanswered({}, btoa(OWN_RECORD_CALL));
    return () => {
      never();
      back();
    };
  },
};

/** The form keeps its values. */
export const Offline: Story = {
  tags: ["offline"],
  beforeEach: () => {
    const back = atThePortal({})();
    const away = offline();
    return () => {
      away();
      back();
    };
  },
  play: async (citizen) => {
    await signUp(citizen);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Percubaan gagal|sambungan/));
    await expect(citizen.canvas.getByLabelText("Nama penuh")).toHaveValue(TYPED.full_name);
  },
};

export const LongTexts: Story = {
  tags: ["long-text"],
  globals: { viewport: { value: "narrow" } },
  beforeEach: registeredWith({}),
  play: async (citizen) => {
    await fillForm(citizen, { ...TYPED, email_address: `${"w".repeat(60)}@example.my` });
    await citizen.userEvent.click(citizen.canvas.getByRole("button", SIGN_UP));
    await citizen.canvas.findByText(/w{60}@/);
    await fits();
  },
};
