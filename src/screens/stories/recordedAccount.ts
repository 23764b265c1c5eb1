/** Recorded answers of the calls about a citizen's account. */

const EMAIL = "siti@example.my";

export const OWN_RECORD = {
  _id: `org.couchdb.user:${EMAIL}`,
  type: "user",
  name: EMAIL,
  roles: ["user"],
  full_name: "Siti Zaleha binti Hamzah",
  ic_num: "850412125044",
  phone: "012-345 6789",
  machine_id: "A10",
  timestamp: "2026-08-03T02:00:00.000Z",
  verified_by: "email",
  ic_verified: false,
};

/** An administrator of the CouchDB cluster. CouchDB has no further fields of such an account. */
export const BARE_RECORD = {
  _id: OWN_RECORD._id,
  type: "user",
  name: EMAIL,
  roles: ["_admin"],
  verified_by: "email",
  ic_verified: false,
};

export const OWN_RECORD_CALL = `/_users/${OWN_RECORD._id}`;

/** The id of a reset link. */
export const RESET_ID = "0653f1c2a0b4d1e2f3a4b5c6d7e8f901";

export const RESET_CALL = `/reset_password/${RESET_ID}`;
export const RESET_SAVE_CALL = `/_users/_design/backend/_update/users/${RESET_ID}`;
