import { describe, expect, test } from "vitest";
import { readCartTransfer } from "../../../src/charges/readCartTransfer.ts";
import { toTransferredItem } from "../../../src/charges/writeCartTransfer.ts";
import { CHARGE_TYPES } from "../../../src/domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../../src/domain/councils.ts";
import type { OrderNumber, StatusToken } from "../../../src/domain/identifiers.ts";
import { licenceValue } from "../../../src/domain/licenceKey.ts";
import { statusLink } from "../../../src/domain/payments/statusLink.ts";
import { resetLink } from "../../../src/domain/resetLink.ts";
import { hashOf, routeOf } from "../../../src/shell/route.ts";
import { portalAddress } from "../../../widgets/environment/portalAddress.ts";
import { cartTransferAddress } from "../../../widgets/environment/transferCart.ts";
import { itemsOfEveryType } from "../charges/samples.ts";
import { STATUS_TOKEN } from "../payment/samples.ts";

describe("'hash mode, one screen per route, with no path parameters'", () => {
  const SCREENS = [
    "about",
    "accessibility",
    "cart",
    "checkout",
    "confirmation",
    "faq",
    "form",
    "fpx_checkout",
    "helpline",
    "history",
    "pdf",
    "privacy",
    "profile",
    "receipt",
    "refund",
    "requery",
    "reset_password",
    "search",
    "terms",
    "verify",
  ];

  test.each([["/", "home"], ...SCREENS.map((screen) => [`/${screen}`, screen])])(
    "%s is the screen %s (rule 2.1)",
    (path, screen) => {
      expect(routeOf(`#${path}`)).toEqual({ page: screen });
      expect(routeOf(`#${path}?lang=zh`)).toEqual({ page: screen, language: "zh" });
    },
  );

  test("anything after a route's path makes it unknown (rule 2.1)", () => {
    for (const screen of SCREENS) expect(routeOf(`#/${screen}/mpt`).page).toBeUndefined();
  });
});

test("only the studio reads settings from its address", () => {
  const hash = hashOf({ screen: "embed", settings: "element=cart&council=dbkk&cart-href=%2Fa%3Fb%26c" });
  expect(routeOf(hash)).toEqual({
    page: "embed",
    council: "dbkk",
    embed: "element=cart&council=dbkk&cart-href=%2Fa%3Fb%26c",
  });
  expect(routeOf(hash.replace("/embed", "/search")).embed).toBeUndefined();
  expect(routeOf(hashOf({ screen: "embed" }))).toEqual({ page: "embed" });
});

test("only the PDF page reads a licence's value beside the payment's token", () => {
  const token = STATUS_TOKEN as StatusToken;
  const licence = { number: "R1300001", year: 2027 };
  const hash = hashOf({ screen: "pdf", licence, council: "mdld", token });
  expect(routeOf(hash)).toEqual({
    page: "pdf",
    licence: licenceValue(licence),
    council: "mdld",
    statusToken: token,
  });
  expect(routeOf(hash.replace("/pdf", "/receipt")).licence).toBeUndefined();
});

describe("an address with a cart", () => {
  const visit = { portal: "https://portal.example/base", council: "mps", language: "zh" } as const;
  const address = new URL(cartTransferAddress("checkout", itemsOfEveryType(), visit));

  test("leads to the page that asks, with the cart after the number sign", () => {
    expect(address.pathname + address.search).toBe("/base/");
    const route = routeOf(address.hash);
    expect(route).toMatchObject({ page: "hand_over", council: "mps", language: "zh" });
    expect(new URLSearchParams(route.cartTransfer).get("to")).toBe("checkout");
    expect(readCartTransfer(route.cartTransfer ?? "")).toEqual({
      items: itemsOfEveryType().map(toTransferredItem),
      unread: 0,
    });
  });

  test("is read by no other page", () => {
    expect(routeOf(address.hash.replace("hand_over", "cart")).cartTransfer).toBeUndefined();
  });

  test("leads to that page without a cart too, and the page says so", () => {
    expect(routeOf("#/hand_over?lang=ms")).toMatchObject({ page: "hand_over", language: "ms" });
    expect(readCartTransfer(routeOf("#/hand_over").cartTransfer ?? "")).toBeUndefined();
  });
});

describe("'Licence print pages lie under a trading or license digital-licence route' (rule 2.18)", () => {
  const council = "mdld";
  const token = STATUS_TOKEN as StatusToken;

  test.each([
    ["trading", { number: "R1300001", year: 2027 }],
    ["license", { number: "301-1301", year: 2027, month: 3 }],
  ])("%s of %j", (route, licence) => {
    const hash = hashOf({ screen: "licence", licence, council, token });
    expect(hash).toMatch(new RegExp(`^#/${route}/digital_license/[\\w-]+\\?council=mdld&status=`));
    const value = licenceValue(licence);
    expect(routeOf(hash)).toEqual({ page: "licence", licence: value, council, statusToken: token });
    const visit = { portal: "https://portal.example", council: "mpt", language: "zh" } as const;
    const address = new URL(portalAddress({ screen: "licence", licence, council, token }, visit));
    expect(routeOf(address.hash)).toMatchObject({ page: "licence", licence: value, council });
  });

  test("either route accepts base64 plain and percent-encoded (rule 2.18)", () => {
    const value = "Un/Dv8K+w7stMg==";
    for (const route of ["trading", "license"])
      for (const written of [value, encodeURIComponent(value)])
        expect(routeOf(`#/${route}/digital_license/${written}?lang=ms`)).toEqual({
          page: "licence",
          language: "ms",
          licence: value,
        });
  });

  test("without a value it is the page that offers the paid licences", () => {
    expect(hashOf({ screen: "licence" })).toBe("#/license/digital_license");
    for (const path of ["/license/digital_license", "/trading/digital_license/"])
      expect(routeOf(`#${path}`)).toEqual({ page: "licence" });
  });

  test("an invalid value leads to the page, which says so; another path leads nowhere", () => {
    expect(routeOf("#/trading/digital_license/%E0%A4%A")).toEqual({ page: "licence", licence: "%E0%A4%A" });
    for (const path of ["/trading", "/market/digital_license/x", "/trading/digital_licenses/x"])
      expect(routeOf(`#${path}`).page).toBeUndefined();
  });
});

