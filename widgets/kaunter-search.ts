import { SearchScreen } from "../src/screens/search/SearchScreen.tsx";
import { defineScreen } from "./define-screen.tsx";

/**
 * @summary Find an account, a bill or a licence, and put what is due in the cart.
 * @element kaunter-search
 *
 * @attr {ChargeType} charge - The charge type to begin with, such as `assessment` or `compound`.
 * @attr {string} account - The account, licence or compound number to begin with.
 */
defineScreen({
  tag: "kaunter-search",
  component: SearchScreen,
  screens: ["search"],
  attributes: ["charge", "account"],
});
