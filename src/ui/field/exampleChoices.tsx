import { sen } from "../../domain/money.ts";
import { Money } from "../text/Money.tsx";

/** The selections of an assessment, for stories. */
export const EXAMPLE_CHOICES = [
  {
    value: "1",
    title: "Tunggakan",
    detail: "Dibayar hingga 2025/4",
    amount: <Money amount={sen(12800)} />,
  },
  {
    value: "2",
    title: "Tunggakan dan semasa",
    detail: "Dibayar hingga 2026/2",
    amount: <Money amount={sen(25600)} />,
  },
  {
    value: "3",
    title: "Setahun penuh",
    detail: "Diskaun RM 12.80",
    amount: <Money amount={sen(37120)} />,
  },
] as const;
