import { SearchScreen } from "../src/screens/search/SearchScreen.tsx";
import { defineScreen } from "./define-screen.tsx";

/**
 * @summary The search for an account, a bill or a licence. The citizen adds what they owe to the cart.
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
