import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoredConfiguration } from "../../api/schemas/storedConfiguration.ts";
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
import { HelplineFields } from "./HelplineFields.tsx";
import { PeriodFields } from "./PeriodFields.tsx";
import {
  changeOfPortal,
  type LimitedSwitch,
  type PortalSwitches,
  portalSwitchesOf,
  type Texts,
  type TypedHelpline,
  textOf,
  wrongInHelpline,
} from "./switches.ts";
import type { ChangedPart } from "./useChange.ts";
import { useSwitches } from "./useSwitches.ts";

export interface SwitchFormProps {
  readonly configuration: StoredConfiguration;
  /** Milliseconds by which the server's clock is ahead of this one. */
  readonly ahead: number;
  readonly busy: boolean;
  /** The result of the last change of a part of the page. Null for the other parts. */
  readonly outcomeOf: (part: ChangedPart) => ReactNode;
  /** Takes the change. Undefined for a user who may only read. */
  readonly onChange?: (part: ChangedPart, change: object) => void;
}

/** The switches of the whole portal, with the operator's texts in three languages. */
export function PortalForm({ configuration, ahead, busy, outcomeOf, onChange }: SwitchFormProps) {
  const { t } = useTranslation();
  const before = portalSwitchesOf(configuration);
  const { typed: switches, type } = useSwitches(before);
  const [isTried, setTried] = useState(false);
  const disabled = onChange === undefined;
  const box = (name: "closing" | "cards" | "assistance", label: string, hint?: string) => (
    <Checkbox
      name={name}
      label={label}
      hint={hint}
      disabled={disabled}
      checked={switches[name]}
      onChange={({ target }) => type({ [name]: target.checked })}
    />
  );
  const texts = (name: "announcement" | "snackbarMessage", legend: string, hint: string) => (
    <OperatorText
      name={name}
      legend={legend}
      hint={hint}
      disabled={disabled}
      texts={switches[name]}
      onChange={(next) => type({ [name]: next })}
    />
  );
  const period = (name: LimitedSwitch, legend: string) => (
    <PeriodFields
      name={name}
      legend={legend}
      typed={switches[`${name}Period`]}
      stored={mayHavePeriod(before, name) ? configuration.validity[name] : undefined}
      ahead={ahead}
      disabled={disabled}
      onType={(typed) => type({ [`${name}Period`]: typed })}
    />
  );
  return (
    <Stack as="section">
      <Heading>{t("deskSettings.portal")}</Heading>
      <NativeForm
        noValidate
        aria-label={t("deskSettings.portal")}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (leadsToProblem(event.currentTarget)) return;
          if (!leadsToWrongHelpline(event.currentTarget, switches))
            onChange?.("portal", changeOfPortal(before, switches));
        }}
      >
        {box("closing", t("deskSettings.closing"), t("deskSettings.closingHelp"))}
        {switches.closing && period("closing", t("deskSettings.closingPeriod"))}
        {texts("announcement", t("deskSettings.announcement"), t("deskSettings.announcementHelp"))}
        {textOf(switches.announcement) !== null &&
          period("announcement", t("deskSettings.announcementPeriod"))}
        {texts("snackbarMessage", t("deskSettings.banner"), t("deskSettings.bannerHelp"))}
        {textOf(switches.snackbarMessage) !== null &&
          period("snackbarMessage", t("deskSettings.bannerPeriod"))}
        {box("assistance", t("deskSettings.assistance"))}
        {switches.assistance && period("assistance", t("deskSettings.assistancePeriod"))}
        {box("cards", t("deskSettings.cards"))}
        {!switches.cards && period("cards", t("deskSettings.cardsPeriod"))}
        <HelplineFields typed={switches} isTried={isTried} disabled={disabled} onType={type} />
        {!disabled && (
          <Actions>
            <Button type="submit" kind="primary" busy={busy}>
              {t("deskSettings.save")}
            </Button>
          </Actions>
        )}
        {outcomeOf("portal")}
      </NativeForm>
    </Stack>
  );
}

/** Whether the switch is not as on ordinary days. */
function mayHavePeriod({ cards, ...switches }: PortalSwitches, name: LimitedSwitch): boolean {
  if (name === "cards") return !cards;
  const value = switches[name];
  return typeof value === "boolean" ? value : textOf(value) !== null;
}

/** Leads to the first field of the helpline that is wrong. @returns whether there is one */
function leadsToWrongHelpline(form: HTMLFormElement, helpline: TypedHelpline): boolean {
  const [part] = wrongInHelpline(helpline).keys();
  const field = part && form.elements.namedItem(`helpline.${part}`);
  if (field instanceof HTMLElement) field.focus();
  return part !== undefined;
}

/** Leads to the first time of a period with a problem, or that is typed in part. The form does not send it. @returns whether there is one */
export function leadsToProblem(form: HTMLFormElement): boolean {
  // tells the fields that hold a part of a time
  form.checkValidity();
  const times = [...form.querySelectorAll<HTMLInputElement>("input[type=datetime-local], input[type=time]")];
  const wrong = times.find(
    (time) =>
      time.validity.badInput ||
      (time.type === "datetime-local" && time.value !== "" && time.getAttribute("aria-invalid") === "true"),
  );
  wrong?.focus();
  return wrong !== undefined;
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
