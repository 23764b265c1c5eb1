import { useCallback, useEffect, useRef } from "react";
import type { Configuration } from "../../api/schemas/configuration.ts";
import { focusContent } from "../focusContent.ts";
import { useClosable } from "../notices/useClosable.ts";
import type { Page } from "../route.ts";

/**
 * "A covid dialog that is visible by default" (specification, section 2): on home, once for each browser and what it tells.
 * Who closes it has seen it, and so has who goes on from home.
 */
export function useCovidDialog(page: Page | undefined, configuration: Configuration | undefined) {
  const { active, dialog, percent, charges } = configuration?.assistance ?? { active: false };
  const message = active && dialog ? `${percent} ${charges.join(" ")}` : undefined;
  const { isShown, close } = useClosable("covid", message);
  const seen = useRef(false);
  const onShown = useCallback(() => {
    seen.current = true;
  }, []);
  useEffect(() => {
    if (page !== "home" && seen.current && isShown) close();
  });
  const onClose = () => {
    close();
    focusContent();
  };
  return { isShown: isShown && page === "home", onShown, onClose } as const;
}
