const ANSWERS: Readonly<Record<string, object>> = {
  "/api/query": {},
  "/api/fpx/banks": { result: [], names: {}, as_of: "2026-11-21T02:00:00.000Z" },
};

/**
 * Answers the portal calls that elements make by themselves. The server of these tests is no portal, and its answers would fail a
 * test.
 * @returns a function that restores the network
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
