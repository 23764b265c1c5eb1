import { create, type Infer } from "superstruct";
import { verificationFile } from "../../api/schemas/councils/siteVerification.ts";
import { VERIFICATION_PATH } from "../../domain/embed/verificationFile.ts";
import type { Timer } from "../timer.ts";
import { isPublicAddress } from "./publicAddress.ts";
import { SiteFailure } from "./siteFailure.ts";
import type { FileAnswer, SiteNetwork } from "./siteNetwork.ts";

/** Bytes. */
const MOST = 4096;

/** Milliseconds for the name and the file together. */
const PATIENCE = 5_000;

/**
 * Reads the verification file of a host. It resolves the name once, refuses the host when any of its addresses is not public, and
 * connects to a checked address, so that a name that changes in between leads nowhere else.
 * @param stopping ends the read at once
 * @throws SiteFailure
 */
export async function readVerificationFile(
  network: SiteNetwork,
  timer: Timer,
  host: string,
  stopping?: AbortSignal,
): Promise<Infer<typeof verificationFile>> {
  const over = new AbortController();
  const signal = stopping === undefined ? over.signal : AbortSignal.any([over.signal, stopping]);
  const tooLate = timer.wait(PATIENCE, signal).then(() => {
    throw new SiteFailure("timeout");
  });
  try {
    return fileIn(await Promise.race([answerOf(network, host, signal), tooLate]));
  } finally {
    tooLate.catch(() => undefined);
    over.abort();
  }
}

async function answerOf(network: SiteNetwork, host: string, signal: AbortSignal): Promise<FileAnswer> {
  const addresses = await network.resolve(host).catch((): readonly string[] => []);
  const [address] = addresses;
  if (address === undefined) throw new SiteFailure("no_address");
  if (!addresses.every(isPublicAddress)) throw new SiteFailure("private_address");
  try {
    return await network.read({ host, address, path: VERIFICATION_PATH, most: MOST, signal });
  } catch (failure) {
    throw failure instanceof SiteFailure ? failure : new SiteFailure("unreachable");
  }
}

function fileIn({ status, contentType = "", body }: FileAnswer): Infer<typeof verificationFile> {
  if (status >= 300 && status < 400) throw new SiteFailure("redirect");
  if (status !== 200) throw new SiteFailure("file_missing");
  if (contentType.split(";")[0]?.trim().toLowerCase() !== "application/json")
    throw new SiteFailure("not_json");
  try {
    return create(JSON.parse(new TextDecoder().decode(body)), verificationFile);
  } catch {
    throw new SiteFailure("file_wrong");
  }
}
