import { expect, test } from "vitest";
import { chargeTerms } from "../../../src/api/schemas/chargeTerms.ts";
import { configurationDocument } from "../../../src/api/schemas/configuration.ts";
import { DEFAULT_LICENCE_MEANINGS } from "../../../src/charges/license/codes.ts";

test("the terms of a day have the date in Malaysia, and the assistance package while it is active", () => {
  const configuration = configurationDocument.create({});
  const evening = new Date("2026-12-31T16:00:00Z");
  expect(chargeTerms(configuration, evening)).toEqual({
    today: { year: 2027, month: 1, day: 1 },
    assistance: { percent: 20, charges: ["assessment"] },
    licences: DEFAULT_LICENCE_MEANINGS,
  });
  const off = { ...configuration, assistance: { ...configuration.assistance, active: false } };
  expect(chargeTerms(off, evening).assistance).toBeNull();
});
