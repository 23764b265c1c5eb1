import { expect, type Locator, type Page } from "@playwright/test";
import { LANGUAGES, type Language } from "../../src/domain/language.ts";
import type { GatewayName } from "../../src/server/gateways/gateway.ts";
import { NO_MONEY, sentencesOfProof } from "../../tests/unit/i18n/noMoney.ts";
import { type ShownTexts, TEXTS } from "../support/counter.ts";
import { comeBack, type Decision, decide, type StartedPayment, startPayment } from "./payments.ts";
import { PLACES, type Place, type PlaceName } from "./places.ts";
import { inTown, type Town } from "./town.ts";
import { type Witness, watch } from "./witness.ts";

/** A citizen with a payment under way, in a browser whose every text is recorded. */
export interface Citizen {
  readonly page: Page;
  readonly town: Town;
  readonly payment: StartedPayment;
  /** The texts in the page's language. It is Malay until the test changes it. */
  readonly t: ShownTexts;
  /** The part of the page that is ours. */
  readonly ours: Locator;
  /** The address to which the bank returns. */
  readonly address: string;
  /** Makes the open page speak a language. */
  speak(language: Language): Promise<void>;
  /** Makes a choice at the bank, and returns by the bank's own page. */
  comeBackAfter(choice: Decision): Promise<void>;
  /** Presses the button that asks the bank, unless the page has asked by itself and no longer offers it. */
  askAgain(): Promise<void>;
  /** The common check of all tests: see `expectHonest`. */
  expectHonest(): Promise<void>;
  /** Checks for a receipt with one number. */
  expectReceipt(): Promise<void>;
}

interface Fixtures {
  /** The gateway of a project's payments. */
  readonly gateway: GatewayName;
  readonly witness: Witness;
  /** Begins a payment at a place, in the portal by default. */
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
    // The hour ends rate limits that an earlier test reached.
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

/** The result page's heading, paid or not. */
function headingIn(...languages: readonly Language[]): RegExp {
  const names = languages.flatMap((language) => {
    const { receipt, payment } = TEXTS[language].shell.screen;
    return [receipt, payment];
  });
  return new RegExp(`^(${names.join("|")})$`);
}

/** The page's texts. For a card payment, those with a variant for cards use it. */
function textsOf({ gateway }: StartedPayment, language: Language): ShownTexts {
  return gateway === "card" ? withWordsForCards(TEXTS[language]) : TEXTS[language];
}

function withWordsForCards<Branch extends object>(branch: Branch): Branch {
  const held = new Map<string, unknown>(Object.entries(branch));
  const worded = [...held].map(([key, value]) => {
    const text = held.get(`${key}_card`) ?? value;
    return [key, typeof text === "object" && text !== null ? withWordsForCards(text) : text];
  });
  // The same keys, each with a text if it had one.
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
      // This excludes the bank's page, which stays for a moment.
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

/** The button that asks for the payment's status: of a bank, of a card, or of a payment whose gateway is not known yet. */
function askingAgain(ours: Citizen["ours"], t: ShownTexts): Locator {
  return ours
    .getByRole("button", { name: t.receipt.askAgain })
    .or(ours.getByRole("button", { name: t.attempt.askAgain }));
}

/** The language for the nth test of a list that does not run in all three. */
export function languageOf(turn: number): Language {
  return LANGUAGES[turn % LANGUAGES.length] ?? "ms";
}

/**
 * Checks that no text so far, in any language, speaks of a failure or of money that was not taken, unless the server has a signed
 * decline or cancellation of this payment. There must be a next step: the status link, or asking again.
 */
async function expectHonest(
  seen: Pick<Citizen, "town" | "payment" | "t" | "ours"> & { readonly witness: Witness },
): Promise<void> {
  const { town, payment, witness, t, ours } = seen;
  const next = ours.getByRole("link", { name: t.receipt.keepLink }).or(askingAgain(ours, t));
  await expect(next.first()).toBeVisible();
  expect(witness.said.size).toBeGreaterThan(0);
  if (!(await isProvenUnpaid(town, payment))) expectNothingUnproven(witness);
  // Later texts are judged by what is known then.
  for (const text of witness.said) witness.judged.add(text);
}

/** Sentences and words that are allowed only after a signed decline or cancellation. */
const UNPROVEN = LANGUAGES.flatMap((language) => [NO_MONEY[language], ...sentencesOfProof(language)]);

/** Checks that no text says that a payment failed, or that no money was taken. */
export function expectNothingUnproven({ said, judged }: Witness): void {
  const all = [...said].filter((text) => !judged.has(text)).join("\n");
  const found = UNPROVEN.filter((words) =>
    typeof words === "string" ? all.includes(words) : words.test(all),
  );
  expect(found, all).toEqual([]);
}

/** The card gateway signs its answers, except those to enquiries. */
async function isProvenUnpaid(town: Town, { id, gateway }: StartedPayment): Promise<boolean> {
  const stored = await town.system.databases.all_payments.read(id);
  const events = stored?.events as readonly { readonly what: string; readonly source?: string }[];
  return events.some(
    ({ what, source }) =>
      (what === "declined" || what === "cancelled") && !(gateway === "card" && source === "requery"),
  );
}
