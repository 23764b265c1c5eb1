import { expect, type Locator, type Page } from "@playwright/test";
import { LANGUAGES, type Language } from "../../src/domain/language.ts";
import type { GatewayName } from "../../src/server/payments/gatewayAnswer.ts";
import { NO_MONEY, sentencesOfProof } from "../../tests/unit/i18n/noMoney.ts";
import { type ShownTexts, TEXTS } from "../support/counter.ts";
import { comeBack, type Decision, decide, type StartedPayment, startPayment } from "./payments.ts";
import { PLACES, type Place, type PlaceName } from "./places.ts";
import { inTown, type Town } from "./town.ts";
import { type Witness, watch } from "./witness.ts";

/** A citizen with a payment that is on its way, in a browser of which every word is noted. */
export interface Citizen {
  readonly page: Page;
  readonly town: Town;
  readonly payment: StartedPayment;
  /** The words of the page's language: Malay until it is told to speak another. */
  readonly t: ShownTexts;
  /** What of the page is ours. */
  readonly ours: Locator;
  /** The address of the page that the bank leads back to. */
  readonly address: string;
  /** Makes the open page speak a language. */
  speak(language: Language): Promise<void>;
  /** Lets somebody at the bank decide, and comes back by the bank's own page. */
  comeBackAfter(choice: Decision): Promise<void>;
  /** Presses the button that has the bank asked, unless the page has asked by itself and needs it no more. */
  askAgain(): Promise<void>;
  /** The one oracle: see `expectHonest`. */
  expectHonest(): Promise<void>;
  /** Sees the receipt, with one number. */
  expectReceipt(): Promise<void>;
}

interface Fixtures {
  /** Whom the payments of a project are asked of. */
  readonly gateway: GatewayName;
  readonly witness: Witness;
  /** Begins a payment at a place: in the portal unless told. */
  readonly arrive: (place?: PlaceName) => Promise<Citizen>;
}

export const test = inTown().extend<Fixtures>({
  gateway: ["fpx", { option: true }],
  witness: async ({ page }, use) => {
    const witness = await watch(page);
    await use(witness);
    expect(witness.wrongs).toEqual([]);
  },
  arrive: async ({ page, town, witness, gateway }, use) => {
    // nobody is slowed down by what the test before did
    town.pass(3_600_000);
    await use(async (place = "portal") => {
      const at = PLACES[place];
      const payment = await startPayment(town, at.address(town), gateway);
      return citizenOf({ page, town, witness, payment, place: at });
    });
  },
});

interface Parts {
  readonly page: Page;
  readonly town: Town;
  readonly witness: Witness;
  readonly payment: StartedPayment;
  readonly place: Place;
}

/** The result page's heading, whether paid or not. */
function headingIn(...languages: readonly Language[]): RegExp {
  const names = languages.flatMap((language) => {
    const { receipt, payment } = TEXTS[language].shell.screen;
    return [receipt, payment];
  });
  return new RegExp(`^(${names.join("|")})$`);
}

/** The texts in which each that has words of its own for cards has them, where the payment is by card. */
function textsOf({ gateway }: StartedPayment, language: Language): ShownTexts {
  return gateway === "card" ? withWordsForCards(TEXTS[language]) : TEXTS[language];
}

function withWordsForCards<Branch extends object>(branch: Branch): Branch {
  const held = new Map<string, unknown>(Object.entries(branch));
  const worded = [...held].map(([key, value]) => {
    const text = held.get(`${key}_card`) ?? value;
    return [key, typeof text === "object" && text !== null ? withWordsForCards(text) : text];
  });
  // the same keys, each with a text where it had one
  return Object.fromEntries(worded) as Branch;
}

function citizenOf({ page, town, witness, payment, place }: Parts): Citizen {
  let t = textsOf(payment, "ms");
  const ours = place.ours(page);
  return {
    page,
    town,
    payment,
    ours,
    address: place.address(town),
    get t() {
      return t;
    },
    async speak(language) {
      t = textsOf(payment, language);
      // not the bank's page, which is still there for a moment
      await expect(ours.getByRole("heading", { name: headingIn(...LANGUAGES) })).toBeVisible();
      await place.speak(page, language);
      await expect(ours.getByRole("heading", { name: headingIn(language) })).toBeVisible();
    },
    async comeBackAfter(choice) {
      await decide(town, payment, choice);
      await comeBack(page, town, payment);
    },
    askAgain: () =>
      askingAgain(ours, t).evaluateAll((buttons: HTMLElement[]) => {
        for (const button of buttons) button.click();
      }),
    expectHonest: () => expectHonest({ town, payment, witness, t, ours }),
    async expectReceipt() {
      await expect(ours.getByText(t.receipt.paid.text)).toBeVisible();
      await expect(ours.getByText(/^R\d{6}-/)).toHaveCount(1);
      await expectHonest({ town, payment, witness, t, ours });
    },
  };
}

export { expect };

/** The button that asks how the payment stands, whether it is known to be a bank's or a card's or is not known yet. */
function askingAgain(ours: Citizen["ours"], t: ShownTexts): Locator {
  return ours
    .getByRole("button", { name: t.receipt.askAgain })
    .or(ours.getByRole("button", { name: t.attempt.askAgain }));
}

/** Which language the nth test of a list is read in, where not all three are. */
export function languageOf(turn: number): Language {
  return LANGUAGES[turn % LANGUAGES.length] ?? "ms";
}

/**
 * Nothing that was said up to now speaks of a failure or of money that was not taken, in any language, unless the server
 * holds a signed decline or cancel of this payment; and there is a next step: the status link, or asking again.
 */
async function expectHonest(
  seen: Pick<Citizen, "town" | "payment" | "t" | "ours"> & { readonly witness: Witness },
): Promise<void> {
  const { town, payment, witness, t, ours } = seen;
  const next = ours.getByRole("link", { name: t.receipt.keepLink }).or(askingAgain(ours, t));
  await expect(next.first()).toBeVisible();
  expect(witness.said.size).toBeGreaterThan(0);
  if (!(await isProvenUnpaid(town, payment))) expectNothingUnproven(witness);
  // what is said from here on is judged by what is known then
  for (const text of witness.said) witness.judged.add(text);
}

/** Sentences and words that are said only after a signed decline or cancel. */
const UNPROVEN = LANGUAGES.flatMap((language) => [NO_MONEY[language], ...sentencesOfProof(language)]);

/** No text says that a payment failed, or that no money was taken. */
export function expectNothingUnproven({ said, judged }: Witness): void {
  const all = [...said].filter((text) => !judged.has(text)).join("\n");
  const found = UNPROVEN.filter((words) =>
    typeof words === "string" ? all.includes(words) : words.test(all),
  );
  expect(found, all).toEqual([]);
}

/** The card gateway signs what it tells, and not what it answers to an enquiry. */
async function isProvenUnpaid(town: Town, { id, gateway }: StartedPayment): Promise<boolean> {
  const stored = await town.system.databases.all_payments.read(id);
  const events = stored?.events as readonly { readonly what: string; readonly source?: string }[];
  return events.some(
    ({ what, source }) =>
      (what === "declined" || what === "cancelled") && !(gateway === "card" && source === "requery"),
  );
}
