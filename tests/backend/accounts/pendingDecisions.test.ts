import { describe } from "vitest";
import examples from "../../../demo/records/examples.json" with { type: "json" };
import { sen } from "../../../src/domain/money.ts";
import type { BackendUnderTest } from "../backendUnderTest.ts";
import { cardAnswerFor, cardRequestFor, goToGateway, postCardAnswer } from "../gateways/cards.ts";
import { askRound } from "../payments/enquiries.ts";
import {
  AMINAH,
  financeDesk,
  LINE,
  NOTE,
  only,
  type Shown,
  TRANSACTION,
  unconfirmed,
} from "../reconciliation/desk.ts";
import { readReportText, reportText } from "../reconciliation/reports.ts";
import { ADMIN, addUser } from "./accounts.ts";
import { created, requestFor } from "./citizen.ts";
import { type Kind, testKinds } from "./crashedActs.ts";

/** The entries of decisions about differences, of loads and of identity cards after which the server failed at once. */

const pathOf = ({ difference }: Pick<Shown, "difference">, step: string) =>
  `/api/admin/settlement-differences/${difference}/${step}`;

/** A line that one person confirmed. */
async function confirmedOnce(backend: BackendUnderTest): Promise<Shown> {
  const { desk } = await unconfirmed(backend);
  await askRound(backend);
  return (await desk.decide(AMINAH, await only(desk), "confirmation")).json();
}

/** A difference whose owner is the person who acts. */
async function owned(backend: BackendUnderTest): Promise<Shown> {
  const item = await only(await financeDesk(backend));
  const { settlements } = backend.databases;
  const stored = await settlements.read(`settlement_difference:${item.difference}`);
  if (stored === undefined) throw new Error("no difference");
  await settlements.write({ ...stored, owner: ADMIN });
  return item;
}

async function chargeback(backend: BackendUnderTest): Promise<Shown> {
  const order = await goToGateway(backend, (await created(backend, cardRequestFor([LINE]))).pay_url);
  await postCardAnswer(backend, "backend", await cardAnswerFor(backend, order, { status: "1" }));
  const lines = [{ kind: "chargeback" as const, order, amount: sen(-LINE.amount) }];
  await readReportText(backend, reportText({ gateway: "card", lines }), "card");
  return owned(backend);
}

const LOST = { order: "K2608030123456789", transaction: TRANSACTION, amount: LINE.amount };

const [, compound = {}] = examples;

const KINDS: readonly (readonly [act: string, kind: Kind])[] = [
  [
    "a line that the first person confirms",
    {
      what: "difference_changed",
      prepare: async (backend) => {
        const { desk } = await unconfirmed(backend);
        await askRound(backend);
        const item = await only(desk);
        return { path: pathOf(item, "confirmation"), body: { version: item.version, note: NOTE } };
      },
    },
  ],
  [
    "a line that the second person confirms",
    {
      what: "difference_changed",
      prepare: async (backend) => {
        const item = await confirmedOnce(backend);
        return { path: pathOf(item, "confirmation"), body: { version: item.version, note: NOTE } };
      },
    },
  ],
  [
    "a resolved difference",
    {
      what: "difference_changed",
      prepare: async (backend) => {
        await unconfirmed(backend);
        const { difference, version } = await owned(backend);
        return { path: pathOf({ difference }, "ending"), body: { version, note: NOTE, outcome: "resolved" } };
      },
    },
  ],
  [
    "a payment that a person makes again",
    {
      what: "difference_changed",
      prepare: async (backend) => {
        await readReportText(backend, reportText({ lines: [LOST] }));
        const { difference, version } = await only(await financeDesk(backend));
        const body = { version, note: NOTE, payment: requestFor([LINE]) };
        return { path: pathOf({ difference }, "payment"), body };
      },
    },
  ],
  [
    "a recorded chargeback",
    {
      what: "chargeback_recorded",
      prepare: async (backend) => {
        const { difference, version } = await chargeback(backend);
        const body = { version, note: NOTE, outcome: "charged_back" };
        return { path: pathOf({ difference }, "ending"), body };
      },
    },
  ],
  [
    "an identity card that a person saw",
    {
      what: "identity_noted",
      prepare: async ({ databases }) => {
        await addUser(databases.users, "siti@example.my", ["user"]);
        return { path: "/api/admin/identities", body: { name: "siti@example.my", ic_num: null } };
      },
    },
  ],
  [
    "a load of records",
    {
      what: "records_loaded",
      prepare: async () => ({
        path: "/api/admin/loads/mpt/compound",
        body: `${Object.keys(compound).join(",")}\n${Object.values(compound).join(",")}\n`,
      }),
    },
  ],
];

describe("the audit log", () => testKinds(KINDS));
