import { css } from "@emotion/react";
import styled from "@emotion/styled";
import { useTranslation } from "react-i18next";
import { EVERY_ATTRIBUTE } from "../../ui/style/everyAttribute.ts";
import { Text } from "../../ui/text/Text.tsx";

const Chart = styled(
  "svg",
  EVERY_ATTRIBUTE,
)(css`
  display: block;
  inline-size: 100%;
  block-size: 9em;
  overflow: visible;
  color: var(--k-primary-text);
  & text {
    font-size: 0.8125em;
    fill: var(--k-muted);
  }
  & line {
    stroke: var(--k-edge);
  }
`);

const Sample = styled(
  "svg",
  EVERY_ATTRIBUTE,
)(css`
  inline-size: 0.75em;
  block-size: 0.75em;
  margin-inline-end: 0.375em;
  color: var(--k-primary-text);
`);

const Legend = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25em 1.25em;
  margin-block-start: 0.25em;
`);

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The hours below the chart. */
const MARKS = [0, 6, 12, 18];

/** A full bar for today, and an outlined one for the week before. The shape tells them apart, also without colours. */
const FULL = { fill: "currentColor" };
const OUTLINED = { fill: "none", stroke: "currentColor", strokeWidth: 1.5 };

/** Two bars for each of 24 hours, on one scale. */
export function HourChart(props: {
  /** The sums, for those who do not see the bars. */
  readonly name: string;
  readonly today: readonly number[];
  readonly weekBefore: readonly number[];
}) {
  const { t } = useTranslation();
  const { name, today, weekBefore } = props;
  const most = Math.max(1, ...today, ...weekBefore);
  return (
    <div>
      <Text size="small">{name}</Text>
      <Chart role="img" aria-label={name}>
        <svg height="86%" aria-hidden="true">
          {HOURS.map((hour) => (
            <g key={hour}>
              <Bar place={hour + 0.08} share={(weekBefore[hour] ?? 0) / most} look={OUTLINED} />
              <Bar place={hour + 0.52} share={(today[hour] ?? 0) / most} look={FULL} />
            </g>
          ))}
        </svg>
        <line x1="0" x2="100%" y1="86%" y2="86%" />
        {MARKS.map((hour) => (
          <text key={hour} x={percent(hour / 24)} y="99%">
            {`${String(hour).padStart(2, "0")}:00`}
          </text>
        ))}
      </Chart>
      <Legend>
        <Text size="small">
          <Sample aria-hidden="true">
            <rect width="100%" height="100%" {...FULL} />
          </Sample>
          {t("deskToday.today")}
        </Text>
        <Text size="small">
          <Sample aria-hidden="true">
            <rect width="100%" height="100%" {...OUTLINED} strokeWidth="3" />
          </Sample>
          {t("deskToday.weekBefore")}
        </Text>
      </Legend>
    </div>
  );
}

/** @param share of the highest bar. A value above zero stays visible */
function Bar(props: { readonly place: number; readonly share: number; readonly look: object }) {
  if (props.share === 0) return null;
  const height = Math.max(0.02, props.share);
  return (
    <rect
      x={percent(props.place / 24)}
      width={percent(0.4 / 24)}
      y={percent(1 - height)}
      height={percent(height)}
      {...props.look}
    />
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
