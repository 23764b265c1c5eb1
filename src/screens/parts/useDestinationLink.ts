import type { MouseEvent } from "react";
import { type Destination, useEnvironment } from "../environment.tsx";

/**
 * The way to another screen: an address where the destination has one, and what a click does.
 * @param leaving what happens before this page goes there
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
    // A click that opens another tab or window is the browser's.
    if (href !== undefined && (click.ctrlKey || click.metaKey || click.shiftKey || click.button !== 0))
      return;
    click.preventDefault();
    leaving?.();
    navigate(to);
  };
  return { href, follow };
}
