import { useEffect, useRef } from "react";

/**
 * Moves the focus to the heading when a screen changes its content. Example: after a log-in, the form that had the focus is gone.
 * @param shown undefined until the first content is known
 */
export function useFocusOnChange(shown: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (shown === undefined) return;
    if (before.current !== undefined && before.current !== shown) heading.current?.focus();
    before.current = shown;
  }, [shown]);
  return heading;
}
