import type { ReactNode } from "react";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import type { Destination } from "../environment.tsx";
import { GoButton } from "./GoButton.tsx";

/** Explains why the screen is empty, and leads to a screen where the citizen can go on. */
export function NothingHere(props: {
  readonly title: string;
  readonly help: string;
  readonly to: Destination;
  readonly go: string;
  /** A decoration below. */
  readonly children?: ReactNode;
}) {
  return (
    <Card tone="sunken">
      <Stack align="start">
        <Stack gap="tight">
          <Text strong>{props.title}</Text>
          <Text tone="muted">{props.help}</Text>
        </Stack>
        <GoButton kind="primary" to={props.to}>
          {props.go}
        </GoButton>
        {props.children}
      </Stack>
    </Card>
  );
}
