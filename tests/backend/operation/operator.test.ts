import { describe, expect, test } from "vitest";
import { EXAMPLE_OPERATOR } from "../../../demo/system/operator.ts";
import { UNNAMED_OPERATOR } from "../../../src/api/schemas/operator.ts";
import { changeConfiguration } from "../../../src/server/configuration/changeConfiguration.ts";
import { readSettings } from "../../../src/server/settings/settings.ts";
import { operatorOf } from "../../../src/server/start/configuredParts.ts";
import { post } from "../accounts/citizen.ts";
import { withBackend } from "../backendUnderTest.ts";

const REAL = {
  KAUNTER_FPX_URL: "https://fpx.a.my",
  KAUNTER_FPX_KEY: "secret.key",
  KAUNTER_FPX_CERTIFICATES: "current.cer",
  KAUNTER_FPX_SELLER_EX_ID: "EX00012345",
  KAUNTER_FPX_SELLER_ID: "SE00012345",
  KAUNTER_ORIGIN: "https://portal.a.my",
  KAUNTER_COUNCIL_ORIGINS: "https://www.a.my",
};

const TOLD = {
  KAUNTER_OPERATOR: "Pengendali Sdn. Bhd.",
  KAUNTER_HELPLINE_PHONE: "+60 88-123 456",
  KAUNTER_HELPLINE_EMAIL: "tanya@majlis.my",
  KAUNTER_HELPLINE_HOURS: "Mon-Sat 08:30-17:00",
};

describe("the operator and the helpline", () => {
  test("come from the settings", () => {
    expect(operatorOf(readSettings({ ...REAL, ...TOLD }))).toEqual({
      name: "Pengendali Sdn. Bhd.",
      phone: "+60 88-123 456",
      email: "tanya@majlis.my",
      hours: { first_day: "Mon", last_day: "Sat", opens: "08:30", closes: "17:00" },
      is_example: false,
    });
  });

  test("may have hours over midnight", () => {
    const { hours } = operatorOf(readSettings({ ...REAL, KAUNTER_HELPLINE_HOURS: "Fri-Sun 18:00-02:00" }));
    expect(hours).toEqual({ first_day: "Fri", last_day: "Sun", opens: "18:00", closes: "02:00" });
  });

  test("are empty when the settings name none and money is real", () => {
    expect(operatorOf(readSettings(REAL))).toEqual(UNNAMED_OPERATOR);
  });

  test("are an example, marked as one, in a demonstration, unless a setting names one of them", () => {
    const example = operatorOf(readSettings({}), EXAMPLE_OPERATOR);
    expect(example).toMatchObject({ is_example: true, email: expect.stringMatching(/\.example$/) });
    expect(operatorOf(readSettings({ KAUNTER_OPERATOR: "Majlis" }), EXAMPLE_OPERATOR)).toEqual({
      ...UNNAMED_OPERATOR,
      name: "Majlis",
    });
  });

  test("reach browsers with the configuration, whatever its document says", () =>
    withBackend(
      async (backend) => {
        await backend.databases.metadata.write({
          _id: "configuration",
          operator: { ...UNNAMED_OPERATOR, name: "Somebody else" },
        });
        const url = Buffer.from("metadata/configuration").toString("base64");
        const answer = await post(backend, "/api/query", { url });
        expect(await answer.json()).toMatchObject({ operator: { name: "Pengendali Sdn. Bhd." } });
      },
      { operator: operatorOf(readSettings(TOLD)) },
    ));

  test("have the phone and the hours that the central team set, and everything else from the settings", () =>
    withBackend(
      async (backend) => {
        const { databases, clock } = backend;
        const hours = { first_day: "Mon", last_day: "Sun", opens: "00:00", closes: "23:59" };
        const set = async (helpline: object) => {
          await changeConfiguration(databases, clock, { helpline }, "zainab@majlis.my");
          const url = Buffer.from("metadata/configuration").toString("base64");
          return await (await post(backend, "/api/query", { url })).json();
        };
        const answer = await set({ phone: "089-999999", hours });
        expect(answer.operator).toEqual({
          name: "Pengendali Sdn. Bhd.",
          phone: "089-999999",
          email: "tanya@majlis.my",
          hours,
          is_example: false,
        });
        expect(answer).not.toHaveProperty("helpline");
        expect((await set({ phone: null })).operator).toMatchObject({ phone: "+60 88-123 456", hours });
        await expect(set({ phone: "javascript:1" })).rejects.toMatchObject({ status: 422 });
      },
      { operator: operatorOf(readSettings(TOLD)) },
    ));

  test.each([
    { phone: "089-999999" },
    { email: "tanya@majlis.my" },
    { hours: { first_day: "Mon", last_day: "Sun", opens: "07:00", closes: "19:00" } },
  ])("keep no invented part unmarked when the central team sets %j", (helpline) =>
    withBackend(
      async (backend) => {
        const url = Buffer.from("metadata/configuration").toString("base64");
        const read = async () => (await (await post(backend, "/api/query", { url })).json()).operator;
        expect(await read()).toEqual(EXAMPLE_OPERATOR);
        await changeConfiguration(backend.databases, backend.clock, { helpline }, "zainab@majlis.my");
        expect(await read()).toEqual({ ...UNNAMED_OPERATOR, ...helpline });
      },
      { operator: EXAMPLE_OPERATOR },
    ),
  );

  test("are refused in words with hours that close when they open", () =>
    withBackend(async ({ databases, clock }) => {
      const hours = { first_day: "Mon", last_day: "Fri", opens: "08:00", closes: "08:00" };
      const change = changeConfiguration(databases, clock, { helpline: { hours } }, "zainab@majlis.my");
      await expect(change).rejects.toMatchObject({
        status: 422,
        details: { problems: [expect.stringContaining("whose times differ")] },
      });
    }));
});

test.each([
  [{ KAUNTER_HELPLINE_PHONE: "call us" }, "KAUNTER_HELPLINE_PHONE must be a phone number"],
  [{ KAUNTER_HELPLINE_PHONE: "javascript:1" }, "KAUNTER_HELPLINE_PHONE must be"],
  [{ KAUNTER_HELPLINE_EMAIL: "tanya" }, "KAUNTER_HELPLINE_EMAIL must be a mail address"],
  [
    { KAUNTER_HELPLINE_HOURS: "8 to 5" },
    "KAUNTER_HELPLINE_HOURS must be a list of days and two different times",
  ],
  [{ KAUNTER_HELPLINE_HOURS: "Mon-Fri 08:00-24:30" }, "KAUNTER_HELPLINE_HOURS must be"],
  [{ KAUNTER_HELPLINE_HOURS: "Mon-Fri 08:00-08:00" }, "two different times"],
  [{ KAUNTER_OPERATOR: "a\u0007b" }, "KAUNTER_OPERATOR must be a name of at most 200 characters"],
])("an invalid value is named: %j", (given, message) => {
  expect(() => readSettings(given)).toThrow(message);
});
