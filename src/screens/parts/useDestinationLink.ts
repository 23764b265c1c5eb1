import type { MouseEvent } from "react";
import { type Destination, useEnvironment } from "../environment.tsx";

/**
 * A link to another screen: its address, if it has one, and the click handler.
 * @param leaving runs before this page navigates
 */
export function useDestinationLink(
  to: Destination,
  leaving?: () => void,
): {
  readonly href: string | undefined;
  readonly follow: (click: MouseEvent) => void;
} {
  const { navigate, hrefOf } = useEnvironment();
  const href = hrefOf(to);
  const follow = (click: MouseEvent) => {
    // The browser handles a click that opens another tab or window.
    if (href !== undefined && (click.ctrlKey || click.metaKey || click.shiftKey || click.button !== 0))
      return;
    click.preventDefault();
    leaving?.();
    navigate(to);
  };
  return { href, follow };
}
