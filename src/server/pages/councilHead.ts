import { html } from "hono/html";
import { readLine } from "../../charges/lines.ts";
import { type CouncilCode, nameOfCouncil } from "../../domain/councils.ts";
import { CREST_HEIGHT, CREST_WIDTH, drawnCrest, MOUNTAIN, SHIELD } from "../../domain/crest/drawnCrest.ts";
import type { Payment } from "../payments/paymentDocument.ts";
import type { Html } from "./layout.ts";

/** The councils that a payment goes to, each once. */
export function councilsOf({ services }: Payment): readonly CouncilCode[] {
  return [...new Set(services.map((service) => readLine(service).council))];
}

/**
 * Who takes the money: the names of the payment's councils, with the crest if it is one.
 * @param crest the address of the council's stored crest; without one its mark is drawn
 */
export function councilHead(payment: Payment, crest?: string): Html {
  const councils = councilsOf(payment);
  const [council] = councils;
  const names = councils.map((code) => nameOfCouncil(code, payment.language).name).join(", ");
  const isOne = council !== undefined && councils.length === 1;
  return html`<p class="council">${isOne && (crest === undefined ? drawn(council) : stored(crest))}<strong translate="no">${names}</strong></p>`;
}

function stored(crest: string): Html {
  return html`<img src="${crest}" alt="" width="${CREST_WIDTH}" height="${CREST_HEIGHT}">`;
}

function drawn(council: CouncilCode): Html {
  const { colour, letters, letterSize } = drawnCrest(council);
  return html`<svg viewBox="0 0 ${CREST_WIDTH} ${CREST_HEIGHT}" width="${CREST_WIDTH}" height="${CREST_HEIGHT}" aria-hidden="true">
<path d="${SHIELD}" fill="${colour}"/><path d="${MOUNTAIN}" fill="#fff" fill-opacity=".28"/>
<text x="20" y="18.5" text-anchor="middle" fill="#fff" font-size="${letterSize}" font-weight="700">${letters}</text>
</svg>`;
}
