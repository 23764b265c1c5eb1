import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { useSession } from "../../../src/stores/sessionState.ts";
import { useSnackbar } from "../../../src/stores/snackbar.ts";
import { useUnverifiedAccount } from "../../../src/stores/unverifiedAccount.ts";
import { eventually } from "../eventually.ts";
import { refused } from "../fakeServer.tsx";
import { ACCOUNT, DONE, enterCode, field, IN, openForm, press, RECORD, SITI, sees } from "./citizen.ts";

/** Verification by SMS or e-mail, with another code on request (docs/specification.md, sections 8 and 9). */

const SEND = "api/verification";
const CONFIRM = "api/verification/confirm";
const LOG_IN = "db/_session";

const WAIT = Response.json(
  { error: "too_many_requests", reason: "attempt_failed_please_try_again" },
  { status: 429, headers: { "Retry-After": "45" } },
);

const choose = (name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) }).click();

afterEach(() => void vi.useRealTimers());

const CHANNELS = [
  ["email", "By email", "The code is on its way to your email address.", "Failed to send email verification"],
  ["sms", "By SMS", "The code was sent to your phone by SMS.", "Failed to send SMS"],
] as const;

test.each(CHANNELS)(
  "'success shows the ... text': %s, with the account's password, in the page's language (rules 8.28, 9.19)",
  async (channel, name, sent) => {
    const { asked, hears } = openForm({ [SEND]: DONE }, { held: ACCOUNT });
    await choose(name);
    await press("Send the code");
    await sees(sent);
    await hears(sent);
    expect(asked).toEqual([{ path: SEND, body: { ...ACCOUNT, channel, language: "en" } }]);
  },
);

test.each(CHANNELS)(
  "'failure ...': %s, and the citizen can try again at once (rule 8.28)",
  async (channel, name, _sent, says) => {
    openForm({ [SEND]: refused(422, `${channel}_not_sent`) }, { held: ACCOUNT });
    await choose(name);
    await press("Send the code");
    await sees(says);
    await sees("Try again later, or choose the other way to get the code.");
    await expect
      .element(page.getByRole("button", { name: "Send the code" }))
      .not.toHaveAttribute("aria-disabled", "true");
  },
);

test("too many codes: the page says what failed and how many seconds to wait", async () => {
  openForm({ [SEND]: WAIT }, { held: ACCOUNT });
  await press("Send the code");
  await sees("Failed to send email verification");
  await sees("You can try again in 45 s.");
});

test("'with resend': after a countdown by the same channel, and at once by the other (rule 9.19)", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  const { asked } = openForm({ [SEND]: DONE }, { held: ACCOUNT });
  await press("Send the code");
  const again = page.getByRole("button", { name: /^Send another code in \d+ s$/ });
  await expect.element(again).toHaveAttribute("aria-disabled", "true");
  vi.advanceTimersByTime(20_000);
  await sees(/^Send another code in (40|3\d) s$/);
  // A click that a pointer cannot make has no effect.
  again.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await choose("By SMS");
  await press("Send another code");
  await sees("The code was sent to your phone by SMS.");
  await choose("By email");
  vi.advanceTimersByTime(60_000);
  await press("Send another code");
  await eventually(() => expect(asked.map(({ body }) => body.channel)).toEqual(["email", "sms", "email"]));
});

test("a right code logs in at once with the remembered password, forgets it, and leads to the index page", async () => {
  const { asked, went } = openForm(
    { [CONFIRM]: DONE, [LOG_IN]: IN, [RECORD]: { ...SITI, verified_by: "email" } },
    { held: ACCOUNT },
  );
  await enterCode("123 456");
  await eventually(() => expect(went).toEqual([{ screen: "home" }]));
  expect(asked.slice(0, 2)).toEqual([
    { path: CONFIRM, body: { ...ACCOUNT, code: "123456" } },
    { path: LOG_IN, body: ACCOUNT },
  ]);
  expect(useUnverifiedAccount.getState().unverified).toBeUndefined();
  expect(useSession.getState().session?.name).toBe(ACCOUNT.name);
  expect(useSnackbar.getState().shown?.text).toBe("Your account is verified. You are logged in.");
});

test("'Invalid Code' is shown at the field, which has the focus and keeps the code (rule 8.14)", async () => {
  openForm({ [CONFIRM]: refused(422, "invalid_code") }, { held: ACCOUNT });
  await enterCode();
  await sees("Invalid Code");
  await expect.element(field("Code")).toHaveFocus();
  await expect.element(field("Code")).toHaveValue("123456");
  await expect
    .element(field("Code"))
    .toHaveAccessibleDescription(/valid for 30 minutes, and you can try it 10 times\. Invalid Code$/);
  expect(useUnverifiedAccount.getState().unverified).toEqual(ACCOUNT);
});

