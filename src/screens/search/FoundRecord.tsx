import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { chargeTerms } from "../../api/schemas/chargeTerms.ts";
import type { Configuration } from "../../api/schemas/configuration.ts";
import type { Consent, Fact, Offer } from "../../charges/charge.ts";
import type { Bill, BillRecord, CartItem, CouncilRecord } from "../../charges/index.ts";
import { chargeOf } from "../../charges/lines.ts";
import { maskedRecord } from "../../charges/masking.ts";
import { malaysiaDay } from "../../domain/malaysiaTime.ts";
import type { Sen } from "../../domain/money.ts";
import { periodInWords } from "../../domain/periodInWords.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { ChoiceCards } from "../../ui/field/ChoiceCards.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { bringIntoView } from "../../ui/layout/bringIntoView.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Heading } from "../../ui/text/Heading.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { CouncilName } from "../parts/CouncilName.tsx";
import { FactList, PartList } from "../parts/FactList.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import type { BillName } from "../parts/paying/OtherPaymentInProgressNotice.tsx";
import { useDynamicText, usePageLanguage } from "../parts/texts.ts";
import { AddButtons, AddToCart, useAdding } from "./AddToCart.tsx";
import { FORMS } from "./lazyForms.ts";
import { lazyModule, useLazyModule, WithModule } from "./lazyModule.tsx";

/** Whether a search result takes the focus when it appears. False when the host page, not the citizen, started the search. */
export const TakesFocus = createContext(true);

/** The card of a found record. It begins with the amount, then what it is for. */
export function FoundCard(props: {
  readonly of: CouncilRecord;
  readonly number: string;
  /** The amount of the chosen way to pay. Absent where nothing is due, or the citizen enters the amount. */
  readonly amount?: Sen | undefined;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const { amount } = props;
  return (
    <Card as="article" tone="accent">
      <Stack>
        <Stack gap="hair">
          <FoundHeading>
            {amount !== undefined && <Money amount={amount} size="display" />}
            {t(`charges.name.${props.of.type}`)}
          </FoundHeading>
          <Text tone="muted" size="small">
            <bdi translate="no">{props.number}</bdi> · <CouncilName code={props.of.council} />
          </Text>
        </Stack>
        {props.children}
      </Stack>
    </Card>
  );
}

/** The heading of a search result. It takes the focus when it appears, and scrolls into view with the actions below it. */
export function FoundHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = use(TakesFocus);
  const appear = useEffectEvent(() => {
    if (!takesFocus || heading.current === null) return;
    heading.current.focus({ preventScroll: true });
    const actions = heading.current.closest("article")?.querySelectorAll("button") ?? [];
    bringIntoView(heading.current, [...actions].at(-1));
  });
  useEffect(() => appear(), []);
  return (
    <Heading tabIndex={-1} ref={heading}>
      {children}
    </Heading>
  );
}

/** The ways to pay a record, the chosen one, the notices, and the result of adding it to the cart. */
function useOffers(charge: Bill, record: BillRecord, configuration: Configuration) {
  const { offers, notices, terms } = useMemo(() => {
    const today = chargeTerms(configuration, new Date());
    return {
      offers: offersOf(charge, record, configuration),
      notices: charge.notices?.(record, today) ?? [],
      terms: today,
    };
  }, [charge, record, configuration]);
  const [choice, setChoice] = useState(() => preselected(charge, offers)?.choice);
  const adding = useAdding(configuration.cart_limit);
  const chosen = offers.find((offer) => offer.choice === choice);

  const choose = (next: string) => {
    setChoice(next);
    adding.forget();
  };
  const add = async (consent?: Consent) => {
    if (chosen === undefined) return;
    const { item } = chosen;
    await adding.add(
      consent === undefined || charge.consent === undefined ? item : charge.consent.give(item, consent),
    );
  };
  const consent = chosen && charge.consent?.isNeeded(chosen.item, terms) ? charge.consent.prompt : undefined;
  return { offers, notices, chosen, choose, add, adding, consent };
}

/** The ways to pay a record now. */
export function offersOf(
  charge: Bill,
  record: BillRecord,
  configuration: Configuration,
): readonly Offer<CartItem>[] {
  const now = new Date();
  // The cart outlives the log-in. It holds masked names, so that the next user of the device sees no more than the public.
  return charge.offers(maskedRecord(charge, record), chargeTerms(configuration, now), now);
}

/** What most citizens come for, or the first offer where that is not offered. */
export function preselected(charge: Bill, offers: readonly Offer<CartItem>[]): Offer<CartItem> | undefined {
  return offers.find(({ choice }) => choice === charge.usualChoice) ?? offers[0];
}

