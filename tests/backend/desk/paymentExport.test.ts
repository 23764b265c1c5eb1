import { describe, expect, test } from "vitest";
import { userId } from "../../../src/server/accounts/users.ts";
import { changeDocument } from "../../../src/server/databases/documentStore.ts";
import { withBackend } from "../backendUnderTest.ts";
import { cookieFor, manyCopies, PAYMENT_EXPORT, team, threePayments } from "./teamSearch.ts";

describe("the export of the desk", () => {
  test("is in the audit log with its filters, without the typed text", () =>
    withBackend(async (backend) => {
      const { exported } = await team(backend);
      const filters = { council: "mpt", status: "paid", from: "2026-08-01", through: "2026-08-31" };
      for (const body of [{ ...filters, text: "siti@example.my" }, {}])
        expect((await exported(body)).status).toBe(200);
      const entries = await backend.databases.audit.list({ prefix: "", limit: 10 });
      // entries of one millisecond have no order
      expect(new Set(entries.map(({ target }) => target))).toEqual(
        new Set(["council: mpt, status: paid, from: 2026-08-01, through: 2026-08-31", undefined]),
      );
    }));

  test("is a table that no spreadsheet runs as a formula", () =>
    withBackend(async (backend) => {
      await threePayments(backend);
      const { exported } = await team(backend);
      const answer = await exported({});
      expect(answer.headers.get("content-disposition")).toContain("payments.csv");
      const [headings, newest, ...others] = (await answer.text()).trim().split("\r\n");
      expect(headings).toContain("order_number,receipt_no,");
      expect(newest).toContain(",'=Syarikat Berjaya");
      expect(newest).toContain(",30.00,fpx_company,");
      expect(others).toHaveLength(2);
    }));

  test("is saved by its ticket alone: once, within a minute, by the person who asked", () =>
    withBackend(async (backend) => {
      await threePayments(backend);
      const { asked, saved, app } = await team(backend);
      const path = await asked({ text: "siti@example.my" });
      const stored = await backend.databases.handles.list({ prefix: "export_ticket:", limit: 10 });
      expect(stored).toHaveLength(1);
      expect(JSON.stringify([path, stored])).not.toMatch(/siti|example/);
      const other = await cookieFor(backend, app, "finance");
      expect((await app.request(path, { headers: { cookie: other } })).status).toBe(404);
      expect((await app.request(path)).status).toBe(401);
      const both = await Promise.all([saved(path), saved(path)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
      const late = await asked({});
      backend.clock.pass(60_000);
      expect((await saved(late)).status).toBe(404);
      const audited = await backend.databases.audit.list({ prefix: "", limit: 10 });
      // the call that lost may have noted itself before
      expect(new Set(audited.map(({ what }) => what))).toEqual(new Set(["payments_exported"]));
      expect(audited.length).toBeLessThanOrEqual(2);
    }));

  test.each([
    ["payments", PAYMENT_EXPORT],
    ["audit log", "/api/admin/audit/export"],
  ])(
    "of the %s can be repeated with its ticket after a call that could not be noted in the audit log",
    (_what, path) => {
      let isDown = false;
      return withBackend(
        async (backend) => {
          const { call, saved } = await team(backend, "auditor");
          const { ticket } = await (await call(path, {})).json();
          isDown = true;
          expect((await saved(`${path}/${ticket}`)).status).toBe(500);
          isDown = false;
          expect((await saved(`${path}/${ticket}`)).status).toBe(200);
          expect((await saved(`${path}/${ticket}`)).status).toBe(404);
        },
        {
          wrap: ({ audit, ...databases }) => ({
            ...databases,
            audit: { ...audit, write: async (entry) => (isDown ? undefined : await audit.write(entry)) },
          }),
        },
      );
    },
  );

  test.each([
    ["is cut off by a role taken away", { roles: ["support:mpt"] }, false],
    ["is cut off by a changed password", { salt: "another" }, false],
    ["is cut off by the end of the user", { roles: [], ended_at: "2026-08-03T02:00:00.000Z" }, false],
    ["goes on with another role", { roles: ["support", "finance"] }, true],
    ["goes on after the person logged out", undefined, true],
  ])("%s while it is being saved", (_what, change, isWhole) => {
    let reads = Number.NEGATIVE_INFINITY;
    const name = "support@majlis.my";
    return withBackend(
      async (backend) => {
        await threePayments(backend);
        await manyCopies(backend, 150);
        const { asked, saved } = await team(backend);
        const path = await asked({});
        reads = 0;
        const rows = saved(path).then(async (answer) => (await answer.text()).trim().split("\r\n").length);
        if (isWhole) expect(await rows).toBe(154);
        else await expect(rows).rejects.toThrow("cut off");
      },
      {
        wrap: ({ all_payments, users, handles, ...databases }) => ({
          ...databases,
          users,
          handles,
          all_payments: {
            ...all_payments,
            readAll: async (ids) => {
              reads += 1;
              if (reads === 2 && change !== undefined)
                await changeDocument(users, userId(name), (user) => ({ ...user, ...change }));
              if (reads === 2 && change === undefined)
                for (const { _id, _rev } of await handles.list({ prefix: "session:", limit: 10 }))
                  await handles.write({ _id, _rev, _deleted: true });
              return await all_payments.readAll(ids);
            },
          },
        }),
      },
    );
  });

  test("has every found payment, however many there are", () =>
    withBackend(async (backend) => {
      await threePayments(backend);
      await manyCopies(backend, 450);
      const { exported } = await team(backend);
      const text = await (await exported({ status: "in_progress" })).text();
      const orders = text
        .trim()
        .split("\r\n")
        .slice(1)
        .map((row) => row.split(",")[0]);
      expect(orders).toHaveLength(452);
      expect(new Set(orders).size).toBe(452);
    }));
});
