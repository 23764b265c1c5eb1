import type { Configuration } from "../../api/schemas/configuration.ts";
import type { Account, Reload } from "../../charges/index.ts";
import { FactList } from "../parts/FactList.tsx";
import { FoundCard } from "./FoundCard.tsx";
import { FoundRecord } from "./FoundRecord.tsx";
import { FoundRows } from "./FoundRows.tsx";
import type { FoundRow, Search } from "./lookUp.ts";
import { TakesFocus } from "./TakesFocus.ts";
import { WithForms } from "./WithForms.tsx";

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
export function SearchOutcome(props: SearchOutcomeProps) {
  return (
    <TakesFocus value={props.screen.takesFocus}>
      <Found {...props} />
    </TakesFocus>
  );
}

function Found(props: SearchOutcomeProps) {
  const { search, open, show, another } = props.screen;
  switch (search.step) {
    case "rows":
      return (
        <FoundRows
          charge={search.charge}
          rows={search.rows}
          onChoose={(row) => void open({ charge: search.charge, row, rows: search.rows })}
        />
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

/** A found account with the form for the amount. */
function FoundAccount(props: {
  readonly charge: Reload;
  readonly account: Account;
  readonly configuration: Configuration;
  readonly onAnother: () => void;
}) {
  return (
    <FoundCard of={props.account}>
      <FactList facts={props.charge.recordFacts(props.account)} />
      <WithForms>{({ ReloadForm }) => <ReloadForm {...props} />}</WithForms>
    </FoundCard>
  );
}
