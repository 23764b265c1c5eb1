import { useState } from "react";
import type { StatusToken } from "../../domain/identifiers.ts";
import { lastAttempt } from "../../payment/journal.ts";
import { useEnvironment } from "../environment.tsx";

/**
 * The status token that lets a licence be seen: that of the address, else that of this browser's own last payment. A link that
 * was cut off on the way stands for no other payment.
 */
export function useShownToken(): StatusToken | undefined {
  const { statusToken, brokenStatusLink } = useEnvironment();
  const [noted] = useState(() => lastAttempt()?.token);
  return brokenStatusLink ? undefined : (statusToken ?? noted);
}
