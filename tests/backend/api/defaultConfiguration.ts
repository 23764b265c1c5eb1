import { UNNAMED_OPERATOR } from "../../../src/api/schemas/operator.ts";
import { DEFAULT_LICENCE_MEANINGS } from "../../../src/charges/license/codes.ts";

/** The configuration when the document metadata/configuration is empty. */
export const DEFAULT_CONFIGURATION = {
  closing: false,
  snackbarMessage: null,
  announcement: null,
  app_version: null,
  app_stores: {},
  cart_limit: 20,
  cards: true,
  card_form: false,
  operator: UNNAMED_OPERATOR,
  page_views: false,
  assistance: { active: true, percent: 20, charges: ["assessment"], dialog: true },
  licences: DEFAULT_LICENCE_MEANINGS,
  councils: {},
} as const;