test.each([
  ["", "Code is required."],
  ["12345", "The code must be 6 digits."],
  ["12345a", "The code must be 6 digits."],
])("a malformed code is not sent: %j", async (code, says) => {
  const { asked } = openForm({ [CONFIRM]: DONE }, { held: ACCOUNT });
  await enterCode(code);
  await sees(says);
  expect(asked).toEqual([]);
});

test("too many attempts: the page says how many seconds to wait", async () => {
  openForm({ [CONFIRM]: WAIT }, { held: ACCOUNT });
  await enterCode();
  await sees("Too many attempts. You can try again in 45 s.");
});

test("when the login after a right code gets no answer, the page says that the account is verified, and the citizen can try again", async () => {
  const answers: Record<string, object | "lost"> = { [CONFIRM]: DONE, [LOG_IN]: "lost" };
  const { went } = openForm(answers, { held: ACCOUNT });
  await enterCode();
  await sees("Your account is verified.");
  expect(useSession.getState().error).toBeUndefined();
  answers[LOG_IN] = IN;
  await press("Try again");
  await eventually(() => expect(went).toEqual([{ screen: "home" }]));
});

test("when the answer to a code was lost, its next refusal proves nothing, and a verified citizen is logged in", async () => {
  const answers: Record<string, object | "lost"> = { [CONFIRM]: "lost", [LOG_IN]: IN };
  const { went } = openForm(answers, { held: ACCOUNT });
  await enterCode();
  await sees("We cannot reach the server.");
  answers[CONFIRM] = refused(422, "invalid_code");
  await press("Confirm");
  await eventually(() => expect(went).toEqual([{ screen: "home" }]));
});

test("an unverified citizen then reads that the code is invalid", async () => {
  const answers: Record<string, object | "lost"> = {
    [CONFIRM]: "lost",
    [LOG_IN]: refused(401, "unverified"),
  };
  openForm(answers, { held: ACCOUNT });
  await enterCode();
  await sees("We cannot reach the server.");
  answers[CONFIRM] = refused(422, "invalid_code");
  await press("Confirm");
  await sees("Invalid Code");
});

test("an account that was verified elsewhere needs no code", async () => {
  const { went } = openForm({ [SEND]: refused(409, "no_changes"), [LOG_IN]: IN }, { held: ACCOUNT });
  await press("Send the code");
  await eventually(() => expect(went).toEqual([{ screen: "home" }]));
});

test("the citizen can register another address instead, and the password is forgotten", async () => {
  openForm({}, { held: ACCOUNT });
  await press("Sign up with another email address");
  await expect.element(page.getByRole("heading", { name: "Sign up" })).toHaveFocus();
  expect(useUnverifiedAccount.getState().unverified).toBeUndefined();
});

const BY_SMS = { ...SITI, verified_by: "sms" };

test("a logged-in user with only a verified phone verifies the address too, after typing the password again", async () => {
  const answers: Record<string, object> = { [RECORD]: BY_SMS, [SEND]: DONE, [CONFIRM]: DONE };
  const { asked, went } = openForm(answers, { member: ACCOUNT.name });
  await field("Password").fill(ACCOUNT.password);
  await press("Continue");
  await expect.element(page.getByRole("heading", { name: "Verify your email address" })).toHaveFocus();
  await press("Send the code");
  await sees("The code is on its way to your email address.");
  answers[RECORD] = { ...SITI, verified_by: "email" };
  await enterCode();
  await eventually(() => expect(went).toEqual([{ screen: "history" }]));
  expect(asked.filter(({ path }) => path === SEND || path === CONFIRM)).toEqual([
    { path: SEND, body: { ...ACCOUNT, channel: "email", language: "en" } },
    { path: CONFIRM, body: { ...ACCOUNT, code: "123456" } },
  ]);
  expect(useSnackbar.getState().shown?.text).toBe("Your email address is verified.");
});

test("after a mistyped password the citizen reads that it is wrong, and types it again", async () => {
  const answers = { [RECORD]: BY_SMS, [SEND]: refused(401, "Name or password is incorrect.") };
  openForm(answers, { member: ACCOUNT.name });
  await field("Password").fill("mistyped");
  await press("Continue");
  await press("Send the code");
  await sees("Email or password is incorrect.");
  await press("Type the password again");
  await expect.element(field("Password")).toHaveValue("");
});

test("a citizen with a verified address reads that nothing is left to do", async () => {
  openForm({ [RECORD]: { ...SITI, verified_by: "email" } }, { member: ACCOUNT.name });
  await sees("Your email address is verified.");
});
