import { type Operation, pathExpression } from "./operation.ts";

/** The methods of a path, for the Allow header. Empty for an unknown path. */
export type AllowedMethods = (path: string) => readonly string[];

/** HEAD is allowed wherever GET is. */
const METHODS: readonly (readonly [method: Operation["method"], allowed: readonly string[]])[] = [
  ["get", ["GET", "HEAD"]],
  ["post", ["POST"]],
  ["put", ["PUT"]],
  ["delete", ["DELETE"]],
];

/**
 * Reads the methods from the description. It leaves out the operations that only this machine may call, because for others they
 * do not exist.
 * @param operations the operations with a route; called after all routes are added
 * @param basePath "" or "/like/this"; operations at the root are outside it
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
