import { type ReactNode, useRef, useState } from "react";
import { Button } from "../../ui/action/Button.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";

/** A card with some content. A button replaces the content with the form that changes it. */
export function ChangeCard(props: {
  readonly title: string;
  /** The button that opens the form. */
  readonly change: string;
  /** Whether the form is open at the start, because it was open before. */
  readonly open?: boolean;
  /** Another control beside that button. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
  readonly form: (close: () => void) => ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(props.open ?? false);
  // The pressed button disappears, so move the focus to the heading. A screen reader reads on from there.
  const change = (next: boolean) => {
    setOpen(next);
    heading.current?.focus();
  };
  return (
    <Card as="section">
      <Stack>
        <Heading ref={heading} tabIndex={-1}>
          {props.title}
        </Heading>
        {isOpen ? (
          props.form(() => change(false))
        ) : (
          <>
            {props.children}
            <Actions>
              <Button onClick={() => change(true)}>{props.change}</Button>
              {props.beside}
            </Actions>
          </>
        )}
      </Stack>
    </Card>
  );
}
