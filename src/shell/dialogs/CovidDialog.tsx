import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { assistedTypes } from "../../api/schemas/assistedTypes.ts";
import type { Configuration } from "../../api/schemas/configuration.ts";
import { assistedPart } from "../../charges/assisted.ts";
import { useDynamicText } from "../../screens/parts/texts.ts";
import { withTexts } from "../../screens/parts/withTexts.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { CornerDialog } from "../../ui/feedback/CornerDialog.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Text } from "../../ui/text/Text.tsx";

export interface CovidDialogProps {
  readonly configuration: Configuration;
  readonly onShown: () => void;
  readonly onClose: () => void;
}

function Assistance({ configuration, ...props }: CovidDialogProps) {
  const word = useDynamicText();
  const parts = assistedTypes(configuration).map(assistedPart);
  if (parts.length === 0) return null;
  return (
    <Reported percent={configuration.assistance.percent} parts={parts.map((part) => word(part))} {...props} />
  );
}

function Reported(props: {
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
    <CornerDialog title={t("dialogs.covid.title", { percent })} onClose={onClose}>
      <Text>{t("dialogs.covid.text", { percent, parts })}</Text>
      <Actions>
        <Button onClick={onClose}>{t("dialogs.covid.close")}</Button>
      </Actions>
    </CornerDialog>
  );
}

/** Says how much the Covid-19 assistance package reduces, and which charges. Draws nothing when it reduces none. */
export const CovidDialog = withTexts(["dialogs"], Assistance, null);
