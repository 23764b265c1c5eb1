import { CartScreen } from "../src/screens/cart/CartScreen.tsx";
import { defineScreen } from "./define-screen.tsx";

/**
 * @summary The cart of the page: what will be paid, and the way on.
 * @element kaunter-cart
 */
defineScreen({
  tag: "kaunter-cart",
  component: CartScreen,
  screens: ["cart"],
  attributes: [],
});
