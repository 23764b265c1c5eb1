import { useEffect, useRef } from "react";

/**
 * Moves the focus to the heading when a screen shows something else, as when somebody logs in: the form or the button that had
 * it is no longer there.
 * @param shown undefined until it is known what is shown first
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
