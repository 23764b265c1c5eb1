import { expect, test } from "vitest";
import { describedOperations } from "../../../src/server/openapi/operations/index.ts";
import { withBackend } from "../backendUnderTest.ts";
import { WHOLE } from "./wholeBackend.ts";

test("every route is described, and every described route exists", () =>
  withBackend(async ({ app }) => {
    const routes = app.routes
      // Middleware.
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
    const described = describedOperations(WHOLE.accounts.databasePath).map(
      ({ method, path }) => `${method.toUpperCase()} ${path}`,
    );
    expect(described.sort()).toEqual([...new Set(routes)].sort());
  }, WHOLE));

test("anybody may read the description of the existing routes, without the internal ones", () =>
  withBackend(async ({ app }) => {
    const answer = await app.request("/api/openapi.json");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const { openapi, paths } = await answer.json();
    expect(openapi).toBe("3.1.0");
    expect(paths["/api/payments/{token}"].get.responses).toHaveProperty("404");
    expect(Object.keys(paths).filter((path) => /internal|metrics/.test(path))).toEqual([]);
    // This back end has neither accounts nor statements.
    expect(paths).not.toHaveProperty("/updateUser");
    expect(paths).not.toHaveProperty("/api/keys");
    const etag = answer.headers.get("etag") ?? "";
    const again = await app.request("/api/openapi.json", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  }));

test("below a base path the described paths stay as they are, also the pay page's", () =>
  withBackend(
    async ({ app }) => {
      const { servers, paths } = await (await app.request("/portal/api/openapi.json")).json();
      expect(servers).toEqual([{ url: "http://localhost:4173/portal" }]);
      for (const path of ["/pay/{handle}", "/search"]) expect(paths[path]).not.toHaveProperty("servers");
    },
    { basePath: "/portal" },
  ));
