import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadOrCreateSecret } from "../../../src/server/secrets.ts";
import { withFiles } from "../../../src/server/settings/settingFile.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";

const REAL = {
  KAUNTER_FPX_URL: "https://fpx.a.my",
  KAUNTER_FPX_KEY: "secret.key",
  KAUNTER_FPX_CERTIFICATES: "current.cer, next.cer",
  KAUNTER_FPX_SELLER_EX_ID: "EX00012345",
  KAUNTER_FPX_SELLER_ID: "SE00012345",
  KAUNTER_ORIGIN: "https://portal.a.my",
  KAUNTER_COUNCIL_ORIGINS: "https://www.a.my",
};

const CARD = {
  KAUNTER_CARD_URL: "https://card.a.my",
  KAUNTER_CARD_MERCHANT_CODE: "M00003",
  KAUNTER_CARD_MERCHANT_KEY: "a-secret-key",
};

describe("the environment", () => {
  test("may be empty, since everything has a default", () => {
    expect(readSettings({ PATH: "/bin", COUCHDB_URL: "" })).toEqual({
      PORT: 4173,
      KAUNTER_DRAIN_SECONDS: 0,
      KAUNTER_HOST: "127.0.0.1",
      KAUNTER_LOG_LEVEL: "info",
      KAUNTER_DATA: ".data",
      KAUNTER_SEARCHES_PER_HOUR: 1200,
      KAUNTER_SMS_COUNTRIES: ["60"],
      KAUNTER_SMS_PER_DAY: 500,
      KAUNTER_KEEP_UNPAID_DAYS: 90,
      KAUNTER_KEEP_UNCONFIRMED_DAYS: 30,
      KAUNTER_KEEP_SESSIONS_DAYS: 1,
      KAUNTER_KEEP_CODES_DAYS: 2,
      KAUNTER_KEEP_MESSAGES_DAYS: 30,
      KAUNTER_REMITTANCE_HOUR: 2,
      KAUNTER_PAYMENTS_PER_HOUR: 240,
      KAUNTER_BASE_PATH: "",
      KAUNTER_DATABASE_PATH: "/db",
      KAUNTER_FPX_SELLER_EX_ID: "EX00000000",
      KAUNTER_FPX_SELLER_ID: "SE00000000",
      KAUNTER_FPX_BANK_CODE: "01",
      KAUNTER_CARD_SIGNATURE: "HMACSHA512",
      KAUNTER_CARD_ENQUIRIES_PER_DAY: 5,
    });
  });

  test("is converted to numbers and lists where needed", () => {
    const settings = readSettings({ PORT: "8080", KAUNTER_COUNCIL_ORIGINS: "https://a.my, https://b.my" });
    expect(settings).toMatchObject({ PORT: 8080, KAUNTER_COUNCIL_ORIGINS: ["https://a.my", "https://b.my"] });
  });

  test("names the real exchange, its certificates and the merchant's key; without https only on this machine (rule 9.21)", () => {
    expect(readSettings(REAL)).toMatchObject({
      ...REAL,
      KAUNTER_FPX_CERTIFICATES: ["current.cer", "next.cer"],
      KAUNTER_COUNCIL_ORIGINS: ["https://www.a.my"],
    });
    const { KAUNTER_ORIGIN: _origin, KAUNTER_COUNCIL_ORIGINS: _sites, ...tried } = REAL;
    for (const url of ["http://127.0.0.1:9", "http://localhost", "http://fpx.localhost:9", "http://[::1]:9"])
      expect(readSettings({ ...tried, KAUNTER_FPX_URL: url }).KAUNTER_FPX_URL).toBe(url);
  });

  test("names a card gateway, the method of its signatures, and the codes of the brands (rule 9.21)", () => {
    const own = { KAUNTER_CARD_SIGNATURE: "SHA256", KAUNTER_CARD_BRANDS: "48=Visa, 50=MyDebit" };
    expect(readSettings({ ...REAL, ...CARD, ...own })).toMatchObject({
      ...CARD,
      KAUNTER_CARD_SIGNATURE: "SHA256",
      KAUNTER_CARD_BRANDS: [
        ["48", "Visa"],
        ["50", "MyDebit"],
      ],
    });
  });

  test("switches the portal's own card form on, for the real gateway and the simulator", () => {
    const form = { KAUNTER_CARD_FORM: "/epayment/direct.asp" };
    expect(readSettings({ ...REAL, ...CARD, ...form })).toMatchObject(form);
    expect(readSettings(form)).toMatchObject(form);
  });

  test("names a mail server and the sender's address", () => {
    const mail = { KAUNTER_SMTP_URL: "smtps://user:secret@mail.a.my:465", KAUNTER_MAIL_FROM: "resit@a.my" };
    expect(readSettings(mail)).toMatchObject(mail);
  });

  test("names a tracker of page views, with any path", () => {
    for (const url of ["https://count.a.my/collect?site=1", "http://127.0.0.1:9/views"])
      expect(readSettings({ KAUNTER_TRACKER_URL: url }).KAUNTER_TRACKER_URL).toBe(url);
  });

  test.each([
    [{ PORT: "http" }, "PORT must be"],
    [{ PORT: "65534" }, "PORT must be a port from 1 to 65533"],
    [{ KAUNTER_ORIGIN: "https://a.my/portal" }, "KAUNTER_ORIGIN must be"],
    [{ KAUNTER_COUNCIL_ORIGINS: "https://a.my,*" }, "KAUNTER_COUNCIL_ORIGINS must be"],
    [{ KAUNTER_TEST_PORTAL: "http://test.a.my" }, "KAUNTER_TEST_PORTAL must be an https address"],
    [
      { KAUNTER_ORIGIN: "https://a.my", KAUNTER_TEST_PORTAL: "https://a.my" },
      "KAUNTER_TEST_PORTAL must be another address than KAUNTER_ORIGIN",
    ],
    [{ COUCHDB_URL: "ftp://user:secret@a.my" }, "COUCHDB_URL must be"],
    [{ KAUNTER_BASE_PATH: "api/" }, "KAUNTER_BASE_PATH must be a path, like /portal"],
    [{ KAUNTER_DATABASE_PATH: "db" }, "KAUNTER_DATABASE_PATH must be a path, like /db"],
    [{ KAUNTER_ADMIN_NAME: "a:b", KAUNTER_ADMIN_PASSWORD: "secret-secret" }, "KAUNTER_ADMIN_NAME must be"],
    [{ KAUNTER_ADMIN_NAME: "_a", KAUNTER_ADMIN_PASSWORD: "secret-secret" }, "KAUNTER_ADMIN_NAME must be"],
    [{ KAUNTER_ADMIN_NAME: "a", KAUNTER_ADMIN_PASSWORD: "secret" }, "KAUNTER_ADMIN_PASSWORD must be"],
    [{ KAUNTER_ADMIN_NAME: "a" }, "set KAUNTER_ADMIN_NAME together with either KAUNTER_ADMIN_PASSWORD"],
    [{ KAUNTER_ADMIN_PASSWORD: "secret-secret" }, "set KAUNTER_ADMIN_NAME together with either"],
    [
      { KAUNTER_ADMIN_NAME: "a", KAUNTER_ADMIN_PASSWORD: "secret-secret", KAUNTER_ADMIN_PASSWORD_FILE: "f" },
      "set KAUNTER_ADMIN_NAME together with either",
    ],
    [{ KAUNTER_FPX_SELLER_ID: "1" }, "KAUNTER_FPX_SELLER_ID must be a seller id, like SE00012345"],
    [
      { ...REAL, KAUNTER_FPX_COUNCIL_SELLERS: "mpt" },
      "KAUNTER_FPX_COUNCIL_SELLERS must be a comma-separated",
    ],
    [{ ...REAL, KAUNTER_FPX_COUNCIL_SELLERS: "tawau=SE00012346" }, "KAUNTER_FPX_COUNCIL_SELLERS must be"],
    [{ ...REAL, KAUNTER_FPX_COUNCIL_SELLERS: "mpt=SE1" }, "KAUNTER_FPX_COUNCIL_SELLERS must be"],
    [
      { ...REAL, KAUNTER_FPX_COUNCIL_SELLERS: "mpt=SE00012346,mpt=SE00012347" },
      "KAUNTER_FPX_COUNCIL_SELLERS must be",
    ],
    [{ KAUNTER_FPX_COUNCIL_SELLERS: "mpt=SE00012346" }, "KAUNTER_FPX_COUNCIL_SELLERS needs KAUNTER_FPX_URL"],
    [
      { ...REAL, KAUNTER_FPX_COUNCIL_DISPLAY_SELLERS: "mpt" },
      "KAUNTER_FPX_COUNCIL_DISPLAY_SELLERS must be a comma-separated",
    ],
    [
      { KAUNTER_FPX_COUNCIL_DISPLAY_SELLERS: "mpt=SE00012346" },
      "KAUNTER_FPX_COUNCIL_DISPLAY_SELLERS needs KAUNTER_FPX_URL",
    ],
    [
      {
        ...REAL,
        KAUNTER_FPX_COUNCIL_SELLERS: "mpt=SE00012346",
        KAUNTER_FPX_COUNCIL_DISPLAY_SELLERS: "mps=SE00012346",
      },
      "KAUNTER_FPX_COUNCIL_SELLERS must not name SE00012346",
    ],
    [
      { ...REAL, KAUNTER_FPX_COUNCIL_SELLERS: `mpt=${REAL.KAUNTER_FPX_SELLER_ID}` },
      "KAUNTER_FPX_COUNCIL_SELLERS must not name",
    ],
    [{ KAUNTER_FPX_SELLER_EX_ID: "EX1" }, "KAUNTER_FPX_SELLER_EX_ID must be"],
    [{ KAUNTER_FPX_BANK_CODE: "A" }, "KAUNTER_FPX_BANK_CODE must be a bank code of two digits"],
    [{ ...REAL, KAUNTER_FPX_URL: "http://fpx.a.my" }, "KAUNTER_FPX_URL must be an https address"],
    [{ ...REAL, KAUNTER_FPX_URL: "https://fpx.a.my/FPXMain" }, "KAUNTER_FPX_URL must be an https address"],
    [{ ...REAL, KAUNTER_FPX_URL: "http://localhost.a.my" }, "KAUNTER_FPX_URL must be an https address"],
    [{ ...REAL, ...CARD, KAUNTER_CARD_URL: "" }, "KAUNTER_CARD_MERCHANT_CODE needs KAUNTER_CARD_URL"],
    [{ ...REAL, ...CARD, KAUNTER_CARD_URL: "http://card.a.my" }, "KAUNTER_CARD_URL must be an https address"],
    [CARD, "KAUNTER_CARD_URL needs KAUNTER_FPX_URL"],
    [{ ...REAL, KAUNTER_CARD_FORM: "/direct.asp" }, "KAUNTER_CARD_FORM needs KAUNTER_CARD_URL"],
    [{ KAUNTER_CARD_FORM: "https://evil.example/" }, "KAUNTER_CARD_FORM must be a path at the card gateway"],
    [{ KAUNTER_CARD_FORM: "on" }, "KAUNTER_CARD_FORM must be a path at the card gateway"],
    [
      { ...REAL, ...CARD, KAUNTER_CARD_MERCHANT_CODE: "" },
      "KAUNTER_CARD_URL needs KAUNTER_CARD_MERCHANT_CODE",
    ],
    [{ ...REAL, ...CARD, KAUNTER_CARD_MERCHANT_CODE: "M 1" }, "KAUNTER_CARD_MERCHANT_CODE must be"],
    [
      { ...REAL, ...CARD, KAUNTER_CARD_MERCHANT_KEY: "" },
      "KAUNTER_CARD_URL needs either KAUNTER_CARD_MERCHANT",
    ],
    [{ ...REAL, ...CARD, KAUNTER_CARD_MERCHANT_KEY_FILE: "f" }, "KAUNTER_CARD_URL needs either"],
    [{ ...REAL, ...CARD, KAUNTER_CARD_MERCHANT_KEY: "kecil" }, "KAUNTER_CARD_MERCHANT_KEY must be"],
    [{ KAUNTER_CARD_SIGNATURE: "SHA1" }, "KAUNTER_CARD_SIGNATURE must be one of HMACSHA512"],
    [{ KAUNTER_CARD_BRANDS: "48" }, "KAUNTER_CARD_BRANDS must be a comma-separated list"],
    [{ KAUNTER_CARD_BRANDS: "3=Visa" }, "KAUNTER_CARD_BRANDS must be"],
    [{ KAUNTER_CARD_ENQUIRIES_PER_DAY: "0" }, "KAUNTER_CARD_ENQUIRIES_PER_DAY must be a whole number"],
    [{ ...REAL, KAUNTER_FPX_KEY: "" }, "KAUNTER_FPX_URL needs KAUNTER_FPX_KEY"],
    [{ ...REAL, KAUNTER_FPX_CERTIFICATES: "" }, "KAUNTER_FPX_URL needs KAUNTER_FPX_CERTIFICATES"],
    [
      { ...REAL, KAUNTER_FPX_CERTIFICATES: " , " },
      "KAUNTER_FPX_CERTIFICATES must be a comma-separated list of files",
    ],
    [{ ...REAL, KAUNTER_FPX_SELLER_EX_ID: "" }, "KAUNTER_FPX_URL needs KAUNTER_FPX_SELLER_EX_ID"],
    [{ ...REAL, KAUNTER_FPX_SELLER_ID: "" }, "KAUNTER_FPX_URL needs KAUNTER_FPX_SELLER_ID"],
    [{ ...REAL, KAUNTER_ORIGIN: "" }, "KAUNTER_FPX_URL needs KAUNTER_ORIGIN"],
    [{ ...REAL, KAUNTER_COUNCIL_ORIGINS: "" }, "KAUNTER_FPX_URL needs KAUNTER_COUNCIL_ORIGINS"],
    [{ ...REAL, KAUNTER_ORIGIN: "http://portal.a.my" }, "KAUNTER_FPX_URL needs an https address in KAUNTER"],
    [{ ...REAL, KAUNTER_ORIGIN: "http://localhost:4173" }, "KAUNTER_FPX_URL needs an https address in KAUN"],
    [
      { ...REAL, ...CARD, KAUNTER_FPX_URL: "http://127.0.0.1:9", KAUNTER_ORIGIN: "" },
      "KAUNTER_CARD_URL needs KAUNTER_ORIGIN",
    ],
    [{ KAUNTER_FPX_KEY: "secret.key" }, "KAUNTER_FPX_KEY needs KAUNTER_FPX_URL"],
    [{ KAUNTER_FPX_KEY_PASSPHRASE_FILE: "f" }, "KAUNTER_FPX_KEY_PASSPHRASE_FILE needs KAUNTER_FPX_URL"],
    [{ KAUNTER_FPX_CERTIFICATES: "a.cer" }, "KAUNTER_FPX_CERTIFICATES needs KAUNTER_FPX_URL"],
    [{ KAUNTER_TRACKER_URL: "on" }, "KAUNTER_TRACKER_URL must be an https address"],
    [{ KAUNTER_HOST: "portal.a.my" }, "KAUNTER_HOST must be an IP address"],
    [{ KAUNTER_LOG_LEVEL: "loud" }, "KAUNTER_LOG_LEVEL must be one of "],
    [{ KAUNTER_TRUSTED_PROXIES: "proxy.a.my" }, "KAUNTER_TRUSTED_PROXIES must be a comma-separated list"],
    [{ KAUNTER_TRUSTED_PROXIES: "10.0.0.0/33" }, "KAUNTER_TRUSTED_PROXIES must be a comma-separated list"],
    [{ KAUNTER_KEEP_UNPAID_DAYS: "7" }, "KAUNTER_KEEP_UNPAID_DAYS must be a number of days from 8 to 3650"],
    [{ KAUNTER_KEEP_UNCONFIRMED_DAYS: "0" }, "KAUNTER_KEEP_UNCONFIRMED_DAYS must be a number of days from 1"],
    [{ KAUNTER_KEEP_SESSIONS_DAYS: "-1" }, "KAUNTER_KEEP_SESSIONS_DAYS must be a number of days from 0"],
    [{ KAUNTER_KEEP_CODES_DAYS: "0.5" }, "KAUNTER_KEEP_CODES_DAYS must be a number of days from 1"],
    [{ KAUNTER_KEEP_MESSAGES_DAYS: "forever" }, "KAUNTER_KEEP_MESSAGES_DAYS must be a number of days from 8"],
    [{ KAUNTER_REMITTANCE_HOUR: "24" }, "KAUNTER_REMITTANCE_HOUR must be a whole number from 0"],
    [
      { KAUNTER_SMS_COUNTRIES: "60,+65" },
      "KAUNTER_SMS_COUNTRIES must be a comma-separated list of country codes",
    ],
    [{ KAUNTER_SMS_PER_DAY: "many" }, "KAUNTER_SMS_PER_DAY must be a whole number from 0"],
    [{ KAUNTER_SEARCHES_PER_HOUR: "0" }, "KAUNTER_SEARCHES_PER_HOUR must be a whole number from 1"],
    [{ KAUNTER_PAYMENTS_PER_HOUR: "many" }, "KAUNTER_PAYMENTS_PER_HOUR must be a whole number from 1"],
    [{ KAUNTER_TRACKER_URL: "http://count.a.my/" }, "KAUNTER_TRACKER_URL must be an https address"],
    [{ KAUNTER_TRACKER_URL: "https://user:secret@a.my/" }, "KAUNTER_TRACKER_URL must be an https address"],
    [{ KAUNTER_SMTP_URL: "smtp://mail.a.my" }, "KAUNTER_MAIL_FROM"],
    [{ KAUNTER_MAIL_FROM: "resit@a.my" }, "KAUNTER_SMTP_URL"],
    [
      { KAUNTER_SMTP_URL: "http://user:secret@a.my", KAUNTER_MAIL_FROM: "r@a.my" },
      "KAUNTER_SMTP_URL must be",
    ],
    [{ KAUNTER_SMTP_URL: "smtp://a.my/?pool=true", KAUNTER_MAIL_FROM: "r@a.my" }, "KAUNTER_SMTP_URL must be"],
    [{ KAUNTER_SMTP_URL: "smtp://a.my", KAUNTER_MAIL_FROM: "Resit <r@a.my>" }, "KAUNTER_MAIL_FROM must be"],
  ])("%j is refused with a message that names the variable and not its value", (variables, message) => {
    expect(() => readSettings(variables)).toThrow(message);
    expect(() => readSettings(variables)).not.toThrow(/secret|a\.my/);
  });
});

