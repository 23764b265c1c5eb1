import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readReport, reportPagePath } from "../../api/remittances.ts";
import type { CouncilCode } from "../../domain/councils.ts";
import { malaysiaDay, monthInWords } from "../../domain/malaysiaTime.ts";
import { saveFile } from "../../screens/parts/documents/saveFile.ts";
import { usePageLanguage } from "../../screens/parts/texts.ts";
import { Button } from "../../ui/action/Button.tsx";
import { LinkButton } from "../../ui/action/LinkButton.tsx";
import { Select } from "../../ui/field/Select.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Grid } from "../../ui/layout/Grid.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { CouncilSelect, usePermittedCouncils } from "../parts/CouncilSelect.tsx";
import { DeskFault } from "../parts/DeskFault.tsx";
import { DoneMark } from "../parts/DoneMark.tsx";
import { useDeskAction } from "../parts/useDeskAction.ts";
import { usePortalAddress } from "../parts/usePortalAddress.ts";

/** How far back the periods go. The commands reach every period. */
const MONTHS = 24;
const YEARS = 3;

/** The report of a month or a year: a page to print, and the same rows as CSV. */
export function PeriodReport() {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const addressOf = usePortalAddress();
  const { isForAll, councils } = usePermittedCouncils("reports.read");
  const { months, years } = periodsUntil(new Date());
  const [period, setPeriod] = useState(months[0] ?? "");
  const [chosen, setChosen] = useState<CouncilCode | undefined>(isForAll ? undefined : councils[0]);
  const wanted = { period, council: isForAll ? chosen : (chosen ?? councils[0]) };
  const name = [wanted.period, wanted.council].filter(Boolean).join("-");
  const { run, busy, fault, said } = useDeskAction();
  const save = () =>
    run(async (client) => {
      saveFile(`${name}.csv`, await readReport(client, wanted));
      return (t) => t("deskRemittances.saved", { file: `${name}.csv` });
    });
  return (
    <Card tone="sunken">
      <Stack>
        <Grid columns="fields">
          <Select
            label={t("deskRemittances.period")}
            name="period"
            value={period}
            onChange={({ target }) => setPeriod(target.value)}
          >
            {months.map((month) => (
              <option key={month} value={month}>
                {monthInWords(month, language)}
              </option>
            ))}
            {years.map((year) => (
              <option key={year} value={year}>
                {t("deskRemittances.year", { year })}
              </option>
            ))}
          </Select>
          <CouncilSelect
            councils={councils}
            value={wanted.council}
            onChoose={setChosen}
            all={isForAll ? t("deskRemittances.allCouncils") : undefined}
          />
        </Grid>
        <Actions>
          <LinkButton
            kind="primary"
            href={addressOf(reportPagePath(wanted, language))}
            target="_blank"
            rel="noreferrer"
          >
            {t("deskRemittances.print")}
          </LinkButton>
          <Button busy={busy} onClick={save}>
            {t("desk.export")}
          </Button>
        </Actions>
        <DoneMark said={said} />
        <DeskFault fault={fault} />
      </Stack>
    </Card>
  );
}

/** The latest months and years, newest first. */
function periodsUntil(now: Date): { readonly months: readonly string[]; readonly years: readonly string[] } {
  const { year, month } = malaysiaDay(now);
  const months = Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
  return { months, years: Array.from({ length: YEARS }, (_, back) => String(year - back)) };
}
