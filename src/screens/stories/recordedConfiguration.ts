/** Recorded answers of the desk's switches. */

export const CONFIGURATION = {
  configuration: {
    closing: false,
    snackbarMessage: { ms: "Kaunter ditutup pada 31 Disember.", en: "The counter is closed on 31 December." },
    councils: { mpt: { maintenance: ["parking"] } },
  },
  revision: "3-a",
  at: "2026-11-21T03:00:00.000Z",
  source: "stored",
  wrong: [],
  changed: [],
};

export const CLOSED_CONFIGURATION = {
  ...CONFIGURATION,
  configuration: { ...CONFIGURATION.configuration, closing: true },
  revision: "4-b",
};

const BANNER = {
  field: "snackbarMessage",
  from: null,
  to: CONFIGURATION.configuration.snackbarMessage,
};

export const CHANGES = {
  changes: [
    {
      id: "configuration_change:2026-11-21T02:19:01.000Z:2-a",
      at: "2026-11-21T02:19:01.000Z",
      by: "rahim@majlis.my",
      replaced: "2-a",
      changed: [BANNER],
    },
    {
      id: "configuration_change:2026-11-20T06:05:00.000Z:1-a",
      at: "2026-11-20T06:05:00.000Z",
      by: "npm run configure",
      replaced: "1-a",
      changed: [{ field: "councils.mpt.maintenance", from: [], to: ["parking"] }],
    },
  ],
  next: null,
};

export const NO_CHANGES = { changes: [], next: null };

/** The refusal of a change that began before another one. */
export const CHANGED_MEANWHILE = {
  error: "conflict",
  reason: "changed_meanwhile",
  last: { at: "2026-11-21T02:25:00.000Z", by: "zainab@majlis.my" },
};
