import { type GivenCouncilPrint, keepCouncilPrint } from "../licences/councilPrint.ts";
import { type Delivery, inDatabases, postToSystem, reasonOf, type SystemPlace } from "./runningSystem.ts";

/** Keeps what a council prints on its documents, over what stands. */
export async function deliverCouncil(given: GivenCouncilPrint, place: SystemPlace): Promise<Delivery> {
  const answer = await postToSystem(place, "councils", given);
  if (answer === "nobody answers")
    return inDatabases(place, ({ metadata }) => keepCouncilPrint(metadata, given));
  if (answer === "broken") return { refused: `The system on port ${place.port} broke off. Try again.` };
  if (answer.ok) return { delivered: "to the running system" };
  return { refused: `The system on port ${place.port} refused it: ${await reasonOf(answer)}.` };
}
