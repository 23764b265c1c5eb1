import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CouncilRecord } from "../../charges/index.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { CouncilName } from "../parts/CouncilName.tsx";
import { FoundHeading } from "./FoundHeading.tsx";

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
