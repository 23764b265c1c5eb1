/** Why the server refuses a call that no search makes: for a payment, a link, an account or the desk. */
export const refusals = {
  already_paid:
    "These items have been paid in the meantime. Look at the receipt before you pay anything again.",
  amount_changed: "The amount has changed. Please check it before you pay.",
  email_already_exist: "This email is already used by other account.",
  email_first: "The first code goes by email. Choose SMS if it does not arrive.",
  email_not_sent: "Failed to send email verification",
  expired: "This link has expired. Ask for another one.",
  invalid_callback: "This page is not allowed to take payments. Please pay on the portal.",
  invalid_code: "Invalid Code",
  limit_exceeded:
    "The total is outside the limits for this kind of bank account. Change the items in your cart, or choose another way to pay.",
  method_unavailable: "This payment method is currently not available. Please choose another one.",
  no_changes: "Nothing was changed.",
  one_council_only:
    "A payment by online banking can go to one council only. Keep the items of one council in the cart and pay. Then pay the others.",
  phone_not_served:
    "We send SMS to mobile numbers in Malaysia only. Choose email, or change your phone number.",
  sms_not_sent: "Failed to send SMS",
  still_open: "We do not know yet whether the earlier payment went through. Check it before you pay again.",
  unverified: "Your email address is not verified yet. Ask for a code and enter it.",
  used: "This link has already been used.",
  auth_error: "Email or password is incorrect.",
  role_missing: "You are not allowed to do this.",
  second_factor_needed: "Enter a code from your authenticator app.",
  second_factor_unset: "Your account needs an authenticator app.",
  user_error_relogin: "User error. Please relogin.",
};
