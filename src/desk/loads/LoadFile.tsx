import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Fault } from "../../api/fault.ts";
import { type LoadRequest, type LoadResult, loadRecords, loadTypeOf } from "../../api/loads.ts";
import { LARGEST_LOAD, LOAD_TYPES, type LoadProgress } from "../../api/schemas/load.ts";
import { recordedCharge } from "../../charges/index.ts";
import { CHARGE_TYPES, type ChargeType } from "../../domain/chargeTypes.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Checkbox } from "../../ui/field/Checkbox.tsx";
import { Select } from "../../ui/field/Select.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Grid } from "../../ui/layout/Grid.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { CouncilSelect } from "../parts/CouncilSelect.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { FileField } from "../parts/FileField.tsx";
import { leadToWrong } from "../parts/leadToWrong.ts";
import { isOvertaken, useDeskAction } from "../parts/useDeskAction.ts";
import { LoadOutcome } from "./LoadOutcome.tsx";
import { ProgressOfLoad } from "./ProgressOfLoad.tsx";

const RECORDED = CHARGE_TYPES.filter((type) => recordedCharge(type) !== undefined);

const ENDINGS = Object.entries(LOAD_TYPES).flatMap(([ending, type]) => [`.${ending}`, type]);

/** After such a fault, the server may have loaded the records all the same. */
const UNKNOWN: ReadonlySet<Fault["kind"]> = new Set([
  "offline",
  "timeout",
  "unreachable",
  "unavailable",
  "unreadable",
]);

interface Outcome {
  readonly request: LoadRequest;
  readonly result: LoadResult;
  /** The person answered a question of the outcome before, whose button is gone. */
  readonly isFollowing: boolean;
}

/** Chooses a file, loads it, and shows how the load ended. The file stays chosen after any end. */
export function LoadFile({ councils }: { readonly councils: readonly CouncilCode[] }) {
  const { t } = useTranslation();
  const { run, busy, fault } = useDeskAction();
  const [chosen, setChosen] = useState(councils[0]);
  const [type, setType] = useState<ChargeType>("assessment");
  const [file, setFile] = useState<File>();
  const [isSnapshot, setSnapshot] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [progress, setProgress] = useState<LoadProgress>();
  const [outcome, setOutcome] = useState<Outcome>();
  // the roles may change while the page is open
  const council = councils.find((code) => code === chosen) ?? councils[0];
  const isKnownType = file === undefined || loadTypeOf(file.name) !== undefined;

  const load = async (request: LoadRequest, isFollowing: boolean) => {
    if (busy) return;
    setProgress(undefined);
    await run(
      async (client) => {
        const result = await loadRecords(client, request, setProgress);
        setOutcome({ request, result, isFollowing });
        return (t) => t(`deskLoads.ends.${result.end}`);
      },
      ({ kind }) =>
        setOutcome(UNKNOWN.has(kind) ? { request, result: { end: "failed" }, isFollowing } : undefined),
    );
  };
  const begin = () => {
    setMissing(file === undefined);
    if (council === undefined || file === undefined || !isKnownType || file.size > LARGEST_LOAD) return;
    setOutcome(undefined);
    void load({ council, type, file, isSnapshot }, false);
  };
  return (
    <>
      <Card as="section">
        <Stack>
          <Heading>{t("deskLoads.form")}</Heading>
          <form
            noValidate
            aria-label={t("deskLoads.form")}
            onSubmit={(event) => {
              event.preventDefault();
              begin();
              leadToWrong(event.currentTarget);
            }}
          >
            <Stack>
              <Grid columns="fields">
                <CouncilSelect councils={councils} value={council} onChoose={setChosen} />
                <Select
                  label={t("deskLoads.charge")}
                  name="charge"
                  value={type}
                  onChange={({ target }) => setType(RECORDED.find((one) => one === target.value) ?? type)}
                >
                  {RECORDED.map((one) => (
                    <option key={one} value={one}>
                      {t(`charges.name.${one}`)}
                    </option>
                  ))}
                </Select>
              </Grid>
              <FileField
                label={t("deskLoads.file")}
                hint={t("deskLoads.fileHint")}
                accept={ENDINGS.join(",")}
                largest={LARGEST_LOAD}
                file={file}
                isMissing={isMissing}
                error={isKnownType ? undefined : t("deskLoads.fileType")}
                onChoose={setFile}
              />
              <Checkbox
                label={t("deskLoads.snapshot")}
                hint={t("deskLoads.snapshotHint")}
                checked={isSnapshot}
                onChange={({ target }) => setSnapshot(target.checked)}
              />
              <Actions>
                <Button kind="primary" type="submit" busy={busy}>
                  {t("deskLoads.load")}
                </Button>
              </Actions>
            </Stack>
          </form>
          {busy && <ProgressOfLoad progress={progress} />}
          {fault !== undefined && isOvertaken(fault) ? (
            <Notice tone="warning" role="alert" title={t("deskLoads.running")} />
          ) : (
            <DeskFault fault={fault} />
          )}
        </Stack>
      </Card>
      {outcome !== undefined && (
        <LoadOutcome
          request={outcome.request}
          result={outcome.result}
          takesFocus={outcome.isFollowing}
          busy={busy}
          onLoad={(request) => void load(request, true)}
          onCancel={() => setOutcome(undefined)}
        />
      )}
    </>
  );
}
