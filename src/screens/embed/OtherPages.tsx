import type { TFunction } from "i18next";
import { pagesBeside } from "../../domain/embed/elements.ts";
import { type EmbedSettings, isPageAddress } from "../../domain/embed/settings.ts";
import { Field } from "../../ui/field/Field.tsx";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { PASTED_INPUT } from "../parts/pastedInput.ts";
import type { ChangeSettings } from "./useEmbedSettings.ts";

/** The addresses of the council's pages that show the other screens. */
export function OtherPages(props: {
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
