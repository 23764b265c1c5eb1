import { expect, test, vi } from "vitest";
import { DATABASES_AWAY } from "../../../src/server/openapi/answers.ts";
import { PORTAL } from "../backendUnderTest.ts";
import { COMMON, OPERATIONS } from "./answers/common.ts";
import { GATEWAYS } from "./answers/gateways.ts";
import { MACHINES } from "./answers/machines.ts";
import { PAYMENTS } from "./answers/payments.ts";
import { PEOPLE } from "./answers/people.ts";
import { PROXY } from "./answers/proxy.ts";
import { REMITTANCES } from "./answers/remittances.ts";
import { SEARCHING } from "./answers/searching.ts";
import type { Table } from "./answers/table.ts";
import { type World, withWorld } from "./answers/world.ts";
import { describedAt, documentOf } from "./describedApp.ts";
import { WHOLE } from "./wholeBackend.ts";

/**
 * Some call causes every answer that the description promises. The app under test compares the answer itself with the
 * description.
 */

// Each test has a back end of its own, whose writes are synced to the disk.
vi.setConfig({ testTimeout: 60_000 });

const TABLE: Table = {
  ...SEARCHING,
  ...PAYMENTS,
  ...GATEWAYS,
  ...PROXY,
  ...PEOPLE,
  ...REMITTANCES,
  ...MACHINES,
};

/** Described for every operation. No call can cause it, so calls.test.ts breaks the databases instead. */
const isFault = ([status, { description }]: readonly [string, { readonly description: string }]) =>
  status === "500" || description === DATABASES_AWAY;

const ROWS = Object.entries(TABLE).flatMap(([operation, row]) =>
  Object.entries(row).map(([status, provoke]) => [`${operation} ${status}`, provoke] as const),
);

/** Records the app's answers from now on, such as "post /search 404". */
function answersOf({ app }: World): readonly string[] {
  const place = { portal: PORTAL, basePath: "", databasePath: WHOLE.accounts.databasePath };
  const document = documentOf(app, place);
  const answers: string[] = [];
  const request = app.request;
  app.request = async (asked, init, ...rest) => {
    const answer = await request(asked, init, ...rest);
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked, PORTAL);
    const method = init?.method ?? (asked instanceof Request ? asked.method : "GET");
    const described = describedAt(document, "", method, pathname);
    if (described) answers.push(`${described.name} ${answer.status}`);
    return answer;
  };
  return answers;
}

test.each(ROWS)("%s", (answer, provoke) =>
  withWorld(async (world) => {
    const answers = answersOf(world);
    await provoke(world);
    expect(answers).toContain(answer);
  }),
);

test("each described answer is caused above or among the common refusals, and no other is", () => {
  const common = COMMON.flatMap(({ status, operations }) =>
    operations.map(({ method, path }) => `${method} ${path} ${status}`),
  );
  const described = OPERATIONS.flatMap(({ method, path, answers }) =>
    Object.entries(answers)
      .filter((answer) => !isFault(answer))
      .map(([status]) => `${method} ${path} ${status}`),
  );
  const provoked = new Set([...common, ...ROWS.map(([answer]) => answer)]);
  expect([...provoked].sort()).toEqual(described.sort());
});
