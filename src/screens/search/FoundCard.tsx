import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CouncilRecord } from "../../charges/index.ts";
import { bringIntoView } from "../../ui/layout/bringIntoView.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { CouncilName } from "../parts/CouncilName.tsx";

/** Whether a search result takes the focus when it appears. False when the host page, not the citizen, started the search. */
export const TakesFocus = createContext(true);

/** The card of a found record: its charge and council, and the actions. */
export function FoundCard(props: { readonly of: CouncilRecord; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Card as="article" tone="accent">
      <Stack>
        <Stack gap="tight">
          <FoundHeading>{t(`charges.name.${props.of.type}`)}</FoundHeading>
          <Text tone="muted" size="small">
            <CouncilName code={props.of.council} />
          </Text>
        </Stack>
        {props.children}
      </Stack>
    </Card>
  );
}

/** The heading of a search result. It takes the focus when it appears, and scrolls into view with the content below it. */
export function FoundHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = use(TakesFocus);
  const appear = useEffectEvent(() => {
    if (!takesFocus || heading.current === null) return;
    heading.current.focus({ preventScroll: true });
    bringIntoView(heading.current);
  });
  useEffect(() => appear(), []);
  return (
    <Heading tabIndex={-1} ref={heading}>
      {children}
    </Heading>
  );
}
