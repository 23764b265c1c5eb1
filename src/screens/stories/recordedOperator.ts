import { LONG_NAME } from "./longTexts.ts";

/** The portal's operator in its configuration. */
export const OPERATOR = {
  name: "Syarikat Contoh Sdn. Bhd.",
  phone: "+60 88-000 000",
  email: "bantuan@kaunter.example",
  hours: { first_day: "Mon", last_day: "Fri", opens: "08:00", closes: "17:00" },
  is_example: false,
};

export const LONG_OPERATOR = { ...OPERATOR, name: LONG_NAME };
