import styled from "@emotion/styled";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "../../api/client.ts";
import { type Fault, faultOf } from "../../api/fault.ts";
import type { Configuration } from "../../api/schemas/configuration.ts";
import { type ReadRecord, readRow } from "../../api/search.ts";
import type { Fact } from "../../charges/charge.ts";
import type { Bill, BillRecord, BillRow, CartItem } from "../../charges/index.ts";
import { add, NOTHING, type Sen } from "../../domain/money.ts";
import { type Added, addToCart, loadCart } from "../../stores/cart.ts";
import { askInTurn } from "../../stores/inTurn.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Checkbox } from "../../ui/field/Checkbox.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { bringIntoView } from "../../ui/layout/bringIntoView.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Inline } from "../../ui/layout/Inline.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { useClient, useSearchingClient } from "../environment.tsx";
import { FactList, FactValue } from "../parts/FactList.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { amountInText } from "../parts/paying/amountInText.ts";
import type { BillName } from "../parts/paying/OtherPaymentInProgressNotice.tsx";
import { AddedNotice, usePayNow } from "./AddToCart.tsx";
import { FoundHeading, OTHER_PAYMENT, OtherPayment, offersOf, preselected } from "./FoundRecord.tsx";

/** Unticked bills, by their council, charge type and number. */
export type Unticked = ReadonlySet<string>;

const keyOf = ({ council, type, _id }: BillRow) => [council, type, _id].join(" ");

interface FoundRowsProps {
  readonly charge: Bill;
  readonly rows: readonly BillRow[];
  readonly configuration: Configuration;
  /** The keys of the bills that the citizen unticked. */
  readonly unticked: Unticked;
  readonly onUntick: (unticked: Unticked) => void;
  readonly onChoose: (row: BillRow) => void;
  /** Continues with the next bill. */
  readonly onAnother: () => void;
}

/** The found rows, when the number has several: to tick, where each row says what is due. */
export function FoundRows(props: FoundRowsProps) {
  const { t } = useTranslation();
  const { charge, rows, onChoose } = props;
  const hasAmounts = rows.every((row) => charge.dueOfRow?.(row) !== undefined);
  return (
    <Stack>
      <FoundHeading>{t("search.found", { count: rows.length })}</FoundHeading>
      {hasAmounts ? (
        <RowsToTick {...props} />
      ) : (
        rows.map((row) => (
          <Card key={row._id} as="article">
            <Stack>
              <FactList facts={charge.rowFacts(row)} />
              <Actions>
                <ViewButton number={charge.numberOfRow(row)} onPress={() => onChoose(row)} />
              </Actions>
            </Stack>
          </Card>
        ))
      )}
    </Stack>
  );
}

function ViewButton({ number, onPress }: { readonly number: string; readonly onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <Button kind="quiet" onClick={onPress} aria-label={`${t("search.choose")} ${number}`}>
      {t("search.choose")}
    </Button>
  );
}

/** A bill that somebody else may be paying since an instant in UTC. */
interface OpenBill extends BillName {
  readonly since: string;
}

