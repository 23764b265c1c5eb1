import type { TFunction } from "i18next";
import SearchIcon from "lucide-react/icons/search";
import { type ReactNode, useMemo } from "react";
import type { ChargeSearch } from "../../charges/charge.ts";
import type { ChargeType } from "../../domain/chargeTypes.ts";
import { COUNCIL_CODES, isCouncilCode } from "../../domain/councils.ts";
import { Button } from "../../ui/action/Button.tsx";
import { ChoiceCards } from "../../ui/field/ChoiceCards.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { Select } from "../../ui/field/Select.tsx";
import { NativeForm } from "../../ui/form/NativeForm.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Icon } from "../../ui/text/Icon.tsx";
import { useEnvironment } from "../environment.tsx";
import { useCouncilName } from "../parts/CouncilName.tsx";
import { dynamicTextOf } from "../parts/texts.ts";
import { ScanButton } from "../scan/ScanButton.tsx";
import { billScan } from "./billScan.ts";
import type { SearchFormState, SearchFormValues } from "./useSearchForm.ts";

/** The search form: the council (in the portal), the charge type and the number. */
export function SearchForm(props: {
  readonly t: TFunction;
  readonly form: SearchFormState;
  /** The error text of the number. */
  readonly fault: string | undefined;
  readonly types: readonly ChargeType[];
  /** The charge to look up by number. Undefined for a charge without one, and while the council does not take it. */
  readonly charge: ChargeSearch | undefined;
  readonly busy: boolean;
  /** The form got the focus. */
  readonly onBegin: () => void;
  readonly onSubmit: (values: SearchFormValues) => void;
  readonly onScanned: (text: string) => void;
  /** A further field below the number. */
  readonly children: ReactNode;
}) {
  const { t } = props;
  const councilName = useCouncilName();
  const word = dynamicTextOf(t);
  const { canChooseCouncil } = useEnvironment();
  const { form, charge } = props;
  const kinds = charge?.searchKinds;
  const { types } = props;
  const { set } = form;
  const chargeId = form.fieldId("charge");
  const chosen = form.values.charge;
  // typing does not draw these two parts again
  const chargeTypes = useMemo(
    () => (
      <ChoiceCards
        name="charge"
        id={chargeId}
        value={chosen}
        onChange={(type) => set({ charge: type })}
        legend={t("search.chargeType")}
        density="compact"
        choices={types.map((value) => ({ value, title: t(`charges.name.${value}`) }))}
      />
    ),
    [chargeId, chosen, set, t, types],
  );
  const { busy, onScanned } = props;
  const actions = useMemo(
    () => (
      <Actions>
        <Button kind="primary" type="submit" busy={busy}>
          <Icon icon={SearchIcon} />
          {t("search.submit")}
        </Button>
        <ScanButton purpose={billScan(t)} onScanned={onScanned} />
      </Actions>
    ),
    [busy, onScanned, t],
  );
  return (
    <Card>
      <NativeForm
        noValidate
        aria-label={t("search.title")}
        onFocus={props.onBegin}
        onSubmit={(event) => form.submit(event, props.onSubmit)}
      >
        <Stack>
          {canChooseCouncil && (
            <Select
              name="council"
              id={form.fieldId("council")}
              label={t("common.council")}
              translate="no"
              value={form.values.council}
              onChange={({ target }) => isCouncilCode(target.value) && form.set({ council: target.value })}
            >
              {COUNCIL_CODES.map((code) => (
                <option key={code} value={code} lang={councilName(code).lang}>
                  {councilName(code).name}
                </option>
              ))}
            </Select>
          )}
          {chargeTypes}
          {kinds !== undefined && (
            <Select
              name="kind"
              id={form.fieldId("kind")}
              label={word(kinds.label)}
              value={form.values.kind}
              onChange={({ target }) => form.set({ kind: target.value })}
            >
              <option value="">{word(kinds.any)}</option>
              {kinds.values.map((kind) => (
                <option key={kind.value} value={kind.value}>
                  {word(kind.term)}
                </option>
              ))}
            </Select>
          )}
          {charge !== undefined && (
            <>
              <Field
                name="number"
                id={form.fieldId("number")}
                ref={form.number}
                value={form.values.number}
                onChange={({ target }) => form.type(target.value)}
                error={props.fault}
                label={word(charge.prompt.label)}
                hint={word(charge.prompt.hint)}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                translate="no"
                enterKeyHint="search"
              />
              {props.children}
              {actions}
            </>
          )}
        </Stack>
      </NativeForm>
    </Card>
  );
}
