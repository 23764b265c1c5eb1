import { describe, expect, onTestFinished, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { ConsentForm } from "../../../src/screens/search/forms.tsx";
import { keepCheckout } from "../../../src/stores/checkoutDraft.ts";
import { holdUnverified } from "../../../src/stores/unverifiedAccount.ts";
import { Button } from "../../../src/ui/action/Button.tsx";
import { assessmentItem } from "../../unit/charges/samples.ts";
import { NOBODY as NO_PAYER } from "../checkout/given.ts";
import { cartOf, fakeServer, refused, show } from "../fakeServer.tsx";
import { dialog, openLoginDialog } from "../login/citizen.ts";
import { loggedInAs, openPortal, PASSWORD, SITI, WRONG } from "../login/portal.tsx";

/** The behaviour of every form: a failed submit moves the focus to the error, and a refusal of the server loses nothing typed. */

interface AnyForm {
  readonly open: () => Promise<unknown>;
  readonly submit: string;
  /** The typed values by the fields' names. */
  readonly typed: Readonly<Record<string, string>>;
  /** The place of the form, if it is not the page. */
  readonly place?: () => Locator;
  /** The error of an empty field, when it does not repeat the field's name. */
  readonly required?: string;
  /** The text for the server's refusal. It is absent for a form that sends nothing. */
  readonly refusal?: string | RegExp;
}

/** The errors of empty fields whose name in a sentence differs from their label. */
const SAID: Readonly<Record<string, string>> = {
  "Confirm password": "Password confirmation is required.",
  "Your email address": "Email address is required.",
};

const RESET_ID = "0653f1c2a0b4d1e2f3a4b5c6d7e8f902";
const REFUSED = refused(422, "invalid_request");
const UNREADABLE = "We could not read the request. Check what you entered and try again.";

const press = (name: string, place: Pick<Locator, "getByRole"> = page) =>
  place.getByRole("button", { name, exact: true }).click();

async function openProfile(change: string): Promise<void> {
  await openPortal("#/profile", { session: loggedInAs(SITI), calls: { "/updateUser": REFUSED } });
  await press(change);
}

async function openResetLink(): Promise<void> {
  const valid = { _id: RESET_ID, email: SITI.name };
  await openPortal(`#/reset_password?id=${RESET_ID}`, {
    calls: {
      [`/reset_password/${RESET_ID}`]: valid,
      [`/_users/_design/backend/_update/users/${RESET_ID}`]: REFUSED,
    },
  });
}

/** Forms with several fields, which have an error summary. */
const FORMS: Readonly<Record<string, AnyForm>> = {
  "the log-in": {
    open: async () => {
      await openPortal("#/cart", { logIn: WRONG });
      await openLoginDialog();
    },
    place: () => dialog(),
    submit: "Log in",
    typed: { "Email address": SITI.name, Password: PASSWORD },
    refusal: "Email or password is incorrect.",
  },
  "the registration": {
    open: () => openPortal("#/form", { calls: { "/_users/_design/backend/_update/users": REFUSED } }),
    submit: "Sign up",
    typed: {
      "Full name": "Siti binti Ahmad",
      "NRIC no.": "310412-12-0044",
      "Phone no.": "012-345 6789",
      "Email address": SITI.name,
      Password: PASSWORD,
      "Confirm password": PASSWORD,
    },
    refusal: "Attempt failed. Please try again.",
  },
  "the profile": {
    open: () => openProfile("Change the details"),
    submit: "Save",
    typed: { "Full name": "Siti Ahmad", "NRIC no.": "310412-12-0044", "Phone no.": "019-876 5432" },
    refusal: UNREADABLE,
  },
  "another password": {
    open: () => openProfile("Change the password"),
    submit: "Save the new password",
    typed: { "Current password": "old words", "New password": PASSWORD, "Confirm password": PASSWORD },
    refusal: UNREADABLE,
  },
  "a forgotten password's": {
    open: openResetLink,
    submit: "Save the new password",
    typed: { "New password": PASSWORD, "Confirm password": PASSWORD },
    refusal: UNREADABLE,
  },
  "the checkout": {
    open: async () => {
      keepCheckout({ ...NO_PAYER, method: "1" });
      await openPortal("#/search");
      await cartOf(assessmentItem());
      location.hash = "#/checkout";
    },
    submit: "Proceed RM 184.20",
    typed: { "Full name": "Siti", "Email address": SITI.name, "Phone no.": "0123456789" },
  },
  "a local-government charge": {
    open: () => openPortal("#/search?charge=local_government_charge"),
    submit: "Add to cart",
    typed: { "Customer name": "Siti", "Your email address": SITI.name },
  },
  "a consent": {
    open: async () => {
      const prompt = { title: "charges.license.consent.title", help: "charges.license.consent.help" };
      const Consent = () => (
        <ConsentForm prompt={prompt} onConsent={async () => undefined}>
          <Button type="submit">Add to cart</Button>
        </ConsentForm>
      );
      show(Consent, fakeServer({}));
    },
    submit: "Add to cart",
    typed: { "Full name of the person who consents": "Siti", "NRIC no.": "310412120044" },
  },
};

/** Forms with one field, which takes the focus itself. */
const SMALL_FORMS: Readonly<Record<string, AnyForm>> = {
  "asking for a link": {
    open: async () => {
      await openPortal("#/cart", { calls: { "/resetPassword": REFUSED } });
      await openLoginDialog();
      await press("Forgot your password?", dialog());
    },
    place: () => dialog("Forgot your password?"),
    submit: "Send the link",
    required: "This field is required.",
    typed: { "Email address": SITI.name },
    refusal: UNREADABLE,
  },
  "the code": {
    open: async () => {
      await openPortal("#/cart", { calls: { "/api/verification/confirm": refused(422, "invalid_code") } });
      holdUnverified({ name: SITI.name, password: PASSWORD });
      location.hash = "#/form";
    },
    submit: "Confirm",
    typed: { Code: "123456" },
    refusal: "Invalid Code",
  },
  "the search": {
    open: () => openPortal("#/search", { calls: { "/assessments": REFUSED } }),
    submit: "Search",
    typed: { "Assessment account no.": "110012345" },
    refusal: UNREADABLE,
  },
  "checking a document": {
    open: () => openPortal("#/verify"),
    submit: "Check",
    typed: { "Link or text of the QR code": "https://portal.example/verify#" },
  },
};

const entries = (forms: Readonly<Record<string, AnyForm>>) => Object.entries(forms);

const fieldOf = ({ place }: AnyForm, name: string) =>
  (place?.() ?? page).getByLabelText(name, { exact: true });

const requiredOf = (form: AnyForm, label: string) => form.required ?? SAID[label] ?? `${label} is required.`;

async function open(form: AnyForm): Promise<void> {
  onTestFinished(() => {
    location.hash = "#/cart";
    keepCheckout({ ...NO_PAYER, method: "1" });
  });
  await form.open();
  for (const name of Object.keys(form.typed)) await expect.element(fieldOf(form, name)).toBeVisible();
}

async function type(form: AnyForm, typed: (value: string) => string): Promise<void> {
  for (const [name, value] of Object.entries(form.typed)) await fieldOf(form, name).fill(typed(value));
}

describe("an empty form that is submitted", () => {
  test.each(entries(FORMS))(
    "of %s has a summary that takes the focus, and names each field (rule 5.25)",
    async (_form, form) => {
      await open(form);
      await type(form, () => "");
      await press(form.submit, form.place?.());
      const summary = page.getByRole("alert", { name: "Please check the following" });
      await expect.element(summary).toHaveFocus();
      for (const name of Object.keys(form.typed)) {
        await expect.element(fieldOf(form, name)).toHaveAttribute("aria-invalid", "true");
        await expect
          .element(summary.getByRole("link", { name: requiredOf(form, name), exact: true }))
          .toBeVisible();
      }
    },
  );

  test.each(entries(SMALL_FORMS))(
    "of %s moves the focus to its one field (rule 5.25)",
    async (_form, form) => {
      await open(form);
      await type(form, () => "");
      await press(form.submit, form.place?.());
      for (const name of Object.keys(form.typed)) {
        await expect.element(fieldOf(form, name)).toHaveFocus();
        await expect
          .element(fieldOf(form, name))
          .toHaveAccessibleDescription(new RegExp(requiredOf(form, name)));
      }
    },
  );
});

const ASKED = entries({ ...FORMS, ...SMALL_FORMS }).filter(([, { refusal }]) => refusal !== undefined);

test.each(ASKED)("the values stay when the server refuses: %s (rule 5.25)", async (_form, form) => {
  await open(form);
  await type(form, (value) => value);
  await press(form.submit, form.place?.());
  await expect.element(page.getByText(form.refusal ?? "").first()).toBeVisible();
  for (const [name, value] of Object.entries(form.typed))
    await expect.element(fieldOf(form, name)).toHaveValue(value);
});
