import type { Texts } from "../texts.ts";
import { alert } from "./alert.ts";
import { attempt } from "./attempt.ts";
import { cart } from "./cart.ts";
import { charges } from "./charges.ts";
import { checkout } from "./checkout.ts";
import { common } from "./common.ts";
import { confirmation } from "./confirmation.ts";
import { elements } from "./elements.ts";
import { errors } from "./errors.ts";
import { fpxCheckout } from "./fpxCheckout.ts";
import { login } from "./login.ts";
import { notices } from "./notices.ts";
import { paySteps } from "./paySteps.ts";
import { scan } from "./scan.ts";
import { search } from "./search.ts";
import { shell } from "./shell.ts";

export const texts: Texts = {
  alert,
  attempt,
  cart,
  charges,
  checkout,
  common,
  confirmation,
  elements,
  errors,
  fpxCheckout,
  login,
  notices,
  paySteps,
  scan,
  search,
  shell,
};