describe("an address with a password", () => {
  test("may be in a file, whose last line break is ignored", async () => {
    const folder = await mkdtemp(join(tmpdir(), "kaunter-"));
    const file = join(folder, "couchdb_url");
    await writeFile(file, "http://kaunter:secret@couchdb:5984\n");
    const given = await withFiles({ COUCHDB_URL: "", COUCHDB_URL_FILE: file, KAUNTER_SMTP_URL_FILE: "" });
    expect(readSettings(given)).toMatchObject({ COUCHDB_URL: "http://kaunter:secret@couchdb:5984" });
    const both = withFiles({ COUCHDB_URL: "http://a.my", COUCHDB_URL_FILE: file });
    await expect(both).rejects.toThrow(/^set either COUCHDB_URL or COUCHDB_URL_FILE, not both$/);
    const none = withFiles({ KAUNTER_SMTP_URL_FILE: join(folder, "none") });
    await expect(none).rejects.toThrow(
      /^KAUNTER_SMTP_URL_FILE names a file that the server cannot read: correct the path or the file's permissions$/,
    );
    await rm(folder, { recursive: true });
  });

  test.each(["", "\n", "\r\n"])("does not count as absent when its file has %j", async (empty) => {
    const folder = await mkdtemp(join(tmpdir(), "kaunter-"));
    const file = join(folder, "couchdb_url");
    await writeFile(file, empty);
    const read = withFiles({ COUCHDB_URL_FILE: file });
    await expect(read).rejects.toThrow(/^COUCHDB_URL_FILE names an empty file: write the value into it$/);
    await rm(folder, { recursive: true });
  });
});

describe("a secret", () => {
  test("is made once, and only its owner may read it (rule 9.21)", async () => {
    const folder = await mkdtemp(join(tmpdir(), "kaunter-"));
    const made = await Promise.all([1, 2, 3].map(() => loadOrCreateSecret(folder, "secret")));
    expect(new Set(made).size).toBe(1);
    expect(made[0]).toMatch(/^[\w-]{43}$/);
    expect(await loadOrCreateSecret(folder, "secret")).toBe(made[0]);
    expect((await stat(join(folder, "secret"))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, "secret"), "utf8")).toBe(made[0]);
    await rm(folder, { recursive: true });
  });

  test("that is damaged is never replaced silently, because that would end the citizens' links", async () => {
    const folder = await mkdtemp(join(tmpdir(), "kaunter-"));
    await writeFile(join(folder, "secret"), "");
    await expect(loadOrCreateSecret(folder, "secret")).rejects.toThrow("does not hold a secret");
    await rm(folder, { recursive: true });
  });
});
