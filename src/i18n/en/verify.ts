export const verify = {
  title: "Check a receipt or licence",
  lead: "Check whether a receipt or a digital licence is genuine: scan its QR code, or paste the link that the code holds. No person's name is shown.",
  form: "Check a QR code",
  field: "Link or text of the QR code",
  fieldHint: "It begins with the portal's address and has /verify in it.",
  check: "Check",
  checking: "Checking the document…",
  outcome: {
    genuine: {
      title: "Genuine",
      text: "This portal issued this receipt, nothing was changed, and the payment is on record.",
    },
    in_date: {
      title: "Genuine and in date",
      text: "This portal issued this licence, nothing was changed, and it is valid today.",
    },
    on_record: {
      title: "Genuine",
      text: "This portal issued this remittance statement, nothing was changed, and the remittance is on record.",
    },
    genuine_unchecked: {
      title: "Genuine; current status not checked",
      text: "This portal issued this receipt and nothing was changed. Check again with a connection to see its current status.",
    },
    in_date_unchecked: {
      title: "Genuine and in date; current status not checked",
      text: "This portal issued this licence and nothing was changed. It may have been revoked or renewed since. Check again with a connection.",
    },
    on_record_unchecked: {
      title: "Genuine; current status not checked",
      text: "This portal issued this remittance statement and nothing was changed. Check again with a connection.",
    },
    expired: { title: "Expired", text: "This licence is genuine, but its last day has passed." },
    renewed: {
      title: "Renewed",
      text: "This licence is genuine, but a newer one has taken its place. Ask for the newer one.",
    },
    revoked: {
      title: "Revoked",
      text: "This licence was genuine, but the council has taken it back. It is not valid.",
    },
    refunded: {
      title: "Refunded",
      text: "This receipt is genuine, but money of this payment went back to the payer, all or in part. It no longer proves the whole amount.",
    },
    no_record: {
      title: "Not on record",
      text: "The portal has no record of this document. Do not accept it, and tell the council.",
    },
    forged: {
      title: "Forged or altered",
      text: "The document was changed, or this portal did not issue it. Do not accept it.",
    },
    withdrawn_key: {
      title: "Cannot be trusted",
      text: "This code can no longer be trusted. Ask the holder to open the document on the portal again and show you its new code.",
    },
    unknown_key: {
      title: "Not issued by this portal",
      text: "This portal did not issue this document. Do not accept it.",
    },
    unknown_key_unchecked: {
      title: "Not checked",
      text: "This device cannot check this document without a connection. Connect to the internet and check again.",
    },
    no_keys: {
      title: "Not checked",
      text: "This device cannot check documents without a connection yet. Connect to the internet, then check again. The document may still be genuine.",
    },
    no_crypto: {
      title: "Not checked",
      text: "This browser cannot check documents on this page. Open the portal's address that begins with https. The document may still be genuine.",
    },
    unreadable: {
      title: "The code is not complete",
      text: "It is one of the portal's, but a part is missing or damaged. Scan it again, flat and in good light.",
    },
    not_ours: {
      title: "Not a code from a receipt or licence",
      text: "It may be a bank's QR code, or lead to another website. Scan the code printed on the receipt or the licence.",
    },
  },
  stated: "Compare with the paper",
  compare:
    "Each line must be the same on the paper. If one differs, the code was copied from another document.",
  fact: {
    kind: "Document",
    council: "Council",
    number: "Number",
    day: "Day",
    lines: "Lines",
    amount: "Amount",
    paid_on: "Paid on",
    issued_on: "Issued on",
    valid_until: "Valid until",
  },
  kind: { receipt: "Official receipt", licence: "Digital licence", remittance: "Remittance statement" },
  checkedAt: "Current status checked on {{time}}, Malaysia time.",
  keysOf:
    "We could not reach the portal. This check uses data saved on this device on {{time}}, Malaysia time.",
  listOf: "Revoked, renewed and refunded documents are known as of {{time}}, Malaysia time.",
  another: "Check another document",
  batch: {
    title: "Check several documents",
    lead: "For enforcement officers: scan one document after another. The results stay on this page until you clear them or leave it, and nothing is stored.",
    scan: "Scan one after another",
    counts: "Results",
    list: "Checked documents",
    clear: "Clear the list",
  },
  scan: {
    title: "Scan the QR code",
    looking: "Hold the QR code of the receipt or licence inside the frame.",
    unseen:
      "No code found yet. Hold the paper flat and closer, in good light, or close this and paste the link.",
    typeInstead: "You can always close this and paste the link instead.",
  },
};

export const texts = { verify };
