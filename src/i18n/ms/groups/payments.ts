import { payments } from "../payments.ts";

export const texts = { payments };
