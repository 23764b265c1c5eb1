import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LoadRequest, LoadResult } from "../../api/loads.ts";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { formatCount } from "../../i18n/formatCount.ts";
import { useCouncilName } from "../../screens/parts/CouncilName.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { HeldOutBills } from "./HeldOutBills.tsx";
import { WrongFields } from "./WrongFields.tsx";

interface OutcomeProps {
  readonly request: LoadRequest;
  readonly result: LoadResult;
  readonly takesFocus: boolean;
  readonly busy: boolean;
  /** Loads the file again, with the person's answer. */
  readonly onLoad: (request: LoadRequest) => void;
  readonly onCancel: () => void;
}

const TONES = {
  loaded: "success",
  wrong: "danger",
  unreadable: "danger",
  empty: "danger",
  missing: "warning",
  busy: "warning",
  failed: "warning",
} as const;

/** How a load ended, and what the person can do next. */
export function LoadOutcome(props: OutcomeProps) {
  const { t } = useTranslation();
  const nameOf = useCouncilName();
  const { request, result } = props;
  return (
    <Stack>
      <Notice
        tone={TONES[result.end]}
        title={t(`deskLoads.ends.${result.end}`)}
        takesFocus={props.takesFocus}
      >
        <Text size="small">
          {[request.file.name, t(`charges.name.${request.type}`), nameOf(request.council).name].join(" · ")}
        </Text>
        <Facts {...props} />
      </Notice>
      {result.end === "wrong" && <WrongFields fields={result.problems} file={request.file.name} />}
      {result.end === "loaded" && result.records.length > 0 && (
        <HeldOutBills
          // another result asks about other bills
          key={result.records.map(({ _id }) => _id).join()}
          records={result.records}
          count={result.held_out}
          busy={props.busy}
          // the first load already withdrew what the file lacks
          onConfirm={(confirmed) => props.onLoad({ ...request, isSnapshot: false, confirmed })}
        />
      )}
    </Stack>
  );
}

const COUNTS = ["added", "changed", "unchanged", "withdrawn", "held_out"] as const;

function Facts({ request, result, busy, onLoad, onCancel }: OutcomeProps) {
  const { t } = useTranslation();
  const next = (words: string, further: Partial<LoadRequest>, more?: ReactNode) => (
    <Actions>
      <Button busy={busy} onClick={() => onLoad({ ...request, ...further })}>
        {words}
      </Button>
      {more}
    </Actions>
  );
  switch (result.end) {
    case "loaded":
      return (
        <DescriptionList
          rows={COUNTS.map((count) => ({
            term: t(`deskLoads.counts.${count}`),
            value: formatCount(result[count]),
          }))}
        />
      );
    case "wrong":
      return (
        <>
          <Text>{t("deskLoads.wrong", { refused: result.refused, records: result.records })}</Text>
          {result.problems.every(({ field }) => field === "council" || field === "type") && (
            <Text>{t("deskLoads.otherScope")}</Text>
          )}
        </>
      );
    case "unreadable":
      return result.reason === undefined ? (
        <Text lang="en">{result.problem}</Text>
      ) : (
        <Text>{t(`deskLoads.wrongForm.${result.reason}`, { line: String(result.line) })}</Text>
      );
    case "empty":
      return null;
    case "missing": {
      const { records } = result;
      return (
        <>
          <Text>{t("deskLoads.missing", { records })}</Text>
          {next(
            t("deskLoads.withdraw", { records }),
            { withdraw: records },
            <Button kind="quiet" onClick={onCancel}>
              {t("deskLoads.cancel")}
            </Button>,
          )}
        </>
      );
    }
    case "busy":
      return (
        <>
          <Text>{t("deskLoads.busy", { since: formatDateTime(result.since) })}</Text>
          {next(t("deskLoads.discard"), { discards: true })}
        </>
      );
    case "failed":
      return (
        <>
          <Text>{t("deskLoads.failed")}</Text>
          {next(t("deskLoads.again"), {})}
        </>
      );
  }
}
