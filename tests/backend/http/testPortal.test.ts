import { expect, test } from "vitest";
import { post } from "../accounts/citizen.ts";
import { type BackendUnderTest, COUNCIL, withBackend } from "../backendUnderTest.ts";

/** The configuration tells elements with `mode="test"` where to go. */

async function published(backend: BackendUnderTest): Promise<unknown> {
  const url = Buffer.from("metadata/configuration").toString("base64");
  return (await post(backend, "/api/query", { url }, { origin: COUNCIL })).json();
}

test("a portal without a test portal names none, whatever its configuration says", () =>
  withBackend(async (backend) => {
    await backend.databases.metadata.write({
      _id: "configuration",
      test_portal: "https://evil.example",
      is_test: true,
    });
    expect(await published(backend)).toMatchObject({ test_portal: null, is_test: false });
  }));

test("a portal names the test portal of its settings to the councils' pages, and is none itself", () =>
  withBackend(
    async (backend) => {
      expect(await published(backend)).toMatchObject({ test_portal: "https://test.example", is_test: false });
    },
    { testMode: { testPortal: "https://test.example" } },
  ));

test("a portal whose gateways are simulated says that it is a test portal", () =>
  withBackend(
    async (backend) => expect(await published(backend)).toMatchObject({ test_portal: null, is_test: true }),
    { testMode: { isTest: true } },
  ));
