import { expect, test } from "vitest";
import { COUNCIL, PORTAL, withBackend } from "../backendUnderTest.ts";

/** "Whether the portal knows the site of the page that asks": for a page that may read no other answer. */

test.each([
  ["a council's site", COUNCIL, true],
  ["the portal's own", PORTAL, true],
  ["another site", "https://evil.example", false],
  ["a council's site by another port", `${COUNCIL}1`, false],
  ["a page that was opened from a file", "null", false],
])("%s may read whether it is known", (_who, origin, known) =>
  withBackend(async ({ app }) => {
    const answer = await app.request("/api/site", { headers: { origin } });
    expect(await answer.json()).toEqual({ known });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("vary")).toContain("Origin");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }),
);

test("the portal's own page, of which a browser names no origin, is known", () =>
  withBackend(async ({ app }) => {
    expect(await (await app.request("/api/site")).json()).toEqual({ known: true });
  }));
