import type { TFunction } from "i18next";
import type { CartTransfer } from "../../charges/readCartTransfer.ts";
import { add } from "../../domain/money.ts";
import { useTranslation } from "../../i18n/useTranslation.tsx";
import { Button } from "../../ui/action/Button.tsx";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import type { HandedOverCart } from "../environment.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { fromHeading } from "../parts/fromHeading.ts";
import { Loading } from "../parts/Loading.tsx";
import { useReady } from "../parts/useReady.ts";
import { HandedGroup } from "./HandedGroup.tsx";
import { type CartTransferView, useCartTransfer } from "./useCartTransfer.ts";

/** What would be added, what cannot be, and the question. */
export function OpenCartTransfer(props: {
  readonly texts: TFunction;
  readonly cart: CartTransfer;
  readonly handOver: HandedOverCart;
}) {
  const { t } = useTranslation();
  const { texts, handOver } = props;
  const view = useCartTransfer(props.cart, handOver);
  const { all, fresh, added, fault } = view;
  useReady(!view.isAsking);
  return (
    <>
      {added > 0 && (
        <Notice tone="success" role="status" takesFocus title={texts("handOver.added", { count: added })} />
      )}
      {fault !== undefined && <FaultNotice fault={fault} onRetry={fromHeading(view.retry)} />}
      {view.isAsking ? (
        <Stack gap="tight">
          <Text tone="muted">{texts("handOver.asking")}</Text>
          <Loading shape="block" lines={3} />
        </Stack>
      ) : (
        <Stack gap="wide">
          <HandedGroup
            title={texts("handOver.ready")}
            texts={texts}
            handed={all.filter(({ standing }) => standing.is === "new")}
          />
          {fresh.length > 1 && (
            <DescriptionList
              rows={[
                {
                  term: t("common.total"),
                  value: <Money amount={add(...fresh.map(({ item }) => item.amount))} />,
                  total: true,
                },
              ]}
            />
          )}
          <HandedGroup
            title={texts("handOver.notAdded")}
            texts={texts}
            handed={all.filter(({ standing }) => standing.is !== "new" && standing.is !== "unknown")}
          />
        </Stack>
      )}
      {view.unread > 0 && <Notice tone="info" title={texts("handOver.unread", { count: view.unread })} />}
      <Question texts={texts} view={view} goBack={handOver.goBack} />
    </>
  );
}

function Question(props: {
  readonly texts: TFunction;
  readonly view: CartTransferView;
  readonly goBack: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { texts, view, goBack } = props;
  const isOpen = view.isAsking || view.fresh.length > 0;
  // otherwise there is nothing to be paid here and removed there
  const comesToPaying = isOpen || view.all.some(({ standing }) => standing.is === "inCart");
  const isUnknown = view.all.some(({ standing }) => standing.is === "unknown");
  return (
    <Stack>
      {(view.before > 0 || comesToPaying) && (
        <Stack gap="tight">
          {view.fresh.length > 0 && <Text>{texts("handOver.notYours")}</Text>}
          {view.before > 0 && (
            <Text size="small" tone="muted">
              {texts("handOver.stays", { count: view.before })}
            </Text>
          )}
          {comesToPaying && (
            <Text size="small" tone="muted">
              {texts("handOver.there")}
            </Text>
          )}
        </Stack>
      )}
      <Actions>
        {isOpen && (
          <Button kind="primary" busy={view.adding || view.isAsking} onClick={() => void view.add()}>
            {view.isAsking ? texts("handOver.addThem") : texts("handOver.add", { count: view.fresh.length })}
          </Button>
        )}
        {isOpen || isUnknown ? (
          <Button onClick={view.decline}>{texts("handOver.decline")}</Button>
        ) : (
          <Button kind="primary" onClick={view.goOn}>
            {view.onward === "cart" ? t("search.goToCart") : t("cart.checkout")}
          </Button>
        )}
        {goBack !== undefined && (
          <Button kind="quiet" onClick={goBack}>
            {texts("handOver.back")}
          </Button>
        )}
      </Actions>
    </Stack>
  );
}
