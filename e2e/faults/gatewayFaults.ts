/** Faults of what a gateway answers or asks: these run once for each gateway. All others happen elsewhere and run once. */
export const GATEWAY_FAULTS = /(answers|forged|cardForm|lostDecline|slow)\.spec\.ts$/;