/** The ticked rows, and the actions with all of them. Every row with an amount due is ticked at first. */
function useTickedRows({ charge, rows, configuration, unticked, onUntick }: FoundRowsProps) {
  const client = useSearchingClient();
  const ownClient = useClient();
  const payNow = usePayNow(configuration.cart_limit);
  const dueOf = (row: BillRow) => charge.dueOfRow?.(row) ?? NOTHING;
  /** "nothing" when all ticked bills were paid since the search. */
  const [added, setAdded] = useState<Added | "nothing">();
  const [openBills, setOpenBills] = useState<readonly OpenBill[]>([]);
  const [busy, setBusy] = useState<"pay" | "add">();
  const [fault, setFault] = useState<Fault>();
  /** The numbers of ticked bills that can no longer be paid. They are unticked now. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  /** What a press has read before it failed. The next press asks for the rest alone. */
  const readBefore = useRef<ReadRows>(new Map());
  useEffect(() => void loadCart(), []);
  const ticked = rows.filter((row) => dueOf(row) > 0 && !unticked.has(keyOf(row)));

  /** The read bills that somebody else may be paying. */
  const openOfOthers = async (read: readonly ReadRecord<BillRecord>[]): Promise<readonly OpenBill[]> => {
    const open = read.flatMap(({ record, attemptOpenSince: since }) => {
      const { type, council } = record;
      return since === undefined ? [] : [{ type, council, number: charge.numberOf(record), since }];
    });
    if (open.length === 0) return [];
    // Without this code the list warns of all of them, and the citizen can still pay.
    const code = await OTHER_PAYMENT.fetch().catch(() => undefined);
    return code === undefined ? open : code.paidByOthers(ownClient, open);
  };

  const untick = (bills: readonly BillRow[]) =>
    bills.length > 0 && onUntick(new Set([...unticked, ...bills.map(keyOf)]));

  /**
   * Reads the ticked records, because a cart item has all fields of its record. When some can no longer be paid, it says which, and
   * the next press pays the smaller sum.
   */
  const act = async (action: "pay" | "add") => {
    setBusy(action);
    setFault(undefined);
    try {
      await readRows(client, charge, ticked, readBefore.current);
      const found = ticked.map((row) => ({ row, read: readBefore.current.get(keyOf(row)) }));
      readBefore.current = new Map();
      const itemOf = (record: BillRecord) =>
        preselected(charge, offersOf(charge, record, configuration))?.item;
      const items = found.flatMap(({ read }) => (read && itemOf(read.record)) ?? []);
      if (items.length === 0) return setAdded("nothing");
      const gone = found.flatMap(({ row, read }) => (read && itemOf(read.record) ? [] : [row]));
      untick(gone);
      setLeftOut(gone.map(charge.numberOfRow));
      if (action === "add") return setAdded(await addAll(items, configuration.cart_limit));
      if (gone.length > 0) return;
      const read = found.flatMap((one) => one.read ?? []);
      const open = await openOfOthers(read);
      setOpenBills(open);
      // The first press warns of each bill once. The next press pays all the same.
      const isKnown = ({ number }: OpenBill) => openBills.some((bill) => bill.number === number);
      if (open.every(isKnown)) setAdded(await payNow(items));
    } catch (error) {
      setFault(faultOf(error));
    } finally {
      setBusy(undefined);
    }
  };
  return {
    dueOf,
    ticked,
    total: add(...ticked.map(dueOf)),
    tick: (row: BillRow, isTicked: boolean) => {
      setAdded(undefined);
      setLeftOut([]);
      const now = new Set(unticked);
      if (isTicked) now.delete(keyOf(row));
      else now.add(keyOf(row));
      onUntick(now);
    },
    added,
    openBills,
    leftOut,
    busy,
    fault,
    act,
  };
}

/** Read records by the keys of their rows. Undefined for a record that the council no longer has. */
type ReadRows = Map<string, ReadRecord<BillRecord> | undefined>;

/**
 * Reads the records of the rows, three at a time, but for those that `read` has already. It asks for no more records after a
 * failure, because a rate limit would refuse them too.
 * @throws PortalError when a record cannot be read. Paying the others alone would leave that bill out unnoticed.
 */
async function readRows(
  client: Client,
  charge: Bill,
  rows: readonly BillRow[],
  read: ReadRows,
): Promise<void> {
  const failures: unknown[] = [];
  const unread = rows.filter((row) => !read.has(keyOf(row)));
  await askInTurn(unread, async (row) => {
    try {
      read.set(keyOf(row), await readRow(client, charge, row));
    } catch (error) {
      if (faultOf(error).kind === "missing") read.set(keyOf(row), undefined);
      else failures.push(error);
    }
    return failures.length === 0;
  });
  if (failures.length > 0) throw failures[0];
}

async function addAll(items: readonly CartItem[], limit: number): Promise<Added> {
  const results: Added[] = [];
  for (const item of items) results.push(await addToCart(item, limit));
  if (results.includes("full")) return "full";
  return results.includes("added") ? "added" : "exists";
}

/** A row that gets the focus, and what a press led to, stay above the buttons at the window's lower edge. */
const AboveButtons = styled.div`
  &,
  & :is(input, button) {
    scroll-margin-block-end: 10em;
  }
`;

/** The sum and the buttons stay in sight while the list is longer than the window, but not in a window too low for both. */
const InSight = styled.div`
  position: sticky;
  inset-block-end: 0;
  padding-block: 0.5em;
  border-block-start: 1px solid var(--k-line);
  background: var(--k-card);
  html:has([data-stays]) & {
    inset-block-end: 4rem;
  }
  @media print, (max-height: 30em) {
    position: static;
  }
`;

