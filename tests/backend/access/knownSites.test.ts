import { expect, test } from "vitest";
import { COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";

/**
 * GET /api/site says whether the portal knows the site of the calling page. A page that the portal does not know can read no
 * other answer.
 */

test.each([
  ["a council's site", COUNCIL, true],
  ["the portal's own", PORTAL, true],
  ["another site", "https://evil.example", false],
  ["a council's site by another port", `${COUNCIL}1`, false],
  ["a page that was opened from a file", "null", false],
])("%s may read whether the portal knows it", (_who, origin, known) =>
  withBackend(async ({ app }) => {
    const answer = await app.request("/api/site", { headers: { origin } });
    expect(await answer.json()).toEqual({ known });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("vary")).toContain("Origin");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }),
);

test("the portal's own page is known, although browsers send no origin for it", () =>
  withBackend(async ({ app }) => {
    expect(await (await app.request("/api/site")).json()).toEqual({ known: true });
  }));
