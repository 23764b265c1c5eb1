import { useState } from "react";
import { useTranslation } from "react-i18next";
import { create, is } from "superstruct";
import { exportAudit } from "../../api/audit.ts";
import { type AuditFilter, auditExport } from "../../api/schemas/audit.ts";
import { AUDIT_KINDS } from "../../domain/auditKinds.ts";
import { shortText } from "../../domain/schemas/plainText.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { Select } from "../../ui/field/Select.tsx";
import { DayRange } from "../parts/DayRange.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { DoneMark } from "../parts/DoneMark.tsx";
import { FilterBar } from "../parts/FilterBar.tsx";
import { readTypedDays, type WrongDays } from "../parts/typedDays.ts";
import { useExport } from "../parts/useExport.ts";

const NOTHING_TYPED = { by: "", what: "", number: "", from: "", through: "" };

/** The filters of the audit log, and its export. */
export function AuditFilterBar(props: {
  /** The filter of the shown entries, which the export takes too. */
  readonly applied: AuditFilter;
  readonly onApply: (filter: AuditFilter) => void;
}) {
  const { t } = useTranslation();
  const [input, setInput] = useState(NOTHING_TYPED);
  const [wrong, setWrong] = useState<WrongDays>({});
  const { save, saving, fault, said } = useExport((client) => exportAudit(client, props.applied));
  const apply = (values: typeof NOTHING_TYPED) => {
    const read = readTypedDays(values);
    setWrong(read.wrong);
    if (Object.keys(read.wrong).length > 0) return;
    const filled = Object.entries({ ...values, ...read.days })
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => is(value, shortText));
    props.onApply(create(Object.fromEntries(filled), auditExport));
  };
  const change = (name: keyof typeof NOTHING_TYPED, value: string) => setInput({ ...input, [name]: value });
  const textField = (name: "by" | "number", label: string) => (
    <Field
      label={label}
      name={name}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      translate="no"
      maxLength={200}
      value={input[name]}
      onChange={({ target }) => change(name, target.value)}
    />
  );
  return (
    <>
      <FilterBar
        label={t("deskAudit.find")}
        onApply={() => apply(input)}
        onClear={
          input === NOTHING_TYPED
            ? undefined
            : () => {
                setInput(NOTHING_TYPED);
                apply(NOTHING_TYPED);
              }
        }
        actions={
          <Button busy={saving} onClick={save}>
            {t("desk.export")}
          </Button>
        }
      >
        {textField("by", t("deskAudit.by"))}
        <Select
          label={t("deskAudit.whatDone")}
          name="what"
          value={input.what}
          onChange={({ target }) => change("what", target.value)}
        >
          <option value="">{t("deskAudit.all")}</option>
          {AUDIT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`deskAudit.what.${kind}`)}
            </option>
          ))}
        </Select>
        {textField("number", t("deskAudit.number"))}
        <DayRange typed={input} wrong={wrong} onType={change} />
      </FilterBar>
      <DoneMark said={said} />
      <DeskFault fault={fault} />
    </>
  );
}
