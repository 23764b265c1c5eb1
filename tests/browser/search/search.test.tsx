import { describe, expect, test } from "vitest";
import { COMPOUND_TYPES } from "../../../src/domain/compounds.ts";
import { sen } from "../../../src/domain/money.ts";
import { SearchScreen } from "../../../src/screens/search/SearchScreen.tsx";
import { useCart } from "../../../src/stores/cartState.ts";
import { payWholeCart, selectedOf, usePaymentSelection } from "../../../src/stores/paymentSelection.ts";
import { ACCOUNT, assessed, COMPOUND, fine, LICENCE } from "../cart/samples.ts";
import { eventually } from "../eventually.ts";
import { cartOf, type FakeServer, fakeServer, refused, show } from "../fakeServer.tsx";

/** The search in a real browser: its requests, and what it shows for the answers. */

const FOUND = { compounds: { rows: [COMPOUND] }, C2600123: COMPOUND };
const LICENSED = { "api/licenses": { rows: [LICENCE] }, "2011234": LICENCE };

type Place = Parameters<typeof show>[2];

const searching = (server: FakeServer, place: Place) => show(SearchScreen, server, place);

const fine26 = { charge: "compound", account: " c-2600-123 " } as const;
const permit = { charge: "license", account: "201-1234" } as const;

