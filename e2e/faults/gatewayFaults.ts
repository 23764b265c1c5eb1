/** Faults in a gateway's answers or questions run once for each gateway. All other faults happen elsewhere and run once. */
export const GATEWAY_FAULTS = /(answers|forged|cardForm|lostDecline|slow)\.spec\.ts$/;
