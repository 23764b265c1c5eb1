import { Suspense } from "react";
import type { IllustrationProps } from "../../ui/text/Illustration.tsx";
import { useEnvironment } from "../environment.tsx";
import { optional } from "./optional.ts";

const Illustration = optional(async () => (await import("../../ui/text/Illustration.tsx")).Illustration);

/** An illustration, which loads after its screen. Only in the portal: an element stays as quiet as its page, and loads none. */
export function Decoration({ scene }: IllustrationProps) {
  const { canLogIn } = useEnvironment();
  if (!canLogIn) return null;
  return (
    <Suspense>
      <Illustration scene={scene} />
    </Suspense>
  );
}
