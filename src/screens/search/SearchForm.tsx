import SearchIcon from "lucide-react/icons/search";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { COUNCIL_CODES } from "../../domain/councils.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormChoiceCards } from "../../ui/form/FormChoiceCards.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import type { SchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Icon } from "../../ui/text/Icon.tsx";
import { useEnvironment } from "../environment.tsx";
import { useCouncilName } from "../parts/CouncilName.tsx";
import { useWord } from "../parts/useWord.ts";
import type { SearchFormValues } from "./searchForm.ts";
import { billOf, searchableTypes } from "./useSearchScreen.ts";

/** What to look for: the council (in the portal), the charge type, its number. */
export function SearchForm(props: {
  readonly fields: SchemaForm<SearchFormValues>;
  readonly busy: boolean;
  readonly onSubmit: (values: SearchFormValues) => void;
}) {
  const { t } = useTranslation();
  const word = useWord();
  const councilName = useCouncilName();
  const { canChooseCouncil } = useEnvironment();
  const { fields } = props;
  const type = useWatch({ control: fields.form.control, name: "charge" });
  const bill = billOf(type);
  if (bill === undefined) return null;
  return (
    <Card>
      <Form of={fields} onSubmit={props.onSubmit} aria-label={t("search.title")}>
        <Stack>
          {canChooseCouncil && (
            <FormSelect of={fields} name="council" label={t("common.council")} translate="no">
              {COUNCIL_CODES.map((code) => (
                <option key={code} value={code} lang={councilName(code).lang}>
                  {councilName(code).name}
                </option>
              ))}
            </FormSelect>
          )}
          <FormChoiceCards
            of={fields}
            name="charge"
            legend={t("search.chargeType")}
            choices={searchableTypes().map((value) => ({
              value,
              title: t(`charges.name.${value}`),
              detail: word(`charges.summary.${value}`),
            }))}
          />
          {bill.searchKinds.length > 0 && (
            <FormSelect of={fields} name="kind" label={t("search.kind")}>
              <option value="">{t("search.anyKind")}</option>
              {bill.searchKinds.map((kind) => (
                <option key={kind.value} value={kind.value}>
                  {word(kind.term)}
                </option>
              ))}
            </FormSelect>
          )}
          <FormField
            of={fields}
            name="number"
            label={word(bill.prompt.label)}
            hint={word(bill.prompt.hint)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            translate="no"
            enterKeyHint="search"
          />
          <Button kind="primary" type="submit" busy={props.busy}>
            <Icon icon={SearchIcon} />
            {t("search.submit")}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
