import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";
import type { Destination } from "../environment.tsx";
import { GoButton } from "../parts/GoButton.tsx";

/** One part of the review, with a link to the screen that changes it. */
export function ReviewPart(props: {
  readonly title: string;
  readonly changeAt: Destination["screen"];
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Stack gap="tight">
      <Inline justify="between" wrap={false}>
        <Heading>{props.title}</Heading>
        <GoButton kind="quiet" flush="end" to={{ screen: props.changeAt }}>
          {t("confirmation.change")} <VisuallyHidden>({props.title})</VisuallyHidden>
        </GoButton>
      </Inline>
      <HeadingLevel>{props.children}</HeadingLevel>
    </Stack>
  );
}
