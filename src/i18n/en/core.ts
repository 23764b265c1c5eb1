/** Texts around every screen: notices, errors, the scanner. */
export const texts = {
  alert: {
    accepted: "Your latest payment was accepted.",
    inProgress: "Your latest payment is in progress. Please do not pay the same bills again.",
    close: "Close this message",
    open: "Open the status page",
    seeReceipt: "See the receipt",
  },
  common: {
    council: "Council",
    total: "Total",
    retry: "Try again",
    httpStatus: "HTTP status: {{status}}",
    reference: "Reference: {{reference}}",
    checkPayment: "Check a payment",
  },
  errors: {
    kind: {
      offline: "You are offline. Check your connection and try again.",
      timeout: "The server is taking too long to answer. Try again.",
      unreachable: "We cannot reach the server. Check your connection and try again.",
      site_unknown: "Online payment is not available on this page. Please use the link below.",
      unavailable: "The service is not available right now. Try again in a moment.",
      busy: "Too many requests from your connection. Wait a moment and try again.",
      closed: "Online payment is closed at the moment. You can still check a payment that you made.",
      missing: "Result Not Found",
      amount_changed: "The amount has changed. Please check it before you pay.",
      unreadable: "Something went wrong on our side. Try again in a moment.",
    },
    wasOffline: "There was no connection. Please try again.",
    wait: {
      seconds: "Too many attempts. You can try again in {{seconds}} s.",
      minutes: "Too many attempts. You can try again in {{minutes}} min.",
      hours: "Too many attempts. You can try again in {{hours}} h.",
    },
    reason: {
      attempt_failed_please_try_again: "Attempt failed. Please try again.",
      amount_changed: "The amount has changed. Please check it before you pay.",
      bill_fact_needed:
        "This council also asks for the last four characters of the number on the bill. Enter them in the form and search again.",
      closed: "Online payment is closed at the moment. You can still check a payment that you made.",
      invalid_account: "Invalid Account No / License No",
      invalid_council: "This council is currently not available.",
      invalid_payment_type: "This payment type is currently not available.",
      invalid_request: "We could not read the request. Check what you entered and try again.",
      missing: "Result Not Found",
      under_maintenance:
        "Payment for {{field}} is currently unavailable, we apologize for the inconvenience.",
    },
    validation: {
      required: "{{field}} is required.",
      requiredField: "This field is required.",
      max: "The {{field}} may not be greater than {{length}} characters.",
      cardNumber: "This looks like a card number. Never type it here.",
    },
  },
  notices: {
    closed: {
      text: "We are working on the system. Please come back a little later.",
      kept: "The items in your cart are kept.",
    },
  },
  scan: {
    title: "Scan the bill's code",
    decoder: "The code reader could not be loaded. Check your connection and try again.",
  },
};
