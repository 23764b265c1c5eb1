import type { MouseEvent, ReactNode } from "react";
import { Button, type ButtonProps } from "../../ui/action/Button.tsx";
import { LinkButton } from "../../ui/action/LinkButton.tsx";
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

/** Leads to another screen: a link if the destination has an address, otherwise a button. */
export function GoButton(props: {
  readonly to: Destination;
  readonly kind?: ButtonProps["kind"];
  readonly wide?: boolean;
  readonly flush?: ButtonProps["flush"];
  /** Runs before this page navigates. */
  readonly leaving?: () => void;
  readonly children: ReactNode;
}) {
  const { href, follow } = useDestinationLink(props.to, props.leaving);
  const look = { kind: props.kind ?? "secondary", wide: props.wide ?? false, flush: props.flush } as const;
  if (href === undefined)
    return (
      <Button {...look} onClick={follow}>
        {props.children}
      </Button>
    );
  return (
    <LinkButton {...look} href={href} onClick={follow}>
      {props.children}
    </LinkButton>
  );
}
