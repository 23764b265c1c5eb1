import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ChargeType } from "../src/domain/chargeTypes.ts";
import type { CouncilCode } from "../src/domain/councils.ts";
import type { Language } from "../src/domain/language.ts";
import type { PageMode } from "../src/payment/pageMode.ts";
import type { Level } from "../src/ui/text/HeadingLevel.tsx";
import type { KaunterCartChangeEvent } from "./events/KaunterCartChangeEvent.ts";
import type { KaunterErrorEvent } from "./events/KaunterErrorEvent.ts";
import type { KaunterNavigateEvent } from "./events/KaunterNavigateEvent.ts";
import type { KaunterPaymentEvent } from "./events/KaunterPaymentEvent.ts";
import type { KaunterReadyEvent } from "./events/KaunterReadyEvent.ts";
import type { KaunterRedirectEvent } from "./events/KaunterRedirectEvent.ts";
import type {
  KaunterElement,
  KaunterLicenceElement,
  KaunterSearchingElement,
  KaunterShowingElement,
} from "./KaunterElement.ts";

/** The types of the elements, for pages written in TypeScript or in React 19. */

declare global {
  interface HTMLElementTagNameMap {
    "kaunter-search": KaunterSearchingElement;
    "kaunter-cart": KaunterElement;
    "kaunter-checkout": KaunterElement;
    "kaunter-receipt": KaunterShowingElement;
    "kaunter-licence": KaunterLicenceElement;
    "kaunter-pay": KaunterSearchingElement;
  }
}

/** The attributes that a tag takes, and React 19's names for the listeners of its events. */
interface CommonAttributes {
  readonly council?: CouncilCode;
  readonly lang?: Language;
  readonly api?: string;
  readonly mode?: PageMode;
  readonly "heading-level"?: Level | `${Level}`;
  readonly kiosk?: boolean;
  readonly "search-href"?: string;
  readonly "cart-href"?: string;
  readonly "checkout-href"?: string;
  readonly "receipt-href"?: string;
  readonly "licence-href"?: string;
  readonly "onkaunter-ready"?: (event: KaunterReadyEvent) => void;
  readonly "onkaunter-cart-change"?: (event: KaunterCartChangeEvent) => void;
  readonly "onkaunter-navigate"?: (event: KaunterNavigateEvent) => void;
  readonly "onkaunter-redirect"?: (event: KaunterRedirectEvent) => void;
  readonly "onkaunter-payment"?: (event: KaunterPaymentEvent) => void;
  readonly "onkaunter-error"?: (event: KaunterErrorEvent) => void;
}

interface SearchingAttributes extends CommonAttributes {
  readonly charge?: ChargeType;
  readonly account?: string;
}

interface ShowingAttributes extends CommonAttributes {
  readonly payment?: string;
}

interface LicenceAttributes extends CommonAttributes {
  readonly licence?: string;
}

type Tag<Attributes, Element> = Attributes &
  DetailedHTMLProps<Omit<HTMLAttributes<Element>, keyof Attributes>, Element>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "kaunter-search": Tag<SearchingAttributes, KaunterSearchingElement>;
      "kaunter-cart": Tag<CommonAttributes, KaunterElement>;
      "kaunter-checkout": Tag<CommonAttributes, KaunterElement>;
      "kaunter-receipt": Tag<ShowingAttributes, KaunterShowingElement>;
      "kaunter-licence": Tag<LicenceAttributes, KaunterLicenceElement>;
      "kaunter-pay": Tag<SearchingAttributes, KaunterSearchingElement>;
    }
  }
}
