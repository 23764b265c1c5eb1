import { account } from "./account.ts";
import { alert } from "./alert.ts";
import { attempt } from "./attempt.ts";
import { bankAnswers } from "./bankAnswers.ts";
import { cardAnswers } from "./cardAnswers.ts";
import { cart } from "./cart.ts";
import { charges } from "./charges.ts";
import { checkout } from "./checkout.ts";
import { common } from "./common.ts";
import { confirmation } from "./confirmation.ts";
import { elements } from "./elements.ts";
import { errors } from "./errors.ts";
import { forgotPassword } from "./forgotPassword.ts";
import { fpxCheckout } from "./fpxCheckout.ts";
import { history } from "./history.ts";
import { login } from "./login.ts";
import { newPassword } from "./newPassword.ts";
import { notices } from "./notices.ts";
import { payments } from "./payments.ts";
import { paySteps } from "./paySteps.ts";
import { profile } from "./profile.ts";
import { receipt } from "./receipt.ts";
import { refund } from "./refund.ts";
import { registration } from "./registration.ts";
import { requery } from "./requery.ts";
import { resetPassword } from "./resetPassword.ts";
import { scan } from "./scan.ts";
import { search } from "./search.ts";
import { shell } from "./shell.ts";
import { terms } from "./terms.ts";
import { verification } from "./verification.ts";

/** Every text of the interface, in English: its keys are the ones that Malay and Chinese must have. */
export const texts = {
  account,
  alert,
  attempt,
  bankAnswers,
  cardAnswers,
  cart,
  charges,
  checkout,
  common,
  confirmation,
  elements,
  errors,
  forgotPassword,
  fpxCheckout,
  history,
  login,
  newPassword,
  notices,
  payments,
  paySteps,
  profile,
  receipt,
  refund,
  registration,
  requery,
  resetPassword,
  scan,
  search,
  shell,
  terms,
  verification,
};
