import { dynamic, object, type Struct, string } from "superstruct";
import type { OwnRecord } from "../../api/schemas/user.ts";
import { fullNameField, nricField, phoneField } from "../parts/account/accountFields.ts";

/**
 * The fields of the user's record that the user may change. A field with a value cannot become empty. A field without a value,
 * such as an administrator's identity number, may stay empty.
 */
export function profileForm({ full_name, ic_num, phone }: OwnRecord) {
  return object({
    full_name: fieldOf(full_name, fullNameField),
    ic_no: fieldOf(ic_num, nricField),
    phone: fieldOf(phone, phoneField),
  });
}

function fieldOf(current: string | undefined, field: Struct<string, null>): Struct<string, null> {
  return current === undefined ? dynamic((typed) => (typed === "" ? string() : field)) : field;
}
