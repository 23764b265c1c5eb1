import { account } from "../account.ts";
import { forgotPassword } from "../forgotPassword.ts";
import { history } from "../history.ts";
import { loginForm } from "../loginForm.ts";
import { newPassword } from "../newPassword.ts";
import { profile } from "../profile.ts";
import { registration } from "../registration.ts";
import { resetPassword } from "../resetPassword.ts";
import { validation } from "../validation.ts";
import { verification } from "../verification.ts";

export const texts = {
  account,
  forgotPassword,
  history,
  loginForm,
  newPassword,
  profile,
  registration,
  resetPassword,
  validation,
  verification,
};
