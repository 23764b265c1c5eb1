import type { Page } from "@playwright/test";
import { samplesOf } from "../../demo/records/samples.ts";
import type { CreatedPayment } from "../../src/api/schemas/payment.ts";
import { parking } from "../../src/charges/parking/index.ts";
import { DEFAULT_COUNCIL } from "../../src/domain/councils.ts";
import { sen } from "../../src/domain/money.ts";
import { CARD_PATHS } from "../../src/server/gateways/card/protocol/constants.ts";
import { FPX_PATHS } from "../../src/server/gateways/fpx/protocol/constants.ts";
import type { GatewayName } from "../../src/server/gateways/gateway.ts";
import { requestFor } from "../../tests/backend/accounts/citizen.ts";
import { callPortal, loopback, sendPayment } from "../support/callsOfPayer.ts";
import type { Town } from "./town.ts";

/** The choices that every gateway's simulator offers. */
export type Decision = "approve" | "cancel" | "pending" | "twice" | "closed" | "unheard";

/** A payment that was sent to the bank and has no decision yet. */
export interface StartedPayment {
  readonly gateway: GatewayName;
  readonly id: CreatedPayment["_id"];
  readonly token: CreatedPayment["status_token"];
  readonly order: string;
}

/**
 * Reloads a parking account, which is possible any number of times, up to the page where the gateway asks for a decision. @param
 * callback the return address
 */
export async function startPayment(
  town: Town,
  callback: string,
  gateway: GatewayName,
): Promise<StartedPayment> {
  const account = { council: DEFAULT_COUNCIL, _id: samplesOf(DEFAULT_COUNCIL).parking.number };
  const { urls } = town.system;
  const search = { ...account, payment_type: "parking" };
  const record = parking.record.read(await callPortal(urls.portal, "/search", search));
  const line = parking.lineOf(parking.itemOf(record, sen(5_00), town.now()));
  const { fpx_msgToken, fpx_buyerBankId, ...common } = requestFor([line], { callback_url: callback });
  const ofFpx = { ...common, fpx_msgToken, fpx_buyerBankId };
  const request = gateway === "card" ? { ...common, payment_method: "3" } : ofFpx;
  const entry = gateway === "card" ? CARD_PATHS.entry : FPX_PATHS.authorization;
  const { created, fields } = await sendPayment(urls.portal, `${urls.bank}${entry}`, request);
  const order = (gateway === "card" ? fields.RefNo : fields.fpx_sellerExOrderNo) ?? "";
  return { gateway, id: created._id, token: created.status_token, order };
}

/** Makes the decision at the gateway. */
export async function decide(
  { system }: Town,
  { gateway, order }: StartedPayment,
  choice: Decision,
): Promise<void> {
  if (gateway === "card") await system.cardGateway.decide(order, choice);
  else await system.exchange.decide(order, { choice });
}

/** The routes for the gateways' answers: from their servers, and by the browser. */
const ANSWER_PATHS = {
  fpx: { direct: "/api/fpx/direct", browser: "/api/fpx/indirect" },
  card: { direct: "/api/card/backend", browser: "/api/card/response" },
} as const satisfies Record<GatewayName, object>;

/** The gateway's server calls ours. */
export async function tellDirectly(town: Town, { gateway }: StartedPayment, body: string): Promise<Response> {
  return fetch(loopback(`${town.system.urls.portal}${ANSWER_PATHS[gateway].direct}`), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
  });
}

/** The browser returns from the gateway's own page after the decision. */
export async function comeBack(
  page: Page,
  { system: { urls } }: Town,
  { gateway, order }: StartedPayment,
): Promise<void> {
  const its = gateway === "card" ? `${urls.card}/card/${order}` : `${urls.bank}/bank/${order}`;
  await page.goto(its, { waitUntil: "commit" });
}

/** The browser returns with this answer, whoever wrote it. */
export async function comeBackWith(
  page: Page,
  { system: { urls } }: Town,
  { gateway }: StartedPayment,
  body: string,
): Promise<void> {
  const there = `${gateway === "card" ? urls.card : urls.bank}/back`;
  const fields = [...new URLSearchParams(body)].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value.replaceAll('"', "&quot;")}">`,
  );
  const action = `${urls.portal}${ANSWER_PATHS[gateway].browser}`;
  await page.route(there, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<form method="post" action="${action}">${fields.join("")}<button>Back</button></form>`,
    }),
  );
  await page.goto(there);
  await page.getByRole("button").click();
}
