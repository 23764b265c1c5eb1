import type { RecordInvariants } from "../recordInvariants.ts";
import type { ParkingAccount } from "./parking.ts";

export const parkingInvariants: RecordInvariants<ParkingAccount> = {
  neverNegative: ({ balance }) => ({ balance }),
};
