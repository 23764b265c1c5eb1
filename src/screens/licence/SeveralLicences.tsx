import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { PrintLicences } from "../parts/documents/PrintLicences.tsx";

/** The licences that a payment renewed, to choose from or to print together. */
export function SeveralLicences(props: ComponentProps<typeof PrintLicences>) {
  const { t } = useTranslation();
  return (
    <Stack>
      <Heading>{t("licence.choice")}</Heading>
      <PrintLicences {...props} />
    </Stack>
  );
}