/** Few bills need this code, so the page loads it only for those. */
export const OTHER_PAYMENT = lazyModule(() => import("../parts/paying/OtherPaymentInProgressNotice.tsx"));

/** Warns that someone may be paying this bill. If the warning cannot be loaded, the citizen reads that and can still pay. */
export function OtherPayment(props: { readonly bill: BillName; readonly since: string }) {
  const { code, fault, load } = useLazyModule(OTHER_PAYMENT, false);
  useEffect(load, [load]);
  if (code !== undefined) return <code.OtherPaymentInProgressNotice {...props} />;
  return fault && <FaultNotice fault={fault} onRetry={load} />;
}

/** A found record, the ways to pay it, and the button that adds to the cart. */
export function FoundRecord(props: {
  readonly charge: Bill;
  readonly record: BillRecord;
  /** Since when someone may be paying it. An instant in UTC. */
  readonly openSince: string | undefined;
  readonly configuration: Configuration;
  readonly onAnother: () => void;
  readonly onBack?: () => void;
}) {
  const { t } = useTranslation();
  const word = useDynamicText();
  const { charge, record } = props;
  const { offers, notices, chosen, choose, add, adding, consent } = useOffers(
    charge,
    record,
    props.configuration,
  );
  const isBlocked = notices.some(({ tone }) => tone === "warning");
  const facts = charge.recordFacts(record);
  const isKey = ({ label }: Fact) => charge.keyFacts.includes(label);
  return (
    <FoundCard of={record} number={charge.numberOf(record)} amount={chosen?.amount}>
      <FactList facts={facts.filter(isKey)} />
      <HeadingLevel>
        {notices.map(({ tone, text, values }) => (
          <Notice key={text} tone={tone} title={word(text, values)} />
        ))}
        {chosen !== undefined && props.openSince !== undefined && (
          <OtherPayment
            bill={{ type: record.type, council: record.council, number: record._id }}
            since={props.openSince}
          />
        )}
        {chosen !== undefined && <OfferChoice offers={offers} chosen={chosen} onChoose={choose} />}
        {chosen === undefined && !isBlocked && (
          <Notice tone="success" title={t("search.nothingDue")}>
            {t("search.nothingDueHelp")}
          </Notice>
        )}
      </HeadingLevel>
      {chosen !== undefined && (
        <AddToCart adding={adding} number={charge.numberOf(chosen.item)} onAnother={props.onAnother}>
          {consent ? (
            <WithModule part={FORMS}>
              {({ ConsentForm }) => (
                <ConsentForm prompt={consent} onConsent={add}>
                  <AddButtons adding={adding} />
                </ConsentForm>
              )}
            </WithModule>
          ) : (
            <AddButtons adding={adding} onAdd={() => void add()} />
          )}
        </AddToCart>
      )}
      {props.onBack && (
        <Actions>
          <Button onClick={props.onBack}>{t("search.back")}</Button>
        </Actions>
      )}
      {/* Below the actions, which a phone then shows without scrolling. */}
      <FactList facts={facts.filter((fact) => !isKey(fact))} />
      {chosen !== undefined && chosen.parts.length > 1 && (
        <PartList parts={chosen.parts} total={{ label: t("common.total"), amount: chosen.amount }} />
      )}
    </FoundCard>
  );
}

/** The ways to pay, with the price and the paid period of each. */
function OfferChoice(props: {
  readonly offers: readonly Offer<CartItem>[];
  readonly chosen: Offer<CartItem>;
  readonly onChoose: (choice: string) => void;
}) {
  const { t } = useTranslation();
  const word = useDynamicText();
  const language = usePageLanguage();
  const { offers, chosen } = props;
  const { year } = malaysiaDay(new Date());
  const detailOf = ({ paidUntil, item }: Offer<CartItem>) => {
    const until = paidUntil && t("search.paidUntil", { period: periodInWords(paidUntil, language) });
    const consequence = chargeOf(item).consequenceOf?.(item, year)?.[language];
    if (until === undefined || consequence === undefined) return until ?? consequence;
    return (
      <>
        {until}
        <br />
        {consequence}
      </>
    );
  };
  if (offers.length === 1)
    return (
      <Stack gap="hair">
        <Text strong>{word(chosen.label)}</Text>
        <Text size="small" tone="muted">
          {detailOf(chosen)}
        </Text>
      </Stack>
    );
  return (
    <ChoiceCards
      legend={t("search.howMuch")}
      value={chosen.choice}
      onChange={props.onChoose}
      choices={offers.map((offer) => ({
        value: offer.choice,
        title: word(offer.label),
        detail: detailOf(offer),
        amount: <Money amount={offer.amount} />,
      }))}
    />
  );
}
