import { type MouseEvent, useEffect, useRef } from "react";

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

/**
 * Wraps a retry whose button disappears with its notice. Before the retry, the focus moves to the screen's heading, so that a
 * screen reader continues from there.
 */
export function fromHeading(retry: () => unknown) {
  return ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    currentTarget.closest("section")?.querySelector<HTMLElement>('[data-size="page"]')?.focus();
    retry();
  };
}
