import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Configuration } from "../../api/schemas/configuration.ts";
import { textIn } from "../../domain/configuredText.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { Button } from "../../ui/action/Button.tsx";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Checkbox } from "../../ui/field/Checkbox.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { Fieldset } from "../../ui/field/Fieldset.tsx";
import { NativeForm } from "../../ui/form/NativeForm.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { changeOfPortal, type PortalSwitches, portalSwitchesOf, type Texts, textOf } from "./switches.ts";

export interface SwitchFormProps {
  readonly configuration: Configuration;
  readonly busy: boolean;
  /** Takes the change. Undefined for a user who may only read. */
  readonly onChange?: (change: object) => void;
}

/** The switches of the whole portal, with the operator's texts in three languages. */
export function PortalForm({ configuration, busy, onChange }: SwitchFormProps) {
  const { t } = useTranslation();
  const [before] = useState(() => portalSwitchesOf(configuration));
  const [switches, setSwitches] = useState(before);
  const disabled = onChange === undefined;
  const box = (name: "closing" | "cards" | "assistance", label: string, hint?: string) => (
    <Checkbox
      name={name}
      label={label}
      hint={hint}
      disabled={disabled}
      checked={switches[name]}
      onChange={({ target }) => setSwitches({ ...switches, [name]: target.checked })}
    />
  );
  const texts = (name: "announcement" | "snackbarMessage", legend: string, hint: string) => (
    <OperatorText
      name={name}
      legend={legend}
      hint={hint}
      disabled={disabled}
      texts={switches[name]}
      onChange={(next) => setSwitches({ ...switches, [name]: next } satisfies PortalSwitches)}
    />
  );
  return (
    <Stack as="section">
      <Heading>{t("deskSettings.portal")}</Heading>
      <NativeForm
        aria-label={t("deskSettings.portal")}
        onSubmit={(event) => {
          event.preventDefault();
          onChange?.(changeOfPortal(before, switches));
        }}
      >
        {box("closing", t("deskSettings.closing"), t("deskSettings.closingHelp"))}
        {texts("announcement", t("deskSettings.announcement"), t("deskSettings.announcementHelp"))}
        {texts("snackbarMessage", t("deskSettings.banner"), t("deskSettings.bannerHelp"))}
        {box("assistance", t("deskSettings.assistance"))}
        {box("cards", t("deskSettings.cards"))}
        {!disabled && (
          <Actions>
            <Button type="submit" kind="primary" busy={busy}>
              {t("deskSettings.save")}
            </Button>
          </Actions>
        )}
      </NativeForm>
    </Stack>
  );
}

/** A text in three languages, and what the citizens of each language will read. */
function OperatorText(props: {
  readonly name: string;
  readonly legend: string;
  readonly hint: string;
  readonly disabled: boolean;
  readonly texts: Texts;
  readonly onChange: (texts: Texts) => void;
}) {
  const { t } = useTranslation();
  const { name, legend, texts, onChange } = props;
  const preview = textOf(texts);
  return (
    <Fieldset legend={legend} hint={props.hint}>
      <Stack>
        {LANGUAGES.map((language) => (
          <Field
            key={language}
            name={`${name}.${language}`}
            label={t(`deskSettings.language.${language}`)}
            lang={language}
            autoComplete="off"
            disabled={props.disabled}
            value={texts[language]}
            onChange={({ target }) => onChange({ ...texts, [language]: target.value })}
          />
        ))}
        {preview !== null && (
          <DescriptionList
            align="start"
            rows={LANGUAGES.map((language) => {
              const read = textIn(preview, language);
              return {
                term: t("deskSettings.readIn", { language: t(`deskSettings.language.${language}`) }),
                value: <span lang={read?.lang}>{read?.text}</span>,
              };
            })}
          />
        )}
      </Stack>
    </Fieldset>
  );
}
