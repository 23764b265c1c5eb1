import { mkdir, rm, writeFile } from "node:fs/promises";
import { request as ask } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { samplesOf } from "../../../demo/records/samples.ts";
import { startSystem } from "../../../demo/system/startSystem.ts";
import type { System } from "../../../demo/system/system.ts";
import { compound } from "../../../src/charges/compound/index.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { mailerOf } from "../../../src/server/start/configuredParts.ts";
import { startServer } from "../../../src/server/start/startServer.ts";
import { fieldsOf, form, requestFor, TERMS } from "../accounts/citizen.ts";
import { temporaryFolder } from "../backendUnderTest.ts";
import { realExchangeIn } from "../gateways/realExchange.ts";
import { type SmtpServer, smtpServer } from "./smtpServer.ts";

/** Messages of the whole system, over real sockets. */

let folder: string;
let server: SmtpServer;

beforeAll(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder, "portal"));
  await mkdir(join(folder, "widgets"));
  await writeFile(join(folder, "portal", "index.html"), "<!doctype html><title>Kaunter</title>");
  server = await smtpServer();
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function withSystem(
  name: string,
  variables: Readonly<Record<string, string>>,
  work: (system: System) => Promise<void>,
): Promise<void> {
  const system = await startSystem({
    ports: { portal: 0, councils: 0, simulators: 0 },
    settings: readSettings({ KAUNTER_DATA: join(folder, name), ...variables }),
    files: { portal: join(folder, "portal"), widgets: join(folder, "widgets") },
    log: () => {},
  });
  try {
    await work(system);
  } finally {
    await system.close();
  }
}

/** .localhost may not resolve here. The test calls the loopback address and names the host in the request. */
const at = (url: string) => url.replace(/[a-z]+\.localhost|localhost/, "127.0.0.1");

function pageOf(url: string): Promise<string> {
  return new Promise((read, failed) => {
    const asked = ask(at(url), { headers: { host: new URL(url).host } }, async (answer) => {
      let text = "";
      for await (const part of answer) text += String(part);
      read(text);
    });
    asked.on("error", failed).end();
  });
}

/** @returns when the payment is paid. Its receipt may still be on its way */
async function payCompound(system: System): Promise<void> {
  const call = async (path: string, body: unknown, headers = {}) =>
    (
      await fetch(at(`${system.urls.portal}${path}`), {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      })
    ).json();
  const query = { council: "mpt", payment_type: "compound", _id: samplesOf("mpt").compound.number };
  const item = compound.offers(compound.record.read(await call("/search", query)), TERMS, new Date())[0]
    ?.item;
  if (item === undefined) throw new Error("the sample owes nothing");
  const request = requestFor([compound.lineOf(item)], {
    callback_url: `${system.urls.council("mpt")}/resit`,
  });
  const payment = await call("/createPayment", request, { "idempotency-key": "0123456789abcdef" });
  const fields = fieldsOf(await (await fetch(at(payment.pay_url))).text());
  await fetch(at(`${system.urls.bank}/FPXMain/seller2DReceiver.jsp`), form(fields));
  await system.exchange.decide(fields.fpx_sellerExOrderNo ?? "", { choice: "approve" });
  await system.exchange.idle();
}

describe("the whole system's receipts", () => {
  test(
    "go to the demonstration's mailbox, on a host of its own beside the bank's",
    () =>
      withSystem("demo", {}, async (system) => {
        const { mailbox = "", bank = "" } = system.urls;
        expect(mailbox).toMatch(/^http:\/\/mail\.localhost:\d+$/);
        expect(new URL(mailbox).port).toBe(new URL(bank).port);
        await payCompound(system);
        await expect.poll(() => pageOf(mailbox), { timeout: 30_000 }).toContain("Resit pembayaran anda");
        expect(await pageOf(`${mailbox}/message/1`)).toContain("ahmad@example.my");
        expect(await pageOf(`${bank}/message/1`)).not.toContain("ahmad@example.my");
      }),
    60_000,
  );

  test("go to the configured mail server, and then there is no mailbox", async () => {
    const smtp = { KAUNTER_SMTP_URL: server.url, KAUNTER_MAIL_FROM: "resit@kaunter.example" };
    await withSystem("smtp", smtp, async (system) => expect(system.urls.mailbox).toBeUndefined());
    const message = {
      id: "1@kaunter.example",
      to: "siti@example.my",
      subject: "Resit",
      text: "1",
      html: "1",
    };
    await mailerOf(readSettings(smtp))?.send(message);
    expect(server.commands).toContain("MAIL FROM:<resit@kaunter.example>");
    expect(server.messages).toHaveLength(1);
  });

  test("wait when the system takes real money and no mail server is configured", async () => {
    const real = await realExchangeIn(folder);
    const promised = {
      _id: "notification:K2608030000000000:receipt",
      type: "notification",
      about: "receipt",
      channel: "email",
      status: "to_send",
      created_at: "2026-08-03T02:00:00.000Z",
    };
    const start = () =>
      startServer({
        port: 0,
        settings: readSettings({ KAUNTER_DATA: join(folder, "real"), ...real }),
        files: { portal: folder, widgets: folder },
        log: () => {},
      });
    const server = await start();
    await server.databases.notifications.write(promised);
    await server.close();
    const again = await start();
    expect(await again.databases.notifications.read(promised._id)).toMatchObject(promised);
    await again.close();
  }, 60_000);
});
