import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, createClient } from "../../../src/api/client.ts";
import { readConfigurationChanges, readPortalConfiguration } from "../../../src/api/portalConfiguration.ts";
import { readToday } from "../../../src/api/today.ts";
import { CHANGES, CONFIGURATION } from "../../../src/screens/stories/recordedConfiguration.ts";
import { TODAY } from "../../../src/screens/stories/recordedToday.ts";
import { type Border, openBorder } from "./border.ts";

/** A page of the desk stays open while the server gets another version. */

const OTHER = { of_another_version: { count: 3 } };
const { signal } = new AbortController();

let border: Border;
let client: Client;
let today: object;

beforeAll(async () => {
  const { configuration } = CONFIGURATION;
  const helpline = { phone: "088-123456", ...OTHER };
  const stored = { ...CONFIGURATION, ...OTHER, configuration: { ...configuration, helpline, ...OTHER } };
  const changes = CHANGES.changes.map((change) => ({ ...change, ...OTHER }));
  border = await openBorder(
    new Hono()
      .get("/api/admin/today", (context) => context.json(today))
      .get("/api/admin/configuration", (context) => context.json(stored))
      .get("/api/admin/configuration/changes", (context) => context.json({ ...CHANGES, changes, ...OTHER })),
  );
  client = createClient(border.portal, "same-origin");
});

afterAll(() => border.close());

test("the day is read from a newer server, without the fields that the page does not know", async () => {
  today = TODAY;
  const known = await readToday(client, signal);
  today = { ...TODAY, ...OTHER, fpx: { ...TODAY.fpx, ...OTHER } };
  expect(await readToday(client, signal)).toEqual(known);
});

test("the day is read from an older server, which names no withdrawals", async () => {
  const { withdrawals: _withdrawals, ...older } = TODAY;
  today = older;
  expect((await readToday(client, signal)).withdrawals).toEqual([]);
});

test("the settings and their changes are read from a newer server", async () => {
  const { configuration } = await readPortalConfiguration(client, signal);
  expect(configuration.helpline).toEqual({ phone: "088-123456", email: null, hours: null });
  expect(await readConfigurationChanges(client, undefined)).toEqual(CHANGES);
});
