/**
 * The fields with a display name in each language (rules 3.19, 5.19). The names are in the texts' branch `validation`. A screen
 * that calls a field something else keeps that text with its own.
 */
export const FIELD_NAMES = [
  "account_no",
  "account_type",
  "amount",
  "amount_received",
  "assessment_no",
  "category",
  "code",
  "compound_no",
  "confirm_password",
  "date_of_birth",
  "discount",
  "discount_amount",
  "discount_method",
  "due_date",
  "email_address",
  "full_name",
  "gender",
  "ic_no",
  "identity_id",
  "identity_type",
  "invoice_date",
  "invoice_no",
  "license_no",
  "name",
  "nationality",
  "paid_until",
  "password",
  "phone_no",
  "process_fee",
  "property_id",
  "receipt_no",
  "reference_no",
  "remark",
  "role",
  "service_fee",
  "transaction_no",
  "username",
  "valid_until",
  "vehicle_no",
] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

/** The translation key of a field's name. */
export function fieldNameKey<Name extends FieldName>(name: Name) {
  return `validation.field.${name}` as const;
}

/** Fields whose display name does not fit into a sentence, because it is an instruction or part of one. */
const CALLED_OTHERWISE = ["confirm_password", "paid_until", "valid_until"] as const;

function isCalledOtherwise(name: FieldName): name is (typeof CALLED_OTHERWISE)[number] {
  return CALLED_OTHERWISE.some((one) => one === name);
}

/** The translation key of a field's name inside a message. */
export function nameInSentenceKey(name: FieldName) {
  return isCalledOtherwise(name) ? (`validation.inSentence.${name}` as const) : fieldNameKey(name);
}
