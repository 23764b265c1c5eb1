/** The main screens, elements and documents, each drawn by a story from recorded answers, with the conditions of the picture. */

interface Look {
  /** The name of the picture and of its boxes. */
  readonly name: string;
  /** The story's id (`index.json` of the built Storybook). */
  readonly story: string;
  /** The part that is drawn last, when the story does not wait for it itself. */
  readonly last?: string;
  /** Signed content differs each time and is covered in the picture. */
  readonly signed?: string;
  /** Differences from Malay in light colours. A story may have its own. */
  readonly globals?: Readonly<Record<"language" | "scheme", string>>;
}

const CHINESE_BY_NIGHT = { language: "zh", scheme: "dark" };
const BY_NIGHT = { language: "ms", scheme: "dark" };

export const WIDTHS = [360, 1280] as const;

export const LOOKS: readonly Look[] = [
  { name: "home", story: "shell-frame--home", last: "h1" },
  { name: "home-zh-dark", story: "shell-frame--home", last: "h1", globals: CHINESE_BY_NIGHT },
  { name: "login", story: "shell-frame--logging-in" },
  { name: "search", story: "shell-frame--search", last: "main input" },
  { name: "search-found", story: "screens-search--choices" },
  { name: "cart", story: "screens-cart--several-councils" },
  { name: "cart-dark", story: "screens-cart--several-councils", globals: BY_NIGHT },
  { name: "checkout-errors", story: "screens-checkout--errors" },
  { name: "checkout-errors-dark", story: "screens-checkout--errors", globals: BY_NIGHT },
  { name: "checkout-company", story: "screens-checkout--company-account" },
  { name: "checkout-filled", story: "screens-checkout--filled" },
  { name: "receipt-paid", story: "screens-receipt--paid" },
  { name: "receipt-paid-dark", story: "screens-receipt--paid", globals: BY_NIGHT },
  { name: "receipt-asking", story: "screens-receipt--still-asking" },
  { name: "receipt-pending", story: "screens-receipt--with-the-bank" },
  { name: "licence", story: "screens-licence--operation" },
  { name: "verify", story: "screens-verify--filled-in", signed: "input" },
  { name: "history", story: "screens-history--each-state" },
  { name: "history-zh", story: "screens-history--chinese", last: "table" },
  { name: "embed", story: "screens-embed--whole" },
  { name: "embed-zh-dark", story: "screens-embed--chinese", last: "iframe" },
  { name: "element-pay", story: "guide-elements--pay" },
  { name: "element-search", story: "guide-elements--search" },
  { name: "element-cart", story: "guide-elements--cart" },
  { name: "printed-receipt", story: "print-documentpage--receipt" },
  { name: "printed-licence", story: "print-documentpage--licence" },
  { name: "pdf-receipt", story: "screens-pdf--receipt" },
];
