const ANSWERS: Readonly<Record<string, object>> = {
  "/api/query": {},
  "/api/fpx/banks": { result: [], names: {}, as_of: "2026-11-21T02:00:00.000Z" },
};

/**
 * Answers what elements ask the portal on their own: the server of these tests is none, and what it says instead would be
 * a failure in the middle of a test.
 * @returns what puts the network back
 */
export function answerAsPortal(): () => void {
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const answer = ANSWERS[new URL(address, location.href).pathname];
    return answer === undefined ? network(input, init) : Response.json(answer);
  };
  return () => {
    globalThis.fetch = network;
  };
}
