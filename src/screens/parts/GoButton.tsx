import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../ui/action/Button.tsx";
import { LinkButton } from "../../ui/action/LinkButton.tsx";
import type { Destination } from "../environment.tsx";
import { useDestinationLink } from "./useDestinationLink.ts";

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
