import type { StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ROLE_MISSING } from "../../api/schemas/failure.ts";
import { offline, unanswered } from "./network.ts";
import { type Answer, answering, refusal } from "./recordedPortal.tsx";
import { FINANCE_SESSION, logInto } from "./recordedReviewQueue.ts";

type Context = Pick<Parameters<NonNullable<StoryObj["play"]>>[0], "canvas">;

const offersRetry = async ({ canvas }: Context) => {
  await expect(await canvas.findByRole("button", { name: "Cuba lagi" })).toBeVisible();
};

const saysForbidden = async ({ canvas }: Context) => {
  await expect(await canvas.findByText("Peranan anda tidak membenarkan perkara ini")).toBeVisible();
};

/**
 * Stories of a page of the desk whose call gets no answer, fails, is refused because a role was taken away, or finds no network.
 * @param call the path of the page's call, or "METHOD path"
 */
export function deskStates(
  call: string,
  {
    session = FINANCE_SESSION,
    answers = {},
  }: {
    readonly session?: typeof FINANCE_SESSION;
    /** Answers to the other calls. */
    readonly answers?: Readonly<Record<string, Answer>>;
  } = {},
) {
  const on = (network: () => () => void) => ({
    beforeEach: () => {
      logInto(session);
      return network();
    },
  });
  const withAnswer = (answer: Answer) => on(() => answering({ ...answers, [call]: answer }));
  return {
    loading: { tags: ["loading"], ...on(() => unanswered(answers, call.replace(/^[A-Z]+ /, ""))) },
    serverAway: { tags: ["error"], ...withAnswer(503), play: offersRetry },
    forbidden: { tags: ["error"], ...withAnswer(refusal(403, ROLE_MISSING)), play: saysForbidden },
    offline: { tags: ["offline"], ...on(() => offline(answers)), play: offersRetry },
  };
}
