import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { CartTransfer } from "../../charges/readCartTransfer.ts";
import { add } from "../../domain/money.ts";
import { Button } from "../../ui/action/Button.tsx";
import { DescriptionList } from "../../ui/data/DescriptionList.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Actions } from "../../ui/layout/Actions.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Money } from "../../ui/text/Money.tsx";
import { Text } from "../../ui/text/Text.tsx";
import type { ReceivedCart } from "../environment.tsx";
import { FaultNotice } from "../parts/FaultNotice.tsx";
import { fromHeading } from "../parts/focusHeading.ts";
import { Loading } from "../parts/Loading.tsx";
import { useReady } from "../parts/reportToPage.ts";
import { TransferredGroup } from "./TransferredGroup.tsx";
import { type CartTransferView, useCartTransfer } from "./useCartTransfer.ts";

/** The items that can be added, the items that cannot, and the question to the citizen. */
export function OpenCartTransfer(props: {
  readonly texts: TFunction;
  readonly cart: CartTransfer;
  readonly cartTransfer: ReceivedCart;
}) {
  const { t } = useTranslation();
  const { texts, cartTransfer } = props;
  const view = useCartTransfer(props.cart, cartTransfer);
  const { all, fresh, added, fault } = view;
  useReady(!view.isAsking);
  return (
    <>
      {added > 0 && (
        <Notice
          tone="success"
          role="status"
          takesFocus
          title={texts("cartTransfer.added", { count: added })}
        />
      )}
      {fault !== undefined && <FaultNotice fault={fault} onRetry={fromHeading(view.retry)} />}
      {view.isAsking ? (
        <Stack gap="tight">
          <Text tone="muted">{texts("cartTransfer.asking")}</Text>
          <Loading shape="block" lines={3} />
        </Stack>
      ) : (
        <Stack gap="wide">
          <TransferredGroup
            title={texts("cartTransfer.ready")}
            texts={texts}
            transferred={all.filter(({ status }) => status.is === "new")}
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
          <TransferredGroup
            title={texts("cartTransfer.notAdded")}
            texts={texts}
            transferred={all.filter(({ status }) => status.is !== "new" && status.is !== "unknown")}
          />
        </Stack>
      )}
      {view.unread > 0 && <Notice tone="info" title={texts("cartTransfer.unread", { count: view.unread })} />}
      <Question texts={texts} view={view} goBack={cartTransfer.goBack} />
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
  // The text about removing paid items from the council's cart only makes sense when the citizen can pay some of them here.
  const comesToPaying = isOpen || view.all.some(({ status }) => status.is === "inCart");
  const isUnknown = view.all.some(({ status }) => status.is === "unknown");
  return (
    <Stack>
      {(view.before > 0 || comesToPaying) && (
        <Stack gap="tight">
          {view.fresh.length > 0 && <Text>{texts("cartTransfer.notYours")}</Text>}
          {view.before > 0 && (
            <Text size="small" tone="muted">
              {texts("cartTransfer.stays", { count: view.before })}
            </Text>
          )}
          {comesToPaying && (
            <Text size="small" tone="muted">
              {texts("cartTransfer.there")}
            </Text>
          )}
        </Stack>
      )}
      <Actions>
        {isOpen && (
          <Button kind="primary" busy={view.adding || view.isAsking} onClick={() => void view.add()}>
            {view.isAsking
              ? texts("cartTransfer.addThem")
              : texts("cartTransfer.add", { count: view.fresh.length })}
          </Button>
        )}
        {isOpen || isUnknown ? (
          <Button onClick={view.decline}>{texts("cartTransfer.decline")}</Button>
        ) : (
          <Button kind="primary" onClick={view.goOn}>
            {view.onward === "cart" ? t("search.goToCart") : t("cart.checkout")}
          </Button>
        )}
        {goBack !== undefined && (
          <Button kind="quiet" onClick={goBack}>
            {texts("cartTransfer.back")}
          </Button>
        )}
      </Actions>
    </Stack>
  );
}
