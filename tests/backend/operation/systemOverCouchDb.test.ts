import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { samplesOf } from "../../../demo/records/samples.ts";
import { startSystem } from "../../../demo/system/startSystem.ts";
import { compound } from "../../../src/charges/compound/index.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { fieldsOf, form, requestFor, TERMS } from "../accounts/citizen.ts";
import { temporaryFolder } from "../backendUnderTest.ts";
import { withCouchDb } from "../databases/couchDbStandIn.ts";

/** .localhost may not resolve here, so the test calls the loopback address. */
const at = (url: string) => url.replace(/[a-z]+\.localhost|localhost/, "127.0.0.1");

test(
  "a first start with COUCHDB_URL and a fresh data folder pays at the simulated bank",
  () =>
    withCouchDb(async ({ url }) => {
      const folder = await temporaryFolder();
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      const files = { portal: join(folder, "portal"), widgets: join(folder, "widgets") };
      await mkdir(files.widgets, { recursive: true });
      await mkdir(files.portal, { recursive: true });
      await writeFile(join(files.portal, "index.html"), "<!doctype html><title>Kaunter</title>");
      const system = await startSystem({
        ports: { portal: 0, councils: 0, simulators: 0 },
        settings: readSettings({ KAUNTER_DATA: join(folder, "data"), COUCHDB_URL: url }),
        files,
        log: () => {},
      });
      onTestFinished(() => system.close());
      const call = (path: string, body: unknown) =>
        fetch(at(`${system.urls.portal}${path}`), {
          method: "POST",
          headers: { "content-type": "application/json", "idempotency-key": "0123456789abcdef" },
          body: JSON.stringify(body),
        });
      const query = { council: "mpt", payment_type: "compound", _id: samplesOf("mpt").compound.number };
      const record = await (await call("/search", query)).json();
      const [offer] = compound.offers(compound.record.read(record), TERMS, new Date());
      if (offer?.item === undefined) throw new Error("the sample owes nothing");
      const request = requestFor([compound.lineOf(offer.item)], {
        callback_url: `${system.urls.council("mpt")}/resit`,
      });
      const { pay_url, status_token } = await (await call("/createPayment", request)).json();
      const fields = fieldsOf(await (await fetch(at(pay_url))).text());
      const bank = await fetch(at(`${system.urls.bank}/FPXMain/seller2DReceiver.jsp`), form(fields));
      expect(bank.status).toBe(200);
      await system.exchange.decide(fields.fpx_sellerExOrderNo ?? "", { choice: "approve" });
      await system.exchange.idle();
      const status = await fetch(at(`${system.urls.portal}/api/payments/${status_token}`));
      expect(await status.json()).toMatchObject({ status: "paid" });
      const metrics = await fetch(at(`${system.urls.portal}/metrics`));
      expect(await metrics.text()).toContain('kaunter_clock_offset_seconds{source="database"}');
    }),
  60_000,
);
