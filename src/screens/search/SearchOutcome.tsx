import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "../../api/client.ts";
import { type Fault, faultOf } from "../../api/fault.ts";
import type { Configuration } from "../../api/schemas/configuration.ts";
import type { RowsQuery } from "../../api/schemas/search.ts";
import { findRows, readRecord, readRow } from "../../api/search.ts";
import {
  type Account,
  type Bill,
  type BillRecord,
  type BillRow,
  type Recorded,
  type Reload,
  recordedCharge,
} from "../../charges/index.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Crest } from "../../ui/text/Crest.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";
import { useEnvironment } from "../environment.tsx";
import { usePlaceOfCouncil } from "../parts/CouncilName.tsx";
import { FactList } from "../parts/FactList.tsx";
import { useCrests } from "../parts/useCrests.ts";
import { FoundCard, FoundRecord, TakesFocus } from "./FoundRecord.tsx";
import type { Unticked } from "./FoundRows.tsx";
import { FORMS } from "./lazyForms.ts";
import { lazyModule, WithModule } from "./lazyModule.tsx";
import type { SearchFormState } from "./SearchForm.tsx";

/** The progress of a search. */
export type Search =
  | { readonly step: "idle" }
  | {
      readonly step: "searching";
      /** The citizen chose a row of the result. */
      readonly isOfRow: boolean;
    }
  | { readonly step: "nothing"; readonly charge: Recorded }
  | { readonly step: "rows"; readonly charge: Bill; readonly rows: readonly BillRow[] }
  | {
      readonly step: "record";
      readonly charge: Bill;
      readonly record: BillRecord;
      /** Since when someone may be paying it. An instant in UTC. */
      readonly openSince: string | undefined;
      /** The rows to go back to. Empty when the search found only this record. */
      readonly rows: readonly BillRow[];
    }
  | { readonly step: "account"; readonly charge: Reload; readonly account: Account }
  | { readonly step: "failed"; readonly fault: Fault };

export interface FoundRow {
  readonly charge: Bill;
  readonly row: BillRow;
  /** The rows to go back to. Empty when the search found only this row. */
  readonly rows: readonly BillRow[];
}

/** Few searches find several rows. */
const ROWS = lazyModule(() => import("./FoundRows.tsx"));

/**
 * Finds the rows of a number. If there is only one, it reads that record.
 * @throws PortalError
 */
export async function lookUp(client: Client, query: RowsQuery, signal: AbortSignal): Promise<Search> {
  const charge = recordedCharge(query.payment_type);
  if (charge === undefined) return { step: "idle" };
  if (charge.source === "reload") {
    const found = await orNothing(readRecord(client, charge, query, signal));
    return found === undefined
      ? { step: "nothing", charge }
      : { step: "account", charge, account: found.record };
  }
  // Load the list of bills to tick while the server looks up the number.
  if (charge.dueOfRow !== undefined) ROWS.prepare();
  const rows = await findRows(client, charge, query, signal);
  const [only] = rows;
  if (only === undefined) return { step: "nothing", charge };
  return rows.length > 1
    ? { step: "rows", charge, rows }
    : lookUpRow(client, { charge, row: only, rows: [] }, signal);
}

/** @throws PortalError */
export async function lookUpRow(client: Client, found: FoundRow, signal: AbortSignal): Promise<Search> {
  const { charge, row, rows } = found;
  const { record, attemptOpenSince } = await readRow(client, charge, row, signal);
  return { step: "record", charge, record, openSince: attemptOpenSince, rows };
}

/** A missing account is no fault. The search found nothing. */
async function orNothing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (faultOf(error).kind === "missing") return undefined;
    throw error;
  }
}

interface SearchOutcomeProps {
  readonly screen: {
    readonly search: Search;
    /** Whether the result takes the focus. True when the citizen started the search. */
    readonly takesFocus: boolean;
    open(found: FoundRow): Promise<void>;
    show(shown: Search): void;
    /** Continues with the next bill. */
    another(): void;
  };
  readonly configuration: Configuration;
}

/** The result of a search: rows to choose from, a bill to pay, or an account to reload. */
function SearchOutcome(props: SearchOutcomeProps) {
  return (
    <TakesFocus value={props.screen.takesFocus}>
      <Found {...props} />
    </TakesFocus>
  );
}

function Found(props: SearchOutcomeProps) {
  const { search, open, show, another } = props.screen;
  // Outside the list, because a shown record takes the list's place until the citizen goes back to it.
  const [unticked, setUnticked] = useState<Unticked>(new Set());
  switch (search.step) {
    case "rows":
      return (
        <WithModule part={ROWS}>
          {({ FoundRows }) => (
            <FoundRows
              charge={search.charge}
              rows={search.rows}
              configuration={props.configuration}
              unticked={unticked}
              onUntick={setUnticked}
              onChoose={(row) => void open({ charge: search.charge, row, rows: search.rows })}
              onAnother={another}
            />
          )}
        </WithModule>
      );
    case "record":
      return (
        <FoundRecord
          key={search.record._id}
          charge={search.charge}
          record={search.record}
          openSince={search.openSince}
          configuration={props.configuration}
          onAnother={another}
          onBack={
            search.rows.length === 0
              ? undefined
              : () => show({ step: "rows", charge: search.charge, rows: search.rows })
          }
        />
      );
    case "account":
      return (
        <FoundAccount
          key={search.account._id}
          charge={search.charge}
          account={search.account}
          configuration={props.configuration}
          onAnother={another}
        />
      );
    default:
      return null;
  }
}

/**
 * The chosen council and charge type in one line in place of the choices, and with a result also the number in place of the form. Its
 * button opens them again.
 */
function FoldedSearch(props: {
  readonly screen: {
    readonly form: Pick<SearchFormState, "values">;
    /** A result is shown. */
    readonly isFolded: boolean;
    unfold(): void;
  };
}) {
  const { t } = useTranslation();
  const { canChooseCouncil } = useEnvironment();
  const place = usePlaceOfCouncil();
  const crestOf = useCrests();
  const { form, isFolded, unfold } = props.screen;
  const { council, charge, number } = form.values;
  return (
    <Inline justify="between" wrap={false}>
      <Text size="small" tone="muted">
        {canChooseCouncil && (
          <>
            <Crest council={council} source={crestOf(council)} size="small" />{" "}
            <span translate="no">{place(council)}</span> ·{" "}
          </>
        )}
        {t(`charges.name.${charge}`)}
        {isFolded && " · "}
        <bdi translate="no">{isFolded && number.trim()}</bdi>
      </Text>
      <Button kind="quiet" onClick={unfold}>
        {t("search.change")} <VisuallyHidden>({t("search.title")})</VisuallyHidden>
      </Button>
    </Inline>
  );
}

/** A found account with the form for the amount. */
function FoundAccount(props: {
  readonly charge: Reload;
  readonly account: Account;
  readonly configuration: Configuration;
  readonly onAnother: () => void;
}) {
  return (
    <FoundCard of={props.account} number={props.charge.numberOf(props.account)}>
      <FactList facts={props.charge.recordFacts(props.account)} />
      <WithModule part={FORMS}>{({ ReloadForm }) => <ReloadForm {...props} />}</WithModule>
    </FoundCard>
  );
}

/** What follows the search form, in one chunk, so that a bill appears without another wait. */
export const OUTCOME = { FoldedSearch, SearchOutcome, lookUp, lookUpRow } as const;
