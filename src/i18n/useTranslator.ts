import type { i18n } from "i18next";
import { useEffect, useState } from "react";

/**
 * Returns the created translator once it has its texts. Until then it returns the previous one, or undefined.
 * @param make must stay the same function while the wanted translator is the same
 * @param first a translator that already exists, used first
 * @throws during rendering when the first texts could not be loaded, so that the error boundary shows its fallback
 */
export function useTranslator(make: () => Promise<i18n>, first?: i18n): i18n | undefined {
  const [translator, setTranslator] = useState(first);
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let wanted = true;
    make().then(
      (made) => wanted && setTranslator(made),
      (error: unknown) =>
        wanted && setFailure(new Error("The texts did not load. See the cause.", { cause: error })),
    );
    return () => {
      wanted = false;
    };
  }, [make]);
  if (failure !== undefined && translator === undefined) throw failure;
  return translator;
}
