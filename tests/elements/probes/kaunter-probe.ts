import { defineScreen } from "../../../widgets/define-screen.tsx";
import { Probe } from "./Probe.tsx";

defineScreen({
  tag: "kaunter-probe",
  component: Probe,
  screens: ["search"],
  attributes: ["charge", "account"],
});
