import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { is } from "superstruct";
import { createPayment, paymentRequestOf } from "../../api/payments.ts";
import type { Sen } from "../../domain/money.ts";
import { FPX_LIMITS } from "../../domain/payments/fpxLimits.ts";
import { fpxTokenOf, isFpxMethod, type PaymentMethod } from "../../domain/payments/paymentMethod.ts";
import {
  checkoutForm,
  LONGEST,
  PAYER_FIELDS,
  type PaymentFormValues,
  paymentForm,
} from "../../payment/checkoutForm.ts";
import type { PayStep } from "../../payment/paySteps.ts";
import { clearFormerAmounts, takeChangedLines } from "../../stores/askAmounts.ts";
import { loadCart } from "../../stores/cart.ts";
import { fillFromCart } from "../../stores/cartPayer.ts";
import { keepBank, keepCheckout, useCheckoutDraft } from "../../stores/checkoutDraft.ts";
import { useSelectedAmounts } from "../../stores/freshAmounts.ts";
import { usePaymentSelection } from "../../stores/paymentSelection.ts";
import { type SchemaForm, useSchemaForm } from "../../ui/form/useSchemaForm.ts";
import { useClient, useEnvironment } from "../environment.tsx";
import { useClosing } from "../parts/ClosedNotice.tsx";
import { useIdempotencyKey, useRedirectToGateway } from "../parts/paying/ProceedButton.tsx";
import { useLastPayment } from "../parts/paying/useLastPayment.ts";
import { useLoadTimeout, useReady } from "../parts/reportToPage.ts";
import { usePageLanguage, useRuleText } from "../parts/texts.ts";
import { useOnResume } from "../parts/useOnResume.ts";

/** The state of the payment screen: the items to pay, the input so far, and this browser's last payment. */
export function useCheckout(block: PayStep) {
  const amounts = useSelectedAmounts();
  const { checkout, banks } = useCheckoutDraft();
  const own = useLastPayment(block);
  useEffect(readCart, []);
  // Items that were paid meanwhile, or removed in another tab, leave the cart.
  useOnResume(readCart);
  const { isLoading, isKnown, isClosing } = useClosing();
  useReady(amounts.loaded && isKnown && !isClosing);
  useLoadTimeout(isLoading);
  const { method } = checkout;
  const isOneBill = usePaymentSelection(({ keys }) => keys !== undefined);
  // The citizen came by a link or a refresh to a block that needs the earlier ones.
  const [isForgotten] = useState(() => block !== "checkout" && !is(checkout, checkoutForm));
  return {
    isClosing,
    amounts,
    checkout,
    bank: isFpxMethod(method) ? banks[method] : "",
    own,
    limit: limitOf(method, amounts.total),
    isForgotten,
    /** This screen among the screens to the bank: search, payment, bank, and before the payment the cart for several bills. */
    place: isOneBill ? { number: 2, count: 3 } : { number: 3, count: 4 },
  } as const;
}

function readCart(): void {
  void loadCart();
}

export type Checkout = ReturnType<typeof useCheckout>;

export interface PaymentLimit {
  /** In sen. */
  readonly least: Sen;
  readonly most: Sen;
  /** Undefined if one payment can pay the total. */
  readonly outside: "below" | "above" | undefined;
}

/**
 * The limits of one payment by FPX (docs/protocols.md, FPX). The page checks them before it sends anyone to the bank. Undefined
 * for a card: the limits of the card and of the acquirer are unknown to us.
 * @param total in sen
 */
function limitOf(method: PaymentMethod, total: Sen): PaymentLimit | undefined {
  if (!isFpxMethod(method)) return undefined;
  const { least, most } = FPX_LIMITS[fpxTokenOf(method)];
  return { least, most, outside: total < least ? "below" : total > most ? "above" : undefined };
}

/**
 * Creates the payment of the selected items and leaves for the bank with it. If the server answers with changed amounts, the cart
 * takes them before the screen shows the fault.
 */
export function usePay({ amounts, own }: Checkout) {
  const client = useClient();
  const { returnAddress } = useEnvironment();
  const language = usePageLanguage();
  const { paying, redirectWith } = useRedirectToGateway();
  const intent = useIdempotencyKey();
  // The open payment beside which the citizen agreed to pay. Another open payment needs a new consent.
  const [beside, payBeside] = useState<string>();
  const guard = {
    isNeeded: own.verdict === "warned" && !own.asking,
    isGiven: beside !== undefined && beside === own.attempt?.id,
    give: (given: boolean) => payBeside(given ? own.attempt?.id : undefined),
  } as const;

  const pay = ({ method, bank, ...payer }: PaymentFormValues) =>
    redirectWith(
      () => {
        const choice = isFpxMethod(method) ? { method, bank } : { method };
        const page = { callback: returnAddress(), language };
        const request = paymentRequestOf(amounts.payable, payer, choice, page);
        return createPayment(client, request, intent.keyOf(request));
      },
      {
        onLeaving: () => {
          intent.forget();
          clearFormerAmounts(amounts.payable);
        },
        onFault: (fault) => takeChangedLines(amounts.payable, fault),
      },
    );

  return { paying, guard, pay } as const;
}

export type Pay = ReturnType<typeof usePay>;

/** The form of the payment screen. It saves every change at once, so that no way out of the screen loses input. */
export function usePaymentForm(): SchemaForm<PaymentFormValues> {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  const fields: SchemaForm<PaymentFormValues> = useSchemaForm({
    schema: paymentForm,
    defaultValues: drafted(),
    errorText: (name, code) => {
      if (name === "bank") return ruleText(t("fpxCheckout.bank"), code);
      // The label of the method is a question, not a name.
      return ruleText(name === "method" ? undefined : t(`checkout.${name}`), code, {
        length: LONGEST[name] ?? 0,
      });
    },
  });
  const { form } = fields;
  const method = useRef(form.getValues("method"));
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { bank, ...checkout } }) => {
          keepCheckout(checkout);
          if (checkout.method === method.current) {
            if (isFpxMethod(checkout.method)) keepBank(checkout.method, bank);
            return;
          }
          // Each kind of account has its own banks.
          method.current = checkout.method;
          form.setValue("bank", drafted().bank, { shouldValidate: false });
          form.clearErrors("bank");
        },
      }),
    [form],
  );
  // The payer also changes outside this form: when someone logs in or out, and when a charge's form in the cart names one.
  useEffect(
    () =>
      useCheckoutDraft.subscribe(({ checkout }) => {
        for (const field of PAYER_FIELDS)
          if (form.getValues(field) !== checkout[field])
            form.setValue(field, checkout[field], { shouldValidate: form.getFieldState(field).invalid });
      }),
    [form],
  );
  useEffect(fillFromCart, []);
  return fields;
}

/** The saved input. A card has no bank. */
function drafted(): PaymentFormValues {
  const { checkout, banks } = useCheckoutDraft.getState();
  return { ...checkout, bank: isFpxMethod(checkout.method) ? banks[checkout.method] : "" };
}
