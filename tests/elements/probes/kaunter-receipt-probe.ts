import { defineScreen } from "../../../widgets/define-screen.tsx";
import { Probe } from "./Probe.tsx";

defineScreen({
  tag: "kaunter-receipt-probe",
  component: Probe,
  screens: ["receipt"],
  attributes: ["payment"],
});
