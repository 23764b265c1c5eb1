import { css } from "@emotion/react";
import styled from "@emotion/styled";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Loading } from "../../screens/parts/Loading.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { EVERY_ATTRIBUTE } from "../../ui/style/everyAttribute.ts";
import { FOCUS_RING, ROOMY } from "../../ui/style/tokens.ts";
import { Icon } from "../../ui/text/Icon.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";

/**
 * A table on a wide screen. On a narrow one, each row is a card, and each cell has its column's name before it.
 */
const Table = styled(
  "table",
  EVERY_ATTRIBUTE,
)(css`
  display: block;
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 0.9375em;
  &[aria-busy="true"] {
    opacity: 0.6;
  }
  & > tbody {
    display: block;
  }
  & > thead {
    display: none;
  }
  & > tbody > tr {
    display: block;
    position: relative;
    margin-block-end: 0.75em;
    padding: 0.75em 1em;
    border: 1px solid var(--k-line);
    border-radius: var(--k-radius);
    background: var(--k-card);
  }
  & > tbody > tr > :is(th, td) {
    display: flex;
    justify-content: space-between;
    gap: 1em;
    padding-block: 0.1875em;
    font-weight: 400;
    text-align: end;
    overflow-wrap: anywhere;
  }
  /* a narrow column does not break a label within a word */
  & > tbody > tr > :is(th, td) button {
    overflow-wrap: break-word;
  }
  & > tbody > tr > td:has(button) {
    align-items: baseline;
  }
  /* the word on a button is the name of its column */
  & > tbody > tr > [data-kind="action"] {
    justify-content: flex-end;
    & > span:not(:last-of-type) {
      display: none;
    }
  }
  /* a card leaves out what it has no value for */
  & > tbody > tr > td[data-empty] {
    display: none;
  }
  & > tbody > tr > th {
    font-weight: 650;
    text-align: start;
    & > span:first-of-type:not(:last-of-type) {
      display: none;
    }
  }
  ${ROOMY} {
    display: table;
    & > thead {
      display: table-header-group;
    }
    & > tbody {
      display: table-row-group;
    }
    & > tbody > tr {
      display: table-row;
      border: 0;
    }
    & > tbody > tr > td[data-empty] {
      display: table-cell;
    }
    & > thead > tr > th,
    & > tbody > tr > :is(th, td) {
      display: table-cell;
      padding: 0.625em 1em 0.625em 0;
      border-block-end: 1px solid var(--k-line);
      text-align: start;
      vertical-align: top;
      &[data-align="end"] {
        text-align: end;
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }
    }
    & > * > tr > th:first-of-type {
      min-inline-size: 9em;
      padding-inline-start: 0.75em;
    }
    /* a narrow column would break a word of the portal for a long name beside it */
    & > tbody > tr > [data-kind="words"] {
      overflow-wrap: break-word;
      word-break: keep-all;
      & bdi {
        overflow-wrap: anywhere;
      }
    }
    /* a narrow column would break the word on a button */
    & button {
      white-space: nowrap;
    }
    & > thead > tr > th {
      font-size: 0.9375em;
      font-weight: 600;
      color: var(--k-muted);
      word-break: keep-all;
      & > svg {
        margin-inline-start: 0.25em;
        vertical-align: -0.125em;
      }
    }
    @media (hover: hover) {
      & > tbody > tr:has(a:hover) {
        background: var(--k-primary-soft);
      }
    }
  }
`);

/** The column's name in a card. On a wide screen the table's head has it. */
const Name = styled.span(css`
  flex: none;
  font-weight: 400;
  color: var(--k-muted);
  text-align: start;
  ${ROOMY} {
    display: none;
  }
`);

const Value = styled.span(css`
  min-inline-size: 0;
`);

/** The link of a row fills the row, so that a press anywhere opens it. */
const RowLink = styled.a(css`
  color: var(--k-primary-text);
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: var(--k-radius);
  }
  ${FOCUS_RING}
`);

export interface DataColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts. */
  readonly align?: "end";
  /** `words` of the portal or a time, which never break within a word, or the `action` of a button that says what the header says. */
  readonly kind?: "words" | "action";
  /** The order of the rows, on the column that they are sorted by. */
  readonly sorted?: "ascending" | "descending";
}

export interface DataTableProps<Row> {
  /** The table's name for screen readers. */
  readonly caption: string;
  /** The first column names the row, and has the row's link. */
  readonly columns: readonly DataColumn<Row>[];
  /** Undefined while the first rows are loading. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string;
  readonly hrefOf?: (row: Row) => string | undefined;
  /** Said when there is no row. */
  readonly empty: string;
  /** Said below the rows. */
  readonly note?: string | undefined;
  /** Other rows are loading. */
  readonly busy?: boolean;
  /** Undefined on the last page. */
  readonly onNext?: (() => void) | undefined;
  /** Undefined on the first page. */
  readonly onPrevious?: (() => void) | undefined;
}

/** A list of the desk, page by page. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { t } = useTranslation();
  const { rows, columns, busy = false, onNext, onPrevious } = props;
  if (rows === undefined) return <Loading shape="block" lines={4} />;
  return (
    <Stack>
      {rows.length === 0 ? (
        <Card tone="sunken">
          <Text>{props.empty}</Text>
        </Card>
      ) : (
        <Table aria-busy={busy || undefined}>
          <VisuallyHidden as="caption">{props.caption}</VisuallyHidden>
          <thead>
            <tr>
              {columns.map(({ key, header, align, sorted }) => (
                <th key={key} scope="col" data-align={align} aria-sort={sorted}>
                  {header}
                  {sorted !== undefined && <Icon icon={sorted === "ascending" ? ArrowUp : ArrowDown} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={props.keyOf(row)}>
                {columns.map((column, index) => (
                  <Cell key={column.key} row={row} column={column} of={props} isFirst={index === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {rows.length > 0 && props.note !== undefined && <Text>{props.note}</Text>}
      {(onNext ?? onPrevious) !== undefined && (
        <Actions>
          {onPrevious !== undefined && (
            <Button busy={busy} onClick={onPrevious}>
              {t("desk.previous")}
            </Button>
          )}
          {onNext !== undefined && (
            <Button busy={busy} onClick={onNext}>
              {t("desk.next")}
            </Button>
          )}
        </Actions>
      )}
    </Stack>
  );
}

/** A cell without a value. */
const EMPTY: ReadonlySet<ReactNode> = new Set(["", false, null, undefined]);

function Cell<Row>(props: {
  readonly row: Row;
  readonly column: DataColumn<Row>;
  readonly of: DataTableProps<Row>;
  readonly isFirst: boolean;
}) {
  const { row, column } = props;
  const href = props.isFirst ? props.of.hrefOf?.(row) : undefined;
  const content = column.cell(row);
  const shown = (
    <>
      {/* a screen reader already says the column */}
      <Name aria-hidden="true">{column.header}</Name>
      <Value>{href === undefined ? content : <RowLink href={href}>{content}</RowLink>}</Value>
    </>
  );
  return props.isFirst ? (
    <th scope="row" data-align={column.align} data-kind={column.kind}>
      {shown}
    </th>
  ) : (
    <td data-align={column.align} data-kind={column.kind} data-empty={EMPTY.has(content) || undefined}>
      {shown}
    </td>
  );
}
