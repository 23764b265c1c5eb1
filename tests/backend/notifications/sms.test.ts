import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostSms } from "../../../src/server/notifications/sms.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { smsOf } from "../../../src/server/start/configuredParts.ts";
import { temporaryFolder } from "../backendUnderTest.ts";

/** How SMS are sent. */

const KEY = "the-hosts-key";
const URL_OF_HOST = "https://notify.example";

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const settingsWith = (file: string) =>
  readSettings({ KAUNTER_SMS_URL: URL_OF_HOST, KAUNTER_SMS_KEY_FILE: file });

describe("the notification host", () => {
  test("gets channel, recipient, message and subject, with the key", async () => {
    const calls: { url: string; init: RequestInit }[] = [];
    const fetch = async (url: string, init: RequestInit) => {
      calls.push({ url, init });
      return new Response("{}");
    };
    await hostSms({ url: URL_OF_HOST, key: KEY, fetch }).send({ to: "0123456789", text: "Kod" });
    expect(calls.map(({ url, init }) => [url, init.method, JSON.parse(String(init.body))])).toEqual([
      [
        "https://notify.example/api/notify",
        "POST",
        { channel: "sms", recipient: "0123456789", message: "Kod", subject: "Kaunter" },
      ],
    ]);
    expect(calls[0]?.init).toMatchObject({
      redirect: "error",
      headers: { authorization: `Bearer ${KEY}`, "content-type": "application/json" },
    });
  });

  test.each([400, 401, 429, 500])("that answers %s counts as not having sent the message", async (status) => {
    const sms = hostSms({ url: URL_OF_HOST, key: KEY, fetch: async () => new Response("", { status }) });
    await expect(sms.send({ to: "0123456789", text: "Kod" })).rejects.toThrow(String(status));
  });
});

describe("SMS are sent", () => {
  test("by the configured host, with the key from the file", async () => {
    const file = join(folder, "key");
    await writeFile(file, `${KEY}\n`);
    expect(await smsOf(settingsWith(file))).toBeDefined();
  });

  test.each(["", "short", "with a space in it", "two\nlines-of-a-key"])(
    "not with a file without a key, %j, which no message repeats",
    async (content) => {
      const file = join(folder, "wrong");
      await writeFile(file, content);
      const failure = smsOf(settingsWith(file));
      await expect(failure).rejects.toThrow("KAUNTER_SMS_KEY_FILE must name a file");
    },
  );

  test("by nobody when no host is configured", async () => {
    expect(await smsOf(readSettings({}))).toBeUndefined();
  });

  test.each([
    { KAUNTER_SMS_URL: URL_OF_HOST },
    { KAUNTER_SMS_KEY_FILE: "key" },
    { KAUNTER_SMS_URL: "http://notify.example", KAUNTER_SMS_KEY_FILE: "key" },
  ])("by no incomplete setting and by no host without encryption: %j", (variables) => {
    expect(() => readSettings(variables)).toThrow("KAUNTER_SMS_URL");
  });
});
