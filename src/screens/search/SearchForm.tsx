import SearchIcon from "lucide-react/icons/search";
import { useTranslation } from "react-i18next";
import type { Recorded } from "../../charges/index.ts";
import type { ChargeType } from "../../domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../domain/councils.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { FormChoiceCards } from "../../ui/form/FormChoiceCards.tsx";
import { FormField } from "../../ui/form/FormField.tsx";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import type { SchemaForm } from "../../ui/form/useSchemaForm.ts";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Icon } from "../../ui/text/Icon.tsx";
import { useEnvironment } from "../environment.tsx";
import { useCouncilName } from "../parts/CouncilName.tsx";
import { useWord } from "../parts/useWord.ts";
import { ScanButton } from "../scan/ScanButton.tsx";
import type { SearchFormValues } from "./searchForm.ts";
import { useBillScan } from "./useBillScan.ts";

/** What to look for: the council (in the portal), the charge type, its number. */
export function SearchForm(props: {
  readonly fields: SchemaForm<SearchFormValues>;
  readonly types: readonly ChargeType[];
  /** The charge to look up by a number; undefined where there is none to look up, or none is taken. */
  readonly charge: Recorded | undefined;
  readonly busy: boolean;
  readonly onSubmit: (values: SearchFormValues) => void;
  readonly onScanned: (text: string) => void;
}) {
  const { t } = useTranslation();
  const word = useWord();
  const councilName = useCouncilName();
  const scan = useBillScan();
  const { canChooseCouncil } = useEnvironment();
  const { fields, charge } = props;
  const kinds = charge?.source === "bill" ? charge.searchKinds : undefined;
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
            density="compact"
            choices={props.types.map((value) => ({ value, title: t(`charges.name.${value}`) }))}
          />
          {kinds !== undefined && (
            <FormSelect of={fields} name="kind" label={word(kinds.label)}>
              <option value="">{word(kinds.any)}</option>
              {kinds.values.map((kind) => (
                <option key={kind.value} value={kind.value}>
                  {word(kind.term)}
                </option>
              ))}
            </FormSelect>
          )}
          {charge !== undefined && (
            <>
              <FormField
                of={fields}
                name="number"
                label={word(charge.prompt.label)}
                hint={word(charge.prompt.hint)}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                translate="no"
                enterKeyHint="search"
              />
              <Actions>
                <Button kind="primary" type="submit" busy={props.busy}>
                  <Icon icon={SearchIcon} />
                  {t("search.submit")}
                </Button>
                <ScanButton purpose={scan} onScanned={props.onScanned} />
              </Actions>
            </>
          )}
        </Stack>
      </Form>
    </Card>
  );
}
