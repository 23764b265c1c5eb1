import { create, object, optional, record, refine, string, unknown } from "superstruct";
import type { Configuration } from "../../api/schemas/configuration.ts";
import { type Operator, UNNAMED_OPERATOR } from "../../api/schemas/operator.ts";
import { offeredTypes } from "../../api/schemas/takenCharges.ts";
import { COUNCIL_CODES, COUNCILS, type CouncilCode } from "../../domain/councils.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { list } from "../../domain/schemas/limits.ts";
import { readShownRecord } from "../bills/searchRecords.ts";
import { readConfiguration } from "../configuration/readConfiguration.ts";
import { councilsWithLogo } from "../councils/councilPrint.ts";
import type { Databases } from "../databases/databases.ts";
import type { ProxyRequest } from "./allowedUse.ts";

/** The uses of the proxy that need no session. */

/** The configuration is public. The answer includes the defaults. */
export async function readPublicConfiguration(
  { metadata }: Databases,
  { services: { card, clock, isTest, operator, testPortal, tracker } }: ProxyRequest,
) {
  const configuration = await readConfiguration(metadata, clock.now());
  return {
    ...configuration,
    cards: card !== undefined && configuration.cards,
    card_form: card?.formPath !== undefined,
    operator: withHelpline(operator, configuration.operator),
    crests: await councilsWithLogo(metadata),
    page_views: tracker !== undefined,
    test_portal: testPortal ?? null,
    is_test: isTest,
  };
}

/**
 * The operator of the settings, with the parts of the helpline that the central team set. An invented operator vanishes whole with the
 * first part, as with the first setting, so that no invented part stands beside a real one.
 */
function withHelpline(operator: Operator, { phone, email, hours }: Operator): Operator {
  const isSet = phone !== null || email !== null || hours !== null;
  const otherwise = operator.is_example && isSet ? UNNAMED_OPERATOR : operator;
  return {
    ...otherwise,
    phone: phone ?? otherwise.phone,
    email: email ?? otherwise.email,
    hours: hours ?? otherwise.hours,
  };
}

/** Characters of a selector as JSON. Neither our pages nor the specification's portal send a longer one. */
const LONGEST_SELECTOR = 1000;

/**
 * A selector is optional (rule 7.25). CouchDB's clients send one, and the server ignores it: the answer always holds councils.
 */
export const councilsRequest = object({
  selector: optional(
    refine(
      record(string(), unknown()),
      "short",
      (selector) => JSON.stringify(selector).length <= LONGEST_SELECTOR,
    ),
  ),
  fields: list(councilCode, { min: 1, max: COUNCIL_CODES.length }),
});

/** The public data of the councils: which charges each takes, from the configuration. */
export async function findCouncils({ metadata }: Databases, { payload, services }: ProxyRequest) {
  const configuration = await readConfiguration(metadata, services.clock.now());
  const councils = create(payload, councilsRequest).fields.map((code) => [
    code,
    councilOf(configuration, code),
  ]);
  return { docs: [Object.fromEntries(councils)] };
}

function councilOf(configuration: Configuration, code: CouncilCode) {
  const switches = configuration.councils[code];
  return {
    name: COUNCILS[code].name,
    available: switches?.available ?? true,
    charges: offeredTypes(configuration, code),
    maintenance: switches?.maintenance ?? [],
  };
}

/** Reads a parking account by its council and number, like a search. @throws Refusal 404, 403, 429 */
export async function readAccount(
  databases: Databases,
  { parts: [council, number], searcher }: ProxyRequest,
) {
  const asked = { council, payment_type: "parking", _id: number };
  return await readShownRecord(databases, asked, await searcher());
}
