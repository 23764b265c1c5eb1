import { createClient } from "../../src/api/client.ts";
import { readTestPortal } from "../../src/api/readTestPortal.ts";
import type { AttributeProblem } from "../attributes.ts";

/** The address of the test portal, or the problem that keeps the element from working. */
export type FoundPortal = { readonly portal: string } | { readonly problems: readonly AttributeProblem[] };

const NO_TEST_PORTAL =
  "remove it, since the portal has no test portal; the central team names one in KAUNTER_TEST_PORTAL";

const MOVES_MONEY =
  "remove it until the central team has corrected KAUNTER_TEST_PORTAL, since the portal there does not say that its gateways are simulated";

/**
 * Finds the portal on which an element in test mode works. A portal that only simulates its gateways is its own test portal. The
 * named portal must say the same of itself, so that a wrong setting never takes money below a line that promises none.
 * @param portal the portal of the element, without a slash at the end
 * @param onCall gets the portal that is called next, so that a message about a fault names the right one
 * @throws PortalError
 */
export async function findTestPortal(
  portal: string,
  onCall: (called: string) => void,
  signal: AbortSignal,
): Promise<FoundPortal> {
  onCall(portal);
  const { is_test: isTest, test_portal: named } = await readTestPortal(createClient(portal), signal);
  if (isTest) return { portal };
  if (named === null) return problem(NO_TEST_PORTAL);
  onCall(named);
  const other = await readTestPortal(createClient(named), signal);
  return other.is_test ? { portal: named } : problem(MOVES_MONEY);
}

function problem(advice: string): FoundPortal {
  return { problems: [{ attribute: "mode", advice }] };
}
