import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { assistedTypes } from "../../api/schemas/assistedTypes.ts";
import type { Configuration } from "../../api/schemas/configuration.ts";
import { chargeOfType } from "../../charges/index.ts";
import { useWord } from "../../screens/parts/useWord.ts";
import { Button } from "../../ui/action/Button.tsx";
import { CornerDialog } from "../../ui/feedback/CornerDialog.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";

export interface CovidDialogProps {
  readonly configuration: Configuration;
  readonly onShown: () => void;
  readonly onClose: () => void;
}

/** Tells of the Covid-19 assistance package: how much it takes off, and what of. Nothing where it makes nothing cheaper. */
export function CovidDialog({ configuration, ...props }: CovidDialogProps) {
  const word = useWord();
  const parts = assistedTypes(configuration).flatMap((type) => chargeOfType(type).assistedPart ?? []);
  if (parts.length === 0) return null;
  return (
    <Told percent={configuration.assistance.percent} parts={parts.map((part) => word(part))} {...props} />
  );
}

function Told(props: {
  readonly percent: number;
  readonly parts: readonly string[];
  readonly onShown: () => void;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const { percent, onShown, onClose } = props;
  useEffect(onShown, [onShown]);
  const parts = new Intl.ListFormat(i18n.language).format(props.parts);
  return (
    <CornerDialog title={t("notices.covid.title", { percent })} onClose={onClose}>
      <Text>{t("notices.covid.text", { percent, parts })}</Text>
      <Actions>
        <Button onClick={onClose}>{t("notices.covid.close")}</Button>
      </Actions>
    </CornerDialog>
  );
}
