import { array, enums, type Infer, nullable, object, optional, string } from "superstruct";
import { ringgit } from "../../domain/schemas/codec.ts";
import { day } from "../../domain/schemas/dayStructs.ts";
import { councilCode } from "../../domain/schemas/identifierStructs.ts";
import { instant } from "../../domain/schemas/instantStruct.ts";
import { whole } from "../../domain/schemas/limits.ts";

/** The ways in which the portal tells a council of a new remittance. */
export const DELIVERY_CHANNELS = ["webhook", "email"] as const;

const deliveryChannel = enums(DELIVERY_CHANNELS);

const total = object({ lines: whole({ min: 0 }), amount: ringgit });

/** GET /api/admin/remittances. */
export const remittancesRequest = object({
  council: councilCode,
  /** The `next` of the page before. */
  before: optional(string()),
});

/** The files of a remittance. */
export const REMITTANCE_FORMATS = ["pdf", "csv", "json"] as const;

export type RemittanceFormat = (typeof REMITTANCE_FORMATS)[number];

/** A page of a council's remittances on the desk, newest first. */
export const remittancePage = object({
  remittances: array(
    object({
      /** "mpt-2026-14". */
      remittance: string(),
      /** The day in Malaysia. */
      day,
      closed_at: instant,
      total,
      payments: total,
      refunds: total,
      chargebacks: total,
      /** When the council's program noted that it has the remittance. */
      acknowledged_at: nullable(instant),
      /** The channels that have delivered it for certain. */
      delivered: array(deliveryChannel),
    }),
  ),
  /** How far each channel is. Empty when the council wants none. */
  deliveries: array(
    object({
      channel: deliveryChannel,
      /** The last delivered remittance, or the last one before the channel began. */
      delivered_through: nullable(string()),
      delivered_at: nullable(instant),
      /** When the portal stopped, because no attempt reached the council. */
      stopped_at: nullable(instant),
    }),
  ),
  next: nullable(string()),
});

export type RemittancePage = Infer<typeof remittancePage>;
