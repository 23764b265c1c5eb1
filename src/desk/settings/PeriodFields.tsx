import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Period } from "../../api/schemas/storedConfiguration.ts";
import { formatDateTime, MINUTES } from "../../domain/malaysiaTime.ts";
import { phaseOf } from "../../domain/timeLimits.ts";
import { Field } from "../../ui/field/Field.tsx";
import { Fieldset } from "../../ui/field/Fieldset.tsx";
import { Grid } from "../../ui/layout/Grid.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { problemOf, type TypedPeriod } from "./switches.ts";
import { useIncomplete } from "./useIncomplete.ts";

const ENDS = ["from", "until"] as const;

type End = (typeof ENDS)[number];

/** Between which times a switch holds, in Malaysia time, and whether the stored switch holds now, later or no more. */
export function PeriodFields(props: {
  /** The switch. The names of the fields begin with it. */
  readonly name: string;
  readonly legend: string;
  readonly typed: TypedPeriod;
  /** The stored period of a switch that is on. Undefined without one. */
  readonly stored: Period | undefined;
  /** Milliseconds by which the server's clock is ahead of this one. */
  readonly ahead: number;
  readonly disabled: boolean;
  readonly onType: (typed: TypedPeriod) => void;
}) {
  const { t } = useTranslation();
  const { typed, stored } = props;
  const { incomplete, look, looking } = useIncomplete<End>();
  const problem = problemOf(typed);
  const errorOf = (end: End) => {
    if (incomplete.includes(end)) return t("deskSettings.incomplete");
    if (problem?.end !== end) return undefined;
    return problem.text === "reversed" ? t("deskSettings.reversed") : t("deskSettings.wrongYear");
  };
  return (
    <Fieldset legend={props.legend} hint={t("deskSettings.periodHelp")}>
      <Stack>
        <Grid columns="fields">
          {ENDS.map((end) => (
            <Field
              key={end}
              type="datetime-local"
              name={`${props.name}.${end}`}
              label={t(`deskSettings.${end}`)}
              min={MINUTES.first}
              max={MINUTES.last}
              autoComplete="off"
              disabled={props.disabled}
              error={errorOf(end)}
              value={typed[end]}
              {...looking(end)}
              onChange={({ target }) => {
                look(end, target);
                props.onType({ ...typed, [end]: target.value });
              }}
            />
          ))}
        </Grid>
        {stored !== undefined && <Phase period={stored} ahead={props.ahead} />}
      </Stack>
    </Fieldset>
  );
}

/** Milliseconds after which the page says anew whether a switch holds. */
const BETWEEN_LOOKS = 1_000;

function Phase({ period, ahead }: { readonly period: Period; readonly ahead: number }) {
  const { t } = useTranslation();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), BETWEEN_LOOKS);
    return () => clearInterval(timer);
  }, []);
  const { from = "", until = "" } = period;
  const phase = phaseOf(period, new Date(now + ahead));
  if (phase === "planned")
    return <Text strong>{t("deskSettings.planned", { time: formatDateTime(from) })}</Text>;
  if (phase === "over") return <Text strong>{t("deskSettings.over", { time: formatDateTime(until) })}</Text>;
  return (
    <Text>
      {until === ""
        ? t("deskSettings.holdsNow")
        : t("deskSettings.holdsUntil", { time: formatDateTime(until) })}
    </Text>
  );
}
