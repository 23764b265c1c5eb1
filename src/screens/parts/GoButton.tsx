import type { MouseEvent, ReactNode } from "react";
import { Button, type ButtonProps } from "../../ui/action/Button.tsx";
import { LinkButton } from "../../ui/action/LinkButton.tsx";
import { type Destination, useEnvironment } from "../environment.tsx";

/** Leads to another screen: a real link where the destination has an address, a button where it has none. */
export function GoButton(props: {
  readonly to: Destination;
  readonly kind?: ButtonProps["kind"];
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  const { navigate, hrefOf } = useEnvironment();
  const href = hrefOf(props.to);
  const look = { kind: props.kind ?? "secondary", wide: props.wide ?? false } as const;
  if (href === undefined)
    return (
      <Button {...look} onClick={() => navigate(props.to)}>
        {props.children}
      </Button>
    );
  const follow = (click: MouseEvent) => {
    // A click that opens another tab or window is the browser's.
    if (click.ctrlKey || click.metaKey || click.shiftKey || click.button !== 0) return;
    click.preventDefault();
    navigate(props.to);
  };
  return (
    <LinkButton {...look} href={href} onClick={follow}>
      {props.children}
    </LinkButton>
  );
}
