import { type ReactNode, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { readCouncilChanges } from "../../api/councilData.ts";
import type { FieldChange } from "../../api/schemas/configurationChange.ts";
import { SITE_FIELDS } from "../../api/schemas/councils/councilData.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { useOwnClient } from "../../screens/environment.tsx";
import { useDynamicText } from "../../screens/parts/texts.ts";
import { ChangeTable } from "../parts/ChangeTable.tsx";

/** The changes of a council's data. */
export function CouncilChanges(props: {
  readonly council: CouncilCode;
  readonly busy: boolean;
  /** What came of the last undoing. */
  readonly outcome: ReactNode;
  /** Whether the user may change the sites that may embed, and the domains. */
  readonly mayChangeSites: boolean;
  /** Takes the change with this id back. Undefined for a user who may only read. */
  readonly onUndo?: (id: string) => void;
}) {
  const { t } = useTranslation();
  const client = useOwnClient();
  const { council, busy, outcome, onUndo } = props;
  const describe = useChangeText();
  const read = useCallback(
    (before: string | undefined, signal: AbortSignal) => readCouncilChanges(client, council, before, signal),
    [client, council],
  );
  return (
    <ChangeTable
      read={read}
      describe={describe}
      empty={t("deskCouncils.noChanges")}
      busy={busy}
      outcome={outcome}
      canUndo={({ changed }) =>
        props.mayChangeSites || !changed.some(({ field }) => SITE_FIELDS.includes(field))
      }
      {...(onUndo && { onUndo: ({ id }) => onUndo(id) })}
    />
  );
}

/** Describes a changed field in words: its name, and the values before and after. Of a picture it says only that it changed. */
function useChangeText(): (change: FieldChange) => string {
  const { t } = useTranslation();
  const word = useDynamicText();
  return ({ field, from, to }) => {
    const name = word(`deskCouncils.field.${field}`);
    const isPicture = field === "logo" || field === "signature";
    if (isPicture) return `${name}: ${t(to === null ? "deskCouncils.removed" : "deskCouncils.replaced")}`;
    const none = t("deskCouncils.none");
    return `${name}: ${valuesIn(from) || none} → ${valuesIn(to) || none}`;
  };
}

/** The texts in a value, whatever its shape. */
function valuesIn(value: unknown): string {
  if (typeof value === "string") return value;
  return Object.values(Object(value)).map(valuesIn).join(", ");
}