/** Types or chooses as a person does, with the field's own setter and its event. */
function fill(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(kind === HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

function labelled<Element extends HTMLElement>(page: HTMLElement, name: string): Element | undefined {
  const label = [...page.querySelectorAll("label")].find(({ innerText }) => innerText.startsWith(name));
  return (label?.control ?? undefined) as Element | undefined;
}

describe("'Search query: council, payment_type, _id, compound_type, database.' (rule 3.15)", () => {
  test.each([
    [{ ...fine26 }, "compounds", { _id: "C2600123", database: "compound" }],
    [{ charge: "market", account: " 301-2345" }, "market", { _id: "3012345", database: "market" }],
    [
      { charge: "assessment", account: " 11-0012345 " },
      "assessments",
      { _id: "11-0012345", database: "assessment" },
    ],
    [{ charge: "parking", account: " p130001" }, "search", { _id: "P130001", database: "parking" }],
  ] as const)(
    "'The id is trimmed. For market, compound and licence searches, dashes are removed.': %j (rule 5.13)",
    async (place, path, query) => {
      await cartOf();
      const server = fakeServer({});
      searching(server, { ...place, council: "dbkk" });
      await eventually(() =>
        // The call fails, so the client also asks whether the portal knows the site.
        expect(server.asked.filter((call) => call.path !== "api/site")).toEqual([
          { path, body: { council: "dbkk", payment_type: place.charge, ...query } },
        ]),
      );
    },
  );

  test("two presses in one moment make one call, and the next press makes another", async () => {
    await cartOf();
    const server = fakeServer({ compounds: { rows: [] } });
    const { page, says } = searching(server, { charge: "compound" });
    const number = await eventually(() => {
      const found = labelled<HTMLInputElement>(page, "Compound no.");
      if (found === undefined) throw new Error("there is no field yet");
      return found;
    });
    fill(number, "K26-130001");
    const search = page.querySelector<HTMLButtonElement>("button[type=submit]");
    search?.click();
    search?.click();
    await says("Not Found!");
    expect(server.asked).toHaveLength(1);
    search?.click();
    await eventually(() => expect(server.asked).toHaveLength(2));
  });

  test("a compound's type narrows the search, and no other charge has a type", async () => {
    await cartOf();
    const server = fakeServer({ compounds: { rows: [] } });
    const { page, press, says } = searching(server, { charge: "compound" });
    const types = await eventually(() => {
      const found = labelled<HTMLSelectElement>(page, "Compound type");
      if (found === undefined) throw new Error("there is no choice of types yet");
      return found;
    });
    expect([...types.options].map(({ value }) => value)).toEqual(["", ...COMPOUND_TYPES]);
    expect(types.options[0]?.text).toBe("All types");
    fill(types, "vehicle");
    fill(labelled<HTMLInputElement>(page, "Compound no.") as HTMLInputElement, "800101-12-5533");
    await press("Search");
    await says("Not Found!");
    expect(server.asked.map(({ body }) => body)).toEqual([
      {
        council: "mpt",
        payment_type: "compound",
        _id: "800101125533",
        database: "compound",
        compound_type: "vehicle",
      },
    ]);

    const other = searching(server, { charge: "market" });
    await other.says("Stall no.");
    expect(other.page.querySelectorAll("select[name=kind]")).toHaveLength(0);
  });
});

describe("a search without a result", () => {
  test.each([
    [fine26, { compounds: { rows: [] } }, "Not Found!"],
    [permit, { "api/licenses": { rows: [] } }, "Result Not Found"],
    [{ charge: "parking", account: "P1" } as const, { P1: refused(404, "missing") }, "Not Found!"],
  ])(
    "'Search with no rows: 'Not Found!'', 'Result Not Found' of a licence: %j (rules 8.19, 8.23)",
    async (place, answers, text) => {
      await cartOf();
      const { says, button } = searching(fakeServer(answers), place);
      await says(text);
      expect(button("Try again")).toBeUndefined();
    },
  );

  test.each([
    [fine26, "compounds"],
    [permit, "api/licenses"],
    [{ charge: "parking", account: "P1" } as const, "P1"],
  ])("'containing 'Invalid search parameters' is swallowed': %j (rule 8.25)", async (place, asked) => {
    await cartOf();
    const { says, button } = searching(
      fakeServer({ [asked]: refused(400, "Invalid search parameters: _id") }),
      place,
    );
    await says(/Not Found/);
    expect(button("Try again")).toBeUndefined();
  });

  test.each([
    [refused(403, "invalid_council"), "This council is currently not available."],
    [refused(403, "invalid_payment_type"), "This payment type is currently not available."],
    [
      refused(403, "under_maintenance"),
      "Payment for Compound is currently unavailable, we apologize for the inconvenience.",
    ],
    [refused(400, "no words for this"), "Attempt failed. Please try again."],
  ])("'Other errors are rethrown': %# (rules 8.3, 8.7, 8.8, 8.15, 8.25)", async (answer, text) => {
    await cartOf();
    const { page, says, button } = searching(fakeServer({ compounds: answer }), fine26);
    await says(text);
    expect(button("Try again")).toBeDefined();
    expect(page.innerText).not.toContain("Not Found");
  });
});

test.each([
  ["a known one in its words", "invalid_payment_type", "This payment type is currently not available."],
  ["another known one", "invalid_council", "This council is currently not available."],
  ["an unknown one as a failed attempt", "licence_register_closed", "Attempt failed. Please try again."],
])("'Licence search error: the server reason': %s (rule 8.24)", async (_what, reason, text) => {
  await cartOf();
  const { page, says } = searching(fakeServer({ "api/licenses": refused(403, reason) }), permit);
  await says(text);
  expect(page.innerText).not.toContain("Not Found");
});

describe("an unknown path at the back end", () => {
  const unknown = () =>
    Response.json({ error: "not_found", reason: "unknown_path", reference: "r-77" }, { status: 404 });

  test.each([
    [fine26, "compounds"],
    [{ charge: "assessment", account: "110012345" } as const, "assessments"],
    [{ charge: "market", account: "301-2345" } as const, "market"],
    [permit, "api/licenses"],
    [{ charge: "parking", account: "P1" } as const, "P1"],
  ])("is never shown as a bill that does not exist: %j", async (place, asked) => {
    await cartOf();
    const { page, says } = searching(fakeServer({ [asked]: unknown() }), place);
    await says("Attempt failed. Please try again.");
    await says("r-77");
    expect(page.innerText).not.toContain("Not Found");
  });
});

test("'Invalid Account No / License No': a number of nothing but dashes is not sent (rule 8.6)", async () => {
  await cartOf();
  const server = fakeServer({});
  const { says } = searching(server, { charge: "license", account: " - - " });
  await says("Invalid Account No / License No");
  expect(server.asked).toEqual([]);
});

test("'Invalid payment type: the invalid-payment-type text', for the link that led here (rule 8.9)", async () => {
  await cartOf();
  await searching(fakeServer({}), { refusal: "invalid_payment_type" }).says(
    "This payment type is currently not available.",
  );
});

describe("a number in a link or an attribute", () => {
  const account = { charge: "parking", account: "P130001" } as const;
  const focused = () => document.activeElement?.localName;

  test("is searched for at once, and in the portal the focus moves to the result", async () => {
    await cartOf();
    const { says } = searching(fakeServer({ P130001: ACCOUNT }), account);
    await says("Parking account no.");
    await eventually(() => expect(focused()).toMatch(/^h\d$/));
  });

  test.each([
    ["found", ACCOUNT, "How much do you want to reload?"],
    ["not found", refused(404, "missing"), "Not Found!"],
  ])("does not move the focus on a council's page as it opens: %s", async (_what, answer, text) => {
    await cartOf();
    const server = fakeServer({ P130001: answer });
    const { says, press, page } = searching(server, { ...account, canChooseCouncil: false });
    await says(text);
    expect(document.activeElement).toBe(document.body);
    // A search that the citizen starts does move the focus.
    if (answer === ACCOUNT) await press("Change (Find a bill)");
    await press("Search");
    await eventually(() => expect(page.contains(document.activeElement)).toBe(true));
    await eventually(() => expect(focused()).toMatch(/^(h\d|input)$/));
  });

  test.each(["invalid_payment_type", "invalid_council"] as const)(
    "is not searched for elsewhere than the link says: %s",
    async (refusal) => {
      await cartOf();
      const server = fakeServer({ P130001: ACCOUNT });
      const { says, page } = searching(server, { account: "P130001", refusal });
      await says("is currently not available");
      expect(page.querySelector<HTMLInputElement>("input[name=number]")?.value).toBe("P130001");
      expect(server.asked).toEqual([]);
    },
  );

  test("that is too long is not sent", async () => {
    await cartOf();
    const server = fakeServer({});
    await searching(server, { ...account, account: "7".repeat(201) }).says(/200/);
    expect(server.asked).toEqual([]);
  });

  test("of a charge that the council does not offer is refused once", async () => {
    await cartOf();
    const server = fakeServer({ P130001: refused(403, "invalid_payment_type") }, () => ({
      councils: { mpt: { charges: ["assessment"] } },
    }));
    const { says, page } = searching(server, account);
    await says("This payment type is currently not available.");
    await eventually(() => expect(server.asked).toHaveLength(1));
    expect(page.innerText.match(/This payment type/g)).toHaveLength(1);
  });
});

describe("a card's number in the field for a bill's number", () => {
  const CARD = "4111 1111 1111 1111";
  const WORDS = "This looks like a card number. Never type it here.";

  test.each(["market", "license"] as const)(
    "%s: no such number is so long, and it is not sent",
    async (charge) => {
      await cartOf();
      const server = fakeServer({});
      const { says } = searching(server, { charge, account: CARD });
      await says(WORDS);
      expect(server.asked).toEqual([]);
    },
  );

  test("assessment: it is looked up because it may be a bill's, and recognised as a card's when there is no bill", async () => {
    await cartOf();
    const server = fakeServer({ assessments: { rows: [] } });
    const { page, says } = searching(server, { charge: "assessment", account: CARD });
    await says(WORDS);
    expect(server.asked).toHaveLength(1);
    expect(page.innerText).not.toContain("Not Found!");
  });
});

describe("adding to the cart", () => {
  test("'already exist in cart.' (rule 8.13)", async () => {
    await cartOf(fine());
    const { press, says } = searching(fakeServer(FOUND), fine26);
    await press("Add to cart");
    await says("C2600123 already exist in cart.");
    expect(useCart.getState().items).toHaveLength(1);
  });

  test("'Your cart is full, kindly checkout for your payment.': shown before adding (rule 8.12)", async () => {
    await cartOf(fine({ _id: "C1", compound_no: "C1" }));
    const { button, says } = searching(
      fakeServer(FOUND, () => ({ cart_limit: 1 })),
      fine26,
    );
    await says("Your cart is full, kindly checkout for your payment.");
    expect(button("Add to cart")).toBeUndefined();
  });

  test("'Pay now' opens the payment of this bill alone, with the choice made here, and the other items stay in the cart", async () => {
    await cartOf({ ...fine(), amount: sen(1_00) }, assessed());
    const { press, went } = searching(fakeServer(FOUND), fine26);
    await press("Pay now");
    await eventually(() => expect(went).toEqual([{ screen: "checkout" }]));
    const { items } = useCart.getState();
    expect(items).toHaveLength(2);
    const selected = selectedOf(items, usePaymentSelection.getState().keys);
    expect(selected).toMatchObject([{ compound_no: "C2600123", amount: 50_00 }]);
    // Where the payment screen is long in coming, this one does not speak of the cart, and a second press does no harm.
    await press("Pay now");
    await eventually(() => expect(went).toHaveLength(2));
    expect(useCart.getState().items).toHaveLength(2);
    payWholeCart();
  });

  test("'consent (trading only)': the form asks for it with the charge's own words, and it goes into the cart", async () => {
    await cartOf();
    const trading = { ...LICENCE, _id: "R1234567", license_no: "R1234567", m_kod_type: "N" };
    const server = fakeServer({ "api/licenses": { rows: [trading] }, R1234567: trading });
    const { page, press, says } = searching(server, { charge: "license", account: "R1234567" });
    await says("A trading licence is renewed with the consent of its holder.");
    await press("Add to cart");
    await says("Full name of the person who consents is required.");
    fill(
      labelled<HTMLInputElement>(page, "Full name of the person who consents") as HTMLInputElement,
      "Wong Mei",
    );
    fill(labelled<HTMLInputElement>(page, "NRIC no.") as HTMLInputElement, "800101-12-5533");
    await press("Add to cart");
    await says("Added to your cart.");
    expect(useCart.getState().items).toMatchObject([
      { license_no: "R1234567", consent: { name: "Wong Mei", ic_no: "800101125533" } },
    ]);
  });
});

describe("a licence that cannot be renewed shows the text of section 8, and cannot be added (rules 8.10, 8.16, 8.17)", () => {
  test.each([
    [
      { statusl: "G" },
      "This license status is not allowed to proceed. Please check with license department.",
    ],
    [
      { m_kod_type: "A" },
      "For the time being, online renewal for dog license, hawkers license and risky license is not available.",
    ],
    [
      { kod_j_niaga: "P" },
      "This trading licence is not applicable for online renewal and must be renewed at the council counter.",
    ],
    // "0 if the balance is negative".
    [{ balance: "-35.00" }, "There is nothing to pay."],
  ])("%j", async (codes, text) => {
    await cartOf();
    const server = fakeServer({ ...LICENSED, "2011234": { ...LICENCE, ...codes } });
    const { says, button } = searching(server, permit);
    await says(text);
    expect(button("Add to cart")).toBeUndefined();
  });

  test("'Early renewal. It applies when the renewal year is later than this year': shown, and it blocks nothing (rule 4.18)", async () => {
    await cartOf();
    const renewal_year = new Date().getFullYear() + 2;
    const server = fakeServer({ ...LICENSED, "2011234": { ...LICENCE, renewal_year } });
    const { says, press } = searching(server, permit);
    await says(`This is an early renewal: it is for the year ${renewal_year}.`);
    await press("Add to cart");
    await says("Added to your cart.");
  });
});

test("an unknown parking balance is never shown as a number", async () => {
  await cartOf();
  const { says, page } = searching(fakeServer({ P130001: ACCOUNT }), {
    charge: "parking",
    account: "P130001",
  });
  await says("Not known at the moment");
  const balance = [...page.querySelectorAll("dt")].find(({ innerText }) => innerText === "Balance");
  expect((balance?.nextElementSibling as HTMLElement | null)?.innerText).toBe("Not known at the moment");
});

test("'Parking. The amount is preset to 500 and divided by 100 when added to the cart.' (rule 9.4)", async () => {
  await cartOf();
  const { press, says } = searching(fakeServer({ P130001: ACCOUNT }), {
    charge: "parking",
    account: "P130001",
  });
  await press("Add to cart");
  await says("Added to your cart.");
  expect(useCart.getState().items).toMatchObject([{ type: "parking", amount: 500 }]);
});
