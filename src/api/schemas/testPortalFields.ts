import { boolean, defaulted, nullable, object } from "superstruct";
import { text } from "../../domain/schemas/limits.ts";

/**
 * The fields of the published configuration about the test mode. The server's settings decide both. A schema of their own, because
 * only elements in test mode and the studio read them.
 */
export const testPortalFields = object({
  /** The address of the portal on which webmasters try the elements, without a slash at its end. Null when there is none. */
  test_portal: defaulted(nullable(text({ pattern: /^https?:\/\/[^\s/]+$/ })), null),
  /** True when every gateway of this portal is simulated, so that no payment moves money. */
  is_test: defaulted(boolean(), false),
});
