import { ELEMENTS } from "virtual:published-elements";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createElement } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { licenceValue } from "../../src/domain/licenceKey.ts";
import { ASSESSMENT, COMPOUND, PAYMENTS } from "../../src/screens/stories/recordedAnswers.ts";
import { fillDraft } from "../../src/screens/stories/recordedDraft.ts";
import { answering, fillCart, twoItems } from "../../src/screens/stories/recordedPortal.tsx";
import "../../widgets/kaunter-cart.ts";
import "../../widgets/kaunter-checkout.ts";
import "../../widgets/kaunter-licence.ts";
import "../../widgets/kaunter-pay.ts";
import "../../widgets/kaunter-receipt.ts";
import "../../widgets/kaunter-search.ts";

/** The elements as on a council's page. Their attributes are the controls, and their events the actions. */

const meta: Meta = {
  title: "Guide/Elements",
  parameters: { frame: "host" },
};

export default meta;

/** @param attributes of the element. @param says Malay words that it then shows */
function element(tag: string, attributes: Readonly<Record<string, string>>, says: RegExp): StoryObj {
  const published = ELEMENTS.find(({ tagName }) => tagName === tag);
  if (published === undefined) throw new Error(`The manifest has no element ${tag}.`);
  const heard = published.events.map(({ name }) => [name, fn().mockName(name)] as const);
  return {
    args: { council: "mpt", api: "https://portal.example", ...attributes },
    argTypes: Object.fromEntries(
      published.attributes.map(({ name, type, default: usual, description }) => [
        name,
        {
          description,
          control: type.text === "boolean" ? "boolean" : "text",
          table: { type: { summary: type.text }, defaultValue: { summary: usual ?? "" } },
        },
      ]),
    ),
    parameters: { docs: { description: { component: published.summary } } },
    render: (args) => createElement(tag, args, <a href="https://portal.example/#/search">Bayar di sini</a>),
    beforeEach: async () => {
      fillDraft();
      await fillCart(twoItems());
      for (const [name, hear] of heard) addEventListener(name, hear);
      const putBack = answering({
        "/assessments": { rows: [ASSESSMENT] },
        "/search/130045001": ASSESSMENT,
        "/search/K26130001": COMPOUND,
        [`/transactions/${PAYMENTS.paid._id}`]: PAYMENTS.paid,
      });
      return () => {
        putBack();
        for (const [name, hear] of heard) removeEventListener(name, hear);
      };
    },
    play: async ({ canvasElement }) => {
      const shown = canvasElement.querySelector(tag);
      await waitFor(() => expect(shown?.shadowRoot?.textContent).toMatch(says));
      const ready = heard.find(([name]) => name === "kaunter-ready")?.[1];
      await waitFor(() => expect(ready).toHaveBeenCalled());
    },
  };
}

export const Pay = element("kaunter-pay", {}, /2 item dalam troli/);
export const Search = element("kaunter-search", { charge: "assessment", account: "130045001" }, /RM 526\.10/);
export const Cart = element("kaunter-cart", {}, /RM 626\.10/);
export const Checkout = element("kaunter-checkout", {}, /Langkah 3 daripada 4/);
export const Receipt = element("kaunter-receipt", { payment: PAYMENTS.paid._id }, /K261121ABCDEFGHJK/);
export const Licence = element(
  "kaunter-licence",
  { licence: licenceValue({ number: "R1300001", year: 2027 }) },
  /Buka lesen ini daripada resitnya/,
);
