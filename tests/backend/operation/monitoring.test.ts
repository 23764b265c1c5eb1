import { readFile } from "node:fs/promises";
import { array, create, number, object, optional, record, string, type } from "superstruct";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { post } from "../accounts/citizen.ts";
import { withBackend } from "../backendUnderTest.ts";

const rules = object({
  groups: array(
    object({
      name: string(),
      rules: array(
        object({
          alert: string(),
          expr: string(),
          for: optional(string()),
          labels: record(string(), string()),
          annotations: object({ summary: string() }),
        }),
      ),
    }),
  ),
});

const dashboard = type({
  panels: array(type({ id: number(), title: string(), targets: array(type({ expr: string() })) })),
});

async function expressions(): Promise<readonly string[]> {
  const alerts = create(parse(await readFile("docs/monitoring/alerts.yml", "utf8")), rules);
  const board = create(JSON.parse(await readFile("docs/monitoring/dashboard.json", "utf8")), dashboard);
  return [
    ...alerts.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
    ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
}

const namesIn = (expression: string): readonly string[] =>
  expression.match(/\b(?:kaunter|process|nodejs)_\w+/g) ?? [];

test("every metric that the alert rules and the dashboard name exists, and every one of ours is in the dashboard or a rule", () =>
  withBackend(async (backend) => {
    await post(backend, "/search", {});
    const text = await (
      await backend.app.request("/metrics", { headers: { "test-peer": "127.0.0.1" } })
    ).text();
    const kinds = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
    const series = kinds.flatMap(([, name = "", kind]) =>
      kind === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    );
    const named = (await expressions()).flatMap(namesIn);
    expect(named.filter((name) => !series.includes(name))).toEqual([]);
    const ours = series.filter((name) => name.startsWith("kaunter_") && !name.endsWith("_sum"));
    expect(ours.filter((name) => !named.includes(name))).toEqual([]);
  }));

test("the parentheses and quotes of every expression close", async () => {
  for (const expression of await expressions()) {
    const count = (character: string) => expression.split(character).length - 1;
    expect([expression, count("(") - count(")"), count('"') % 2, count("{") - count("}")]).toEqual([
      expression,
      0,
      0,
      0,
    ]);
  }
});
