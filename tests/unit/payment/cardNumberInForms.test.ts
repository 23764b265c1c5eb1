import { expect, test } from "vitest";
import type { OwnRecord } from "../../../src/api/schemas/user.ts";
import { localGovernmentForm } from "../../../src/charges/local_government_charge/form.ts";
import { checkoutForm } from "../../../src/payment/checkoutForm.ts";
import { codeForm } from "../../../src/screens/form/EnterCode.tsx";
import { registrationForm } from "../../../src/screens/form/RegistrationForm.tsx";
import { forgotPasswordForm } from "../../../src/screens/login/ForgotPasswordForm.tsx";
import { logInForm } from "../../../src/screens/login/LogInForm.tsx";
import { profileForm } from "../../../src/screens/profile/ProfileForm.tsx";
import { statusLinkForm } from "../../../src/screens/requery/StatusLinkForm.tsx";
import { consentForm } from "../../../src/screens/search/forms.tsx";
import { stayForm } from "../charges/samples.ts";

/** Every field except the card form's refuses a card's number, before any other rule of the field. */

const CARD = "4111 1111 1111 1111";

const USER: OwnRecord = { _id: "a", type: "user", name: "a@b.my", roles: [], verified_by: "email" };
const PROFILE = { full_name: "Siti", ic_no: "800101-12-5533", phone: "0123456789" };

const CHECKOUT = { name: "Siti", email: "siti@example.my", phone: "0123456789", method: "1" };

test.each([
  ["the checkout", checkoutForm, CHECKOUT, ["name", "email", "phone"]],
  ["a consent", consentForm, { name: "Siti", ic_no: "800101-12-5533" }, ["name", "ic_no"]],
  ["the status link", statusLinkForm, { link: "" }, ["link"]],
  [
    "the registration",
    registrationForm,
    { ...PROFILE, email_address: "a@b.my", password: CARD, confirm_password: CARD },
    ["full_name", "ic_no", "phone", "email_address"],
  ],
  ["the code", codeForm, { code: "123456" }, ["code"]],
  ["the profile", profileForm(USER), PROFILE, ["full_name", "ic_no", "phone"]],
  ["the forgotten password", forgotPasswordForm, { email_address: "a@b.my" }, ["email_address"]],
  ["the log-in", logInForm, { email_address: "a@b.my", password: CARD }, ["email_address"]],
] as const)("%s refuses a card's number in each field", (_where, schema, right, fields) => {
  for (const field of fields) {
    const [failure] = schema.validate({ ...right, [field]: CARD });
    expect([failure?.key, failure?.refinement]).toEqual([field, "cardNumber"]);
  }
});

test("the form of a local-government charge refuses a card's number", () => {
  for (const { name, input } of localGovernmentForm.inputs) {
    if (input === "day" || input === "count") continue;
    const problems = localGovernmentForm.problems(stayForm({ [name]: CARD }));
    expect(problems).toEqual([{ field: name, rule: "cardNumber" }]);
  }
});
