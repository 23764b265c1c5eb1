import { LicenceScreen } from "../src/screens/licence/LicenceScreen.tsx";
import { defineScreen } from "./define-screen.tsx";

/**
 * @summary A digital licence to print, for the citizen who paid its renewal in this browser.
 * @element kaunter-licence
 *
 * @attr {string} licence - The base64 of the licence's number and period, `R1300001-2027` or `301-1301-2027-03`. Default: the
 *   licence that this browser's last payment renewed.
 */
defineScreen({
  tag: "kaunter-licence",
  component: LicenceScreen,
  screens: ["licence"],
  attributes: ["licence"],
});
