import { useEffect, useRef } from "react";
import { useSession } from "../../stores/session.ts";

/**
 * Moves the focus to the heading when somebody logs in or out: the form or the button that had it is no longer there.
 * @param name of who is logged in
 */
export function useFocusOnChange(name: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useSession(({ session }) => session !== undefined);
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (!known) return;
    const now = name ?? "";
    if (before.current !== null && before.current !== now) heading.current?.focus();
    before.current = now;
  }, [known, name]);
  return heading;
}
