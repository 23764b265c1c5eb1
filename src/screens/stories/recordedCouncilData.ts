/** Recorded answers of the desk's page of a council's own data. */

export const COUNCIL_DATA = {
  revision: "3-a",
  data: {
    contact: {
      address: ["Jalan Dunlop", "91000 Tawau"],
      phone: "+60 89-000 000",
      email: "hasil@mpt.example",
      register_number: "MPT-1",
    },
    signer: { name: "DORIS GUNDOHING", title: "Presiden" },
    logo: "5c0f",
    signature: "77ab",
    origins: ["https://www.mpt.example"],
    domains: ["mpt.example"],
  },
  sites: [],
};

/** One site showed the file until three days ago. The last check of another one failed. */
export const SITES_OF_COUNCIL = {
  ...COUNCIL_DATA,
  sites: [
    {
      origin: "https://bayar.mpt.example",
      state: "active",
      since: "2026-11-02T01:30:00.000Z",
      checked_at: "2026-11-21T01:35:00.000Z",
      refusal: null,
    },
    {
      origin: "https://lama.mpt.example",
      state: "withdrawn",
      since: "2026-11-20T01:30:00.000Z",
      checked_at: "2026-11-20T01:30:00.000Z",
      refusal: "file_missing",
    },
    {
      origin: "https://lesen.mpt.example",
      state: "active",
      since: "2026-11-02T01:30:00.000Z",
      checked_at: "2026-11-21T01:30:00.000Z",
      refusal: "unreachable",
    },
  ],
};

/** After a person removed the first site. */
export const REMOVED_SITE = {
  ...SITES_OF_COUNCIL,
  sites: SITES_OF_COUNCIL.sites.map((site, index) =>
    index > 0 ? site : { ...site, state: "removed", since: "2026-11-21T02:19:00.000Z", refusal: "removed" },
  ),
};

export const SAVED_COUNCIL_DATA = {
  revision: "4-b",
  sites: [],
  data: { ...COUNCIL_DATA.data, contact: { ...COUNCIL_DATA.data.contact, phone: "+60 89-111 111" } },
};

export const NO_COUNCIL_DATA = {
  revision: "none",
  data: { contact: null, signer: null, logo: null, signature: null, origins: [], domains: [] },
  sites: [],
};

export const COUNCIL_CHANGES = {
  changes: [
    {
      id: "council_change:mpt:2026-11-21T02:19:01.000Z:2-a",
      at: "2026-11-21T02:19:01.000Z",
      by: "rahim@mpt.example",
      replaced: "2-a",
      changed: [
        {
          field: "contact",
          from: { phone: "+60 89-222 222" },
          to: COUNCIL_DATA.data.contact,
        },
        { field: "logo", from: null, to: "5c0f" },
      ],
    },
    {
      id: "council_change:mpt:2026-11-20T06:05:00.000Z:1-a",
      at: "2026-11-20T06:05:00.000Z",
      by: "npm run council",
      replaced: "1-a",
      changed: [{ field: "signer", from: null, to: COUNCIL_DATA.data.signer }],
    },
  ],
  next: null,
};

/** The changes, with one of the domains and one of the sites that may embed above them. */
export const SITE_CHANGES = {
  changes: [
    {
      id: "council_change:mpt:2026-11-22T08:31:00.000Z:3-b",
      at: "2026-11-22T08:31:00.000Z",
      by: "omar@majlis.my",
      replaced: "3-b",
      changed: [{ field: "domains", from: [], to: COUNCIL_DATA.data.domains }],
    },
    {
      id: "council_change:mpt:2026-11-22T08:30:00.000Z:3-a",
      at: "2026-11-22T08:30:00.000Z",
      by: "zainab@majlis.my",
      replaced: "3-a",
      changed: [{ field: "origins", from: [], to: COUNCIL_DATA.data.origins }],
    },
    ...COUNCIL_CHANGES.changes,
  ],
  next: null,
};

const KEY = {
  created_at: "2026-11-02T01:30:00.000Z",
  created_by: "rahim@mpt.example",
  last_used_at: "2026-11-20T22:00:00.000Z",
  revoked_at: null,
};

export const COUNCIL_KEYS = {
  keys: [
    { ...KEY, id: "5c0f1a2b", name: "Jabatan Hasil" },
    {
      ...KEY,
      id: "77ab90ce",
      name: "Sistem lama",
      created_at: "2026-03-10T04:00:00.000Z",
      created_by: null,
      last_used_at: null,
      revoked_at: "2026-11-02T01:45:00.000Z",
    },
  ],
};

export const COUNCIL_SELLER = {
  revision: "5-a",
  id: "SE00054322",
  common: "SE00054321",
  proposal: null,
  changes: [
    {
      at: "2026-10-05T03:20:00.000Z",
      from: "SE00054321",
      to: "SE00054322",
      reason: "Surat MPT/HASIL/12/2026 bertarikh 1 Oktober 2026",
      proposed_by: "rahim@mpt.example",
      confirmed_by: "zainab@majlis.my",
    },
  ],
};

export const PROPOSED_COUNCIL_SELLER = {
  ...COUNCIL_SELLER,
  revision: "6-b",
  proposal: {
    id: "SE00054399",
    reason: "Surat MPT/HASIL/31/2026 bertarikh 18 November 2026",
    by: "zainab@majlis.my",
    at: "2026-11-20T02:15:00.000Z",
    until: "2026-11-27T02:15:00.000Z",
    used_by: [],
  },
};

/** A green square. */
export const PICTURE =
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGNg6LPFjhhopwMAovYYAQ3fSK0AAAAASUVORK5CYII=";