describe("'Payment type from the URL. It is normalised'", () => {
  test.each(["council_permit_license", "trading_license", "license"])(
    "%s becomes license (rule 4.10)",
    (name) => {
      expect(routeOf(`#/search?charge=${name}`).charge).toBe("license");
    },
  );

  test.each(["assessment", "compound", "parking", "market"])("%s keeps its name (rule 4.11)", (name) => {
    expect(routeOf(`#/search?charge=${name}`).charge).toBe(name);
  });
});

describe("a link with an unknown name says so", () => {
  test("'Invalid payment type: the invalid-payment-type text' (rule 8.9)", () => {
    const route = routeOf("#/search?charge=telephone");
    expect(route).toMatchObject({ page: "search", refusal: "invalid_payment_type" });
    expect(route.charge).toBeUndefined();
  });

  test("an unknown council is not available", () => {
    expect(routeOf("#/search?council=atlantis")).toMatchObject({ refusal: "invalid_council" });
  });

  test("a link without either name is accepted", () => {
    expect(routeOf("#/search").refusal).toBeUndefined();
    expect(routeOf("#/search?charge=&council=").refusal).toBeUndefined();
  });
});

describe("a status link", () => {
  const token = STATUS_TOKEN as StatusToken;

  test.each(["requery", "receipt", "refund"] as const)("leads to %s with its token", (screen) => {
    const route = routeOf(hashOf({ screen, token }));
    expect(route).toMatchObject({ page: screen, statusToken: token });
    expect(route.brokenStatusLink).toBeUndefined();
    expect(routeOf(new URL(statusLink("https://portal.example", token)).hash)).toMatchObject({
      page: "requery",
      statusToken: token,
    });
  });

  test("that is truncated says so, and shows no other payment instead", () => {
    for (const cut of [token.slice(0, -1), "", `${token}x`])
      expect(routeOf(`#/requery?status=${cut}`)).toEqual({ page: "requery", brokenStatusLink: true });
    expect(routeOf("#/requery")).toEqual({ page: "requery" });
  });
});

describe("a link that sets a forgotten password", () => {
  const id = "04dd32b3af699659b6db9486a9c58c62";

  test("leads to its page and names the link", () => {
    const { hash } = new URL(resetLink("https://portal.example", id));
    expect(routeOf(hash)).toEqual({ page: "reset_password", resetId: id });
  });

  test("that is cut off names no link", () => {
    for (const cut of ["", "?id=", `?id=${id.slice(1)}`, `?id=${id}0`])
      expect(routeOf(`#/reset_password${cut}`)).toEqual({ page: "reset_password" });
  });
});

test("a link to the search of any council, charge type and account opens it", () => {
  for (const council of COUNCIL_CODES)
    for (const charge of CHARGE_TYPES) {
      const route = routeOf(hashOf({ screen: "search", council, charge, account: "R1300001 & more" }));
      expect(route).toMatchObject({ page: "search", council, charge, account: "R1300001 & more" });
    }
});

test.each(["about", "accessibility", "faq", "helpline", "privacy", "terms"] as const)(
  "a link to a section of a page to read opens it, from the portal and from a council's page: %s",
  (screen) => {
    const wanted = { page: screen, section: "charged" };
    expect(routeOf(hashOf({ screen, section: "charged" }))).toEqual(wanted);
    expect(routeOf(hashOf({ screen }))).toEqual({ page: screen });
    const visit = { portal: "https://portal.example", council: "mps", language: "zh" } as const;
    const address = new URL(portalAddress({ screen, section: "charged" }, visit));
    expect(routeOf(address.hash)).toEqual({ ...wanted, council: "mps", language: "zh" });
  },
);

describe("the central team's desk", () => {
  test("has a page and an order number in its address, and nothing else", () => {
    const order = "K261121ABCDEFGHJK" as OrderNumber;
    const hash = hashOf({ screen: "desk", page: "payments", order });
    expect(hash).toBe(`#/desk/payments?order=${order}`);
    expect(routeOf(hash)).toEqual({ page: "desk", deskPage: "payments", order });
    expect(routeOf("#/desk/payments?order=siti@example.my&email=siti@example.my")).toEqual({
      page: "desk",
      deskPage: "payments",
    });
  });

  test("begins with its first page, and knows no other pages", () => {
    expect(routeOf("#/desk")).toEqual({ page: "desk" });
    expect(routeOf("#/desk/nowhere").page).toBeUndefined();
    expect(routeOf("#/desk/payments/more").page).toBeUndefined();
  });

  test("shows the review queue at its former address too", () => {
    expect(routeOf("#/payments")).toEqual({ page: "desk", deskPage: "review" });
  });
});
