import { type Operation, pathExpression } from "./operation.ts";

/** The methods that stand at a path, as Allow names them; none where nothing does. */
export type AllowedMethods = (path: string) => readonly string[];

/** What is read can be asked for its headers alone. */
const METHODS: readonly (readonly [method: Operation["method"], allowed: readonly string[]])[] = [
  ["get", ["GET", "HEAD"]],
  ["post", ["POST"]],
  ["put", ["PUT"]],
  ["delete", ["DELETE"]],
];

/**
 * By the description: what only this machine may ask is not there for anyone else, and is not listed.
 * @param operations those that there are, once all routes are added
 * @param basePath "" or "/like/this": what is at the portal's root is not below it
 */
export function allowedMethods(operations: () => readonly Operation[], basePath: string): AllowedMethods {
  let known: readonly (readonly [expression: RegExp, method: Operation["method"]])[] | undefined;
  return (path) => {
    known ??= operations()
      .filter(({ access }) => access !== "operation")
      .map((operation) => [
        pathExpression(`${operation.atRoot ? "" : basePath}${operation.path}`),
        operation.method,
      ]);
    const there = new Set(known.filter(([expression]) => expression.test(path)).map(([, method]) => method));
    return METHODS.filter(([method]) => there.has(method)).flatMap(([, allowed]) => allowed);
  };
}