/** One line for each bill, with its amount, and the buttons that pay or add all ticked ones. */
function RowsToTick(props: FoundRowsProps) {
  const { t } = useTranslation();
  const { charge, rows } = props;
  const { dueOf, ticked, total, tick, added, openBills, leftOut, busy, fault, act } = useTickedRows(props);
  const count = ticked.length;
  const hasProblem = openBills.length > 0 || leftOut.length > 0 || fault !== undefined;
  // The pressed button is in sight over any part of the list, and what it led to is below the list.
  const problems = useRef<HTMLDivElement>(null);
  const showProblems = useEffectEvent(() => {
    if (added === undefined && problems.current !== null) bringIntoView(problems.current);
  });
  useEffect(() => {
    if (busy === undefined) showProblems();
  }, [busy]);
  return (
    <Card tone="accent">
      <Stack>
        <AboveButtons>
          <Stack as="ul" gap="tight">
            {rows.map((row) => (
              <li key={row._id}>
                <RowToTick
                  facts={charge.rowFacts(row)}
                  title={charge.keyFacts[0]}
                  due={dueOf(row)}
                  isTicked={ticked.includes(row)}
                  onTick={(isTicked) => tick(row, isTicked)}
                >
                  <ViewButton number={charge.numberOfRow(row)} onPress={() => props.onChoose(row)} />
                </RowToTick>
              </li>
            ))}
          </Stack>
        </AboveButtons>
        {hasProblem && (
          <AboveButtons ref={problems}>
            <Stack>
              {openBills.map(({ since, ...bill }) => (
                <Stack key={bill.number} gap="hair">
                  <Text strong>
                    <bdi translate="no">{bill.number}</bdi>
                  </Text>
                  <OtherPayment bill={bill} since={since} />
                </Stack>
              ))}
              {leftOut.length > 0 && (
                <Notice
                  tone="warning"
                  role="status"
                  title={<span translate="no">{t("search.leftOut", { numbers: leftOut.join(", ") })}</span>}
                >
                  {t("search.leftOutHelp")}
                </Notice>
              )}
              {fault !== undefined && <FaultNotice fault={fault} />}
            </Stack>
          </AboveButtons>
        )}
        {added === "nothing" && (
          <Notice tone="success" title={t("search.nothingDue")} role="status" takesFocus>
            {t("search.nothingDueHelp")}
          </Notice>
        )}
        {added !== undefined && added !== "nothing" && (
          <AddedNotice
            added={added}
            number={ticked.map(charge.numberOfRow).join(", ")}
            onAnother={props.onAnother}
            takesFocus
          />
        )}
        {added === undefined && count > 0 && (
          <InSight>
            <Actions>
              <Button kind="primary" busy={busy === "pay"} onClick={() => void act("pay")}>
                {t("search.payTicked", { count, amount: amountInText(total) })}
              </Button>
              <Button busy={busy === "add"} onClick={() => void act("add")}>
                {t("search.addTicked", { count })}
              </Button>
            </Actions>
          </InSight>
        )}
      </Stack>
    </Card>
  );
}

/** A bill of the list. A paid one is greyed and cannot be ticked. */
function RowToTick(props: {
  readonly facts: readonly Fact[];
  /** The label of the fact that is the row's title. */
  readonly title: string | undefined;
  readonly due: Sen;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  /** The button that shows the bill. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { facts, due } = props;
  const title = facts.find(({ label }) => label === props.title);
  const others = facts.filter((fact) => fact !== title && fact.kind !== "term");
  return (
    <Inline as="div" justify="between" align="start" wrap={false}>
      <Checkbox
        checked={props.isTicked}
        disabled={due === 0}
        onChange={({ target }) => props.onTick(target.checked)}
        label={
          <Text as="span" tone={due === 0 ? "muted" : "plain"}>
            <strong>{due === 0 ? t("search.paidRow") : <Money amount={due} />}</strong>
            {title && (
              <>
                {"\u00a0· "}
                <FactValue fact={title} />
              </>
            )}
          </Text>
        }
        hint={others.map((fact, index) => (
          <span key={fact.label}>
            {/* a dot ends a line and begins none */}
            {index > 0 && "\u00a0· "}
            <FactValue fact={fact} />
          </span>
        ))}
      />
      {props.children}
    </Inline>
  );
}
