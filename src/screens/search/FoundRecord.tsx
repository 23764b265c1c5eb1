import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Configuration } from "../../api/schemas/configuration.ts";
import type { Bill, BillRecord } from "../../charges/index.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { FactList } from "../parts/FactList.tsx";
import { useDynamicText } from "../parts/useDynamicText.ts";
import { AddToCart } from "./AddToCart.tsx";
import { FoundCard } from "./FoundCard.tsx";
import { OfferChoice } from "./OfferChoice.tsx";
import { useOffers } from "./useOffers.ts";
import { WithForms } from "./WithForms.tsx";

/** Few bills need it, so its code is loaded for those. It only informs: without it the bill can be paid. */
const OtherPaymentInProgressNotice = lazy(() =>
  import("../parts/paying/OtherPaymentInProgressNotice.tsx").then(
    (notice) => ({ default: notice.OtherPaymentInProgressNotice }),
    () => ({ default: () => null }),
  ),
);

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
  return (
    <FoundCard of={record}>
      <FactList facts={charge.recordFacts(record)} />
      <HeadingLevel>
        {notices.map(({ tone, text, values }) => (
          <Notice key={text} tone={tone} title={word(text, values)} />
        ))}
        {chosen !== undefined && props.openSince !== undefined && (
          <Suspense>
            <OtherPaymentInProgressNotice
              bill={{ type: record.type, council: record.council, number: record._id }}
              since={props.openSince}
            />
          </Suspense>
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
            <WithForms>{({ ConsentForm }) => <ConsentForm prompt={consent} onConsent={add} />}</WithForms>
          ) : (
            <Actions>
              <Button kind="primary" onClick={() => void add()}>
                {t("search.add")}
              </Button>
            </Actions>
          )}
        </AddToCart>
      )}
      {props.onBack && (
        <Actions>
          <Button onClick={props.onBack}>{t("search.back")}</Button>
        </Actions>
      )}
    </FoundCard>
  );
}
