import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { exchangeKeys, merchantKeys } from "../backendUnderTest.ts";

/** Settings for a real exchange that never answers, on this machine, with its key and certificate in files of the folder. */
export async function realExchangeIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const certificates = join(folder, "exchange.pem");
  const key = join(folder, "merchant.key.pem");
  await writeFile(certificates, exchangeKeys.certificate);
  await writeFile(key, merchantKeys.privateKey);
  return {
    KAUNTER_FPX_URL: "http://127.0.0.1:9",
    KAUNTER_FPX_KEY: key,
    KAUNTER_FPX_CERTIFICATES: certificates,
    KAUNTER_FPX_SELLER_EX_ID: "EX00000001",
    KAUNTER_FPX_SELLER_ID: "SE00000001",
  };
}
