import type { TFunction } from "i18next";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../domain/councils.ts";
import { EMBED_ELEMENTS, HEADING_LEVELS, pagesBeside, searches } from "../../domain/embed/elements.ts";
import { type EmbedSettings, isAccount, isPageAddress } from "../../domain/embed/settings.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { Checkbox } from "../../ui/field/Checkbox.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { Select } from "../../ui/field/Select.tsx";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useCouncilName } from "../parts/CouncilName.tsx";
import { PASTED_INPUT } from "../parts/pastedInput.ts";
import type { ChangeSettings } from "./useEmbedSettings.ts";

/** The council, the element and the element's first settings. */
export function WhatToShow(props: {
  readonly settings: EmbedSettings;
  readonly onChange: ChangeSettings;
  /** Whether the portal has a test portal. */
  readonly canTest: boolean;
  readonly t: TFunction;
}) {
  const { settings, onChange, canTest, t } = props;
  const { element, council, charge, account, language, headingLevel, kiosk, isTest } = settings;
  const councilName = useCouncilName();
  return (
    <Stack>
      <Heading>{t("embed.choose.title")}</Heading>
      <Select
        label={t("common.council")}
        translate="no"
        value={council}
        onChange={(event) => onChange({ council: chosen(COUNCIL_CODES, event.target.value) ?? council })}
      >
        {COUNCIL_CODES.map((code) => (
          <option key={code} value={code} lang={councilName(code).lang}>
            {councilName(code).name}
          </option>
        ))}
      </Select>
      <Select
        label={t("embed.choose.element")}
        value={element}
        onChange={(event) => onChange({ element: chosen(EMBED_ELEMENTS, event.target.value) ?? element })}
      >
        {EMBED_ELEMENTS.map((name) => (
          <option key={name} value={name}>
            {t(`embed.element.${name}`)}
          </option>
        ))}
      </Select>
      {searches(element) && (
        <>
          <Select
            label={t("embed.choose.charge")}
            value={charge ?? ""}
            onChange={(event) => onChange({ charge: chosen(CHARGE_TYPES, event.target.value) })}
          >
            <option value="">{t("embed.choose.anyCharge")}</option>
            {CHARGE_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`charges.name.${type}`)}
              </option>
            ))}
          </Select>
          <Field
            label={t("embed.choose.account")}
            hint={t("embed.choose.accountHint")}
            error={isAccount(account.trim()) ? undefined : t("embed.choose.accountWrong")}
            value={account}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => onChange({ account: event.target.value })}
          />
        </>
      )}
      <Select
        label={t("embed.choose.language")}
        value={language ?? ""}
        onChange={(event) => onChange({ language: chosen(LANGUAGES, event.target.value) })}
      >
        <option value="">{t("embed.choose.followPage")}</option>
        {LANGUAGES.map((name) => (
          <option key={name} value={name}>
            {t(`embed.language.${name}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t("embed.choose.level")}
        hint={t("embed.choose.levelHint")}
        value={headingLevel}
        onChange={(event) =>
          onChange({ headingLevel: chosen(HEADING_LEVELS, event.target.value) ?? headingLevel })
        }
      >
        {HEADING_LEVELS.map((level) => (
          <option key={level} value={level}>
            {t("embed.choose.levelOption", { level })}
          </option>
        ))}
      </Select>
      <Checkbox
        label={t("embed.choose.kiosk")}
        hint={t("embed.choose.kioskHint")}
        checked={kiosk}
        onChange={(event) => onChange({ kiosk: event.target.checked })}
      />
      {(canTest || isTest) && (
        <Checkbox
          label={t("embed.choose.test")}
          hint={t("embed.choose.testHint")}
          checked={isTest}
          onChange={(event) => onChange({ isTest: event.target.checked })}
        />
      )}
      {pagesBeside(element).length > 0 && <OtherPages settings={settings} onChange={onChange} t={t} />}
    </Stack>
  );
}

/** Undefined for the empty option. */
function chosen<Value extends string>(of: readonly Value[], value: string): Value | undefined {
  return of.find((known) => known === value);
}

/** The addresses of the council's pages that show the other screens. */
function OtherPages(props: {
  readonly settings: EmbedSettings;
  readonly onChange: ChangeSettings;
  readonly t: TFunction;
}) {
  const { settings, onChange, t } = props;
  const { element, pages } = settings;
  return (
    <Disclosure line={t("embed.pages.line")}>
      <Stack>
        <Text tone="muted" size="small">
          {t("embed.pages.text")}
        </Text>
        {pagesBeside(element).map((page) => {
          const address = pages[page] ?? "";
          const isWrong = address.trim() !== "" && !isPageAddress(address.trim());
          return (
            <Field
              key={page}
              label={t(`embed.pages.${page}`)}
              error={isWrong ? t("embed.pages.wrong") : undefined}
              value={address}
              {...PASTED_INPUT}
              inputMode="url"
              onChange={(event) => onChange({ pages: { ...pages, [page]: event.target.value } })}
            />
          );
        })}
      </Stack>
    </Disclosure>
  );
}
