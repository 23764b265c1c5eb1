import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PaymentFilters } from "../../api/schemas/paymentSearch.ts";
import { exportPayments } from "../../api/teamPayments.ts";
import { CHARGE_TYPES } from "../../domain/chargeTypes.ts";
import { COUNCIL_CODES } from "../../domain/councils.ts";
import { PAYMENT_METHODS } from "../../domain/payments/paymentMethod.ts";
import { PAYMENT_STATES } from "../../domain/payments/paymentState.ts";
import { councilsOf } from "../../domain/roles.ts";
import { useCouncilName } from "../../screens/parts/CouncilName.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { Select } from "../../ui/field/Select.tsx";
import { DayRange } from "../parts/DayRange.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { DoneMark } from "../parts/DoneMark.tsx";
import { FilterBar } from "../parts/FilterBar.tsx";
import type { WrongDays } from "../parts/typedDays.ts";
import { useDeskRoles } from "../parts/useDeskUser.ts";
import { useExport } from "../parts/useExport.ts";
import { type FilterInput, filtersOf, NO_FILTERS } from "./filters.ts";

/** The search field, the filters and the export. The server recognises what was typed. */
export function PaymentFilterBar(props: {
  readonly input: FilterInput;
  readonly onInput: (input: FilterInput) => void;
  /** The filters of the shown payments, which the export takes too. */
  readonly applied: PaymentFilters;
  readonly onApply: (filters: PaymentFilters) => void;
}) {
  const { t } = useTranslation();
  const { input, onInput } = props;
  const councils = useCouncilOptions();
  const { save, saving, fault, said } = useExport((client) => exportPayments(client, props.applied));
  const [wrong, setWrong] = useState<WrongDays>({});

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
            {t("desk.export")}
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
        <DayRange
          typed={input}
          wrong={wrong}
          onType={(name, typed) => onInput({ ...input, [name]: typed })}
        />
      </FilterBar>
      <DoneMark said={said} />
      <DeskFault fault={fault} />
    </>
  );
}

/** The councils whose payments the user may read. */
function useCouncilOptions(): readonly (readonly [string, string])[] {
  const nameOf = useCouncilName();
  const roles = useDeskRoles();
  const councils = councilsOf(roles, "payments.read");
  return COUNCIL_CODES.filter((code) => councils === "all" || councils.has(code)).map((code) => [
    code,
    nameOf(code).name,
  ]);
}
