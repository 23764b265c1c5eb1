import type { Agreement } from "../agreement.ts";
import type { ParkingAccount } from "./parking.ts";

export const parkingAgreement: Agreement<ParkingAccount> = {
  neverNegative: ({ balance }) => ({ balance }),
};
