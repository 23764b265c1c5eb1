import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../domain/malaysiaTime.ts";
import { phaseOf } from "../../domain/timeLimits.ts";
import { Field } from "../../ui/field/Field.tsx";
import { Fieldset } from "../../ui/field/Fieldset.tsx";
import { Grid } from "../../ui/layout/Grid.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { isReversed, periodOf, type TypedPeriod } from "./switches.ts";

/** Between which times a switch holds, in Malaysia time, and whether it holds now, later or no more. */
export function PeriodFields(props: {
  /** The switch. The names of the fields begin with it. */
  readonly name: string;
  readonly legend: string;
  readonly typed: TypedPeriod;
  /** The server's time of reading. */
  readonly now: Date;
  readonly disabled: boolean;
  readonly onType: (typed: TypedPeriod) => void;
}) {
  const { t } = useTranslation();
  const { typed } = props;
  const error = isReversed(typed) ? t("deskSettings.reversed") : undefined;
  return (
    <Fieldset legend={props.legend} hint={t("deskSettings.periodHelp")}>
      <Stack>
        <Grid columns="fields">
          {(["from", "until"] as const).map((end) => (
            <Field
              key={end}
              type="datetime-local"
              name={`${props.name}.${end}`}
              label={t(`deskSettings.${end}`)}
              autoComplete="off"
              disabled={props.disabled}
              error={end === "until" ? error : undefined}
              value={typed[end]}
              onChange={({ target }) => props.onType({ ...typed, [end]: target.value })}
            />
          ))}
        </Grid>
        {error === undefined && <Phase typed={typed} now={props.now} />}
      </Stack>
    </Fieldset>
  );
}

function Phase({ typed, now }: { readonly typed: TypedPeriod; readonly now: Date }) {
  const { t } = useTranslation();
  const period = periodOf(typed);
  if (period === null) return null;
  const { from = "", until = "" } = period;
  const phase = phaseOf(period, now);
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
