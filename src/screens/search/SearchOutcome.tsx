import { useTranslation } from "react-i18next";
import type { Configuration } from "../../api/schemas/configuration.ts";
import type { Account, Bill, BillRow, Reload } from "../../charges/index.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { FactList } from "../parts/FactList.tsx";
import { FoundCard, FoundHeading, FoundRecord, TakesFocus } from "./FoundRecord.tsx";
import { WithForms } from "./lazyModule.tsx";
import { type FoundRow, lookUp, lookUpRow, type Search } from "./lookUp.ts";

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

/** The found rows, when the number has several. The citizen chooses one. */
function FoundRows(props: {
  readonly charge: Bill;
  readonly rows: readonly BillRow[];
  readonly onChoose: (row: BillRow) => void;
}) {
  const { t } = useTranslation();
  return (
    <Stack>
      <FoundHeading>{t("search.found", { count: props.rows.length })}</FoundHeading>
      {props.rows.map((row) => (
        <Card key={row._id} as="article">
          <Stack>
            <FactList facts={props.charge.rowFacts(row)} />
            <Actions>
              <Button onClick={() => props.onChoose(row)} aria-label={`${t("search.choose")} ${row._id}`}>
                {t("search.choose")}
              </Button>
            </Actions>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

/** Everything after the search form, in one chunk, so that a result appears without another wait. */
export const OUTCOME = { SearchOutcome, lookUp, lookUpRow } as const;
