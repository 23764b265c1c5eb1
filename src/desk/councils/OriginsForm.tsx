import { useTranslation } from "react-i18next";
import { type Infer, object, refine } from "superstruct";
import { MOST_ORIGINS } from "../../api/schemas/councilData.ts";
import { typedText } from "../../domain/schemas/typedText.ts";
import { siteOriginOf } from "../../domain/siteOrigin.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import type { SectionProps } from "./useCouncilStep.ts";

const originInput = object({
  origin: refine(typedText, "url", (typed) => siteOriginOf(typed) !== undefined),
});

type OriginInput = Infer<typeof originInput>;

/** The sites of a council that may embed the elements. */
export function OriginsForm(props: SectionProps & { readonly origins: readonly string[] }) {
  const { t } = useTranslation();
  const { origins, busy, outcome, onChange } = props;
  const fields: SchemaForm<OriginInput> = useSchemaForm({
    schema: originInput,
    defaultValues: { origin: "" },
    errorText: () => t("deskCouncils.originWrong"),
  });
  const add = async ({ origin }: OriginInput) => {
    const known = siteOriginOf(origin);
    if (known !== undefined) await onChange?.({ origins: [...new Set([...origins, known])] });
  };
  return (
    <Stack as="section">
      <Heading>{t("deskCouncils.origins")}</Heading>
      <Text tone="muted">{t("deskCouncils.originsHelp")}</Text>
      {origins.length === 0 && <Text>{t("deskCouncils.noOrigins")}</Text>}
      <Stack gap="tight">
        {origins.map((origin) => (
          <Inline key={origin} justify="between" gap="normal">
            <bdi translate="no">{origin}</bdi>
            {onChange !== undefined && (
              <Button
                busy={busy}
                aria-label={t("deskCouncils.removeOrigin", { origin })}
                onClick={() => void onChange({ origins: origins.filter((one) => one !== origin) })}
              >
                {t("deskCouncils.remove")}
              </Button>
            )}
          </Inline>
        ))}
      </Stack>
      {onChange !== undefined && origins.length < MOST_ORIGINS && (
        <Form of={fields} onSubmit={add} aria-label={t("deskCouncils.origins")}>
          <Stack>
            <FormField
              of={fields}
              name="origin"
              label={t("deskCouncils.newOrigin")}
              hint={t("deskCouncils.newOriginHelp")}
              type="url"
              inputMode="url"
              autoComplete="off"
              translate="no"
            />
            <Actions>
              <Button type="submit" kind="primary" busy={busy}>
                {t("deskCouncils.addOrigin")}
              </Button>
            </Actions>
          </Stack>
        </Form>
      )}
      {outcome}
    </Stack>
  );
}
