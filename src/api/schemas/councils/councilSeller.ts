import { array, type Infer, nullable, object, string } from "superstruct";
import { SELLER_ID } from "../../../domain/payments/sellerId.ts";
import { councilCode } from "../../../domain/schemas/identifierStructs.ts";
import { instant } from "../../../domain/schemas/instantStruct.ts";
import { kind } from "../../../domain/schemas/limits.ts";
import { shortText } from "../../../domain/schemas/plainText.ts";

/** The id of a seller at FPX. It says to which account the money goes. */
export const sellerId = kind<string>("seller id", { pattern: SELLER_ID });

/** GET /api/admin/councils/{council}/seller, and the answer to each step. */
export const councilSellerAnswer = object({
  revision: string(),
  /** The id that new payments of the council name. */
  id: sellerId,
  /** The portal's own id, which councils without one share. */
  common: sellerId,
  /** What an administrator proposed and nobody has confirmed yet. */
  proposal: nullable(
    object({
      id: sellerId,
      reason: string(),
      by: string(),
      at: instant,
      /** From then on nobody can confirm it. */
      until: instant,
      /** The other councils that have this id of their own now. A warning, because two councils may share an account. */
      used_by: array(councilCode),
    }),
  ),
  /** What two administrators changed, the newest first. */
  changes: array(
    object({
      at: instant,
      from: sellerId,
      to: sellerId,
      reason: string(),
      proposed_by: string(),
      confirmed_by: string(),
    }),
  ),
});

export type CouncilSellerAnswer = Infer<typeof councilSellerAnswer>;

/** POST /api/admin/councils/{council}/seller/proposal. The revision is the one that the person saw. */
export const sellerProposal = object({ revision: string(), id: sellerId, reason: shortText });

export type SellerProposal = Infer<typeof sellerProposal>;

/** POST /api/admin/councils/{council}/seller/confirmation and .../seller/rejection, of the proposal of this revision. */
export const sellerDecision = object({ revision: string() });
