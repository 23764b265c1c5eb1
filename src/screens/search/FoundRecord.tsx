import { useTranslation } from "react-i18next";
import type { Configuration } from "../../api/schemas/configuration.ts";
import type { Bill, BillRecord } from "../../charges/index.ts";
import { Button } from "../../ui/action/Button.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { HeadingLevel } from "../../ui/text/HeadingLevel.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { CouncilName } from "../parts/CouncilName.tsx";
import { FactList } from "../parts/FactList.tsx";
import { AddedNotice } from "./AddedNotice.tsx";
import { FoundHeading } from "./FoundHeading.tsx";
import { OfferChoice } from "./OfferChoice.tsx";
import { useOffers } from "./useOffers.ts";

/** The record that was found, the ways to pay it, and the way into the cart. */
export function FoundRecord(props: {
  readonly charge: Bill;
  readonly record: BillRecord;
  readonly configuration: Configuration;
  readonly onAnother: () => void;
  readonly onBack?: () => void;
}) {
  const { t } = useTranslation();
  const { charge, record } = props;
  const { offers, chosen, choose, add, added } = useOffers(charge, record, props.configuration);
  return (
    <Card as="article" tone="accent">
      <Stack>
        <Stack gap="tight">
          <FoundHeading>{t(`charges.name.${record.type}`)}</FoundHeading>
          <Text tone="muted" size="small">
            <CouncilName code={record.council} />
          </Text>
        </Stack>
        <FactList facts={charge.recordFacts(record)} />
        <HeadingLevel>
          {chosen === undefined ? (
            <Notice tone="success" title={t("search.nothingDue")}>
              {t("search.nothingDueHelp")}
            </Notice>
          ) : (
            <OfferChoice offers={offers} chosen={chosen} onChoose={choose} />
          )}
        </HeadingLevel>
        {added !== undefined && <AddedNotice added={added} number={record._id} onAnother={props.onAnother} />}
        <Actions>
          {chosen !== undefined && added === undefined && (
            <Button kind="primary" onClick={() => void add()}>
              {t("search.add")}
            </Button>
          )}
          {props.onBack && <Button onClick={props.onBack}>{t("search.back")}</Button>}
        </Actions>
      </Stack>
    </Card>
  );
}
