import { CartScreen } from "../src/screens/cart/CartScreen.tsx";
import { defineScreen } from "./define-screen.tsx";

/**
 * @summary The cart of the page, with the items to pay and the button to the checkout.
 * @element kaunter-cart
 */
defineScreen({
  tag: "kaunter-cart",
  component: CartScreen,
  screens: ["cart"],
  attributes: [],
});
