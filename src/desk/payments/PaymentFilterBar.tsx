import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Fault, faultOf } from "../../api/fault.ts";
import type { PaymentFilters } from "../../api/schemas/paymentSearch.ts";
import { exportPayments } from "../../api/teamPayments.ts";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../domain/councils.ts";
import { PAYMENT_METHODS } from "../../domain/payments/paymentMethod.ts";
import { PAYMENT_STATES } from "../../domain/payments/paymentState.ts";
import { councilsOf } from "../../domain/roles.ts";
import { DAY_FORMAT } from "../../domain/typedDay.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { useCouncilName } from "../../screens/parts/CouncilName.tsx";
import { saveFile } from "../../screens/parts/documents/saveFile.ts";
import { useRuleText } from "../../screens/parts/texts.ts";
import { endsSession } from "../../stores/session.ts";
import { useSession } from "../../stores/sessionState.ts";
import { Button } from "../../ui/action/Button.tsx";
import { useAnnounce } from "../../ui/feedback/LiveRegion.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { Select } from "../../ui/field/Select.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { FilterBar } from "../parts/FilterBar.tsx";
import { type DayField, type FilterInput, filtersOf, NO_FILTERS } from "./filters.ts";

/** The search field, the filters and the export. The server recognises what was typed. */
export function PaymentFilterBar(props: {
  readonly input: FilterInput;
  readonly onInput: (input: FilterInput) => void;
  /** The filters of the shown payments, which the export takes too. */
  readonly applied: PaymentFilters;
  readonly onApply: (filters: PaymentFilters) => void;
  readonly busy: boolean;
}) {
  const { t } = useTranslation();
  const { input, onInput } = props;
  const ruleText = useRuleText();
  const councils = useCouncilOptions();
  const { save, saving, fault } = useExport(props.applied);
  const [wrong, setWrong] = useState<Readonly<Partial<Record<DayField, string>>>>({});

  const apply = (values: FilterInput) => {
    const read = filtersOf(values);
    setWrong("wrong" in read ? read.wrong : {});
    if ("filters" in read) props.onApply(read.filters);
  };
  const select = (
    name: keyof FilterInput,
    label: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <Select
      label={label}
      name={name}
      value={input[name]}
      onChange={({ target }) => onInput({ ...input, [name]: target.value })}
    >
      <option value="">{t("deskPayments.all")}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
  const dayField = (name: DayField) => (
    <Field
      label={t(`deskPayments.${name}`)}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      placeholder={DAY_FORMAT}
      value={input[name]}
      error={wrong[name] && ruleText(undefined, wrong[name])}
      onChange={({ target }) => onInput({ ...input, [name]: target.value })}
    />
  );
  return (
    <>
      <FilterBar
        label={t("deskPayments.find")}
        search={
          <Field
            label={t("deskPayments.text")}
            hint={t("deskPayments.textHint")}
            name="text"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            translate="no"
            maxLength={200}
            value={input.text}
            onChange={({ target }) => onInput({ ...input, text: target.value })}
          />
        }
        busy={props.busy}
        onApply={() => apply(input)}
        onClear={
          input === NO_FILTERS
            ? undefined
            : () => {
                onInput(NO_FILTERS);
                apply(NO_FILTERS);
              }
        }
        actions={
          <Button busy={saving} onClick={save}>
            {t("deskPayments.export")}
          </Button>
        }
      >
        {select("council", t("common.council"), councils)}
        {select(
          "charge",
          t("deskPayments.charge"),
          CHARGE_TYPES.map((type) => [type, t(`charges.name.${type}`)]),
        )}
        {select(
          "status",
          t("common.state"),
          PAYMENT_STATES.map((state) => [state, t(`status.${state}`)]),
        )}
        {select(
          "method",
          t("deskPayments.method"),
          PAYMENT_METHODS.map((method) => [method, t(`deskPayments.methods.${method}`)]),
        )}
        {dayField("from")}
        {dayField("through")}
      </FilterBar>
      <DeskFault fault={fault} />
    </>
  );
}

/** The councils whose payments the user may read. */
function useCouncilOptions(): readonly (readonly [string, string])[] {
  const nameOf = useCouncilName();
  const roles = useSession(({ session }) => session?.roles) ?? [];
  const councils = councilsOf(roles, "payments.read");
  return COUNCIL_CODES.filter((code) => councils === "all" || councils.has(code)).map((code) => [
    code,
    nameOf(code).name,
  ]);
}

/** Saves all payments that the applied filters find as CSV. */
function useExport(filters: PaymentFilters) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const announce = useAnnounce();
  const [saving, setSaving] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const save = async () => {
    setSaving(true);
    setFault(undefined);
    try {
      saveFile("payments.csv", await exportPayments(client, filters));
      announce(t("deskPayments.exported"));
    } catch (error) {
      const found = faultOf(error);
      if (!endsSession(found)) setFault(found);
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, fault };
}
