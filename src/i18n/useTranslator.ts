import type { i18n } from "i18next";
import { useEffect, useState } from "react";

/**
 * The translator that is made, once it has its texts; until then the one before, or undefined when there is none.
 * @param make the same function as long as the same translator is wanted
 * @param first one that was made before, as the first
 * @throws during drawing when the first texts could not be loaded, for the error boundary to show the fallback
 */
export function useTranslator(make: () => Promise<i18n>, first?: i18n): i18n | undefined {
  const [translator, setTranslator] = useState(first);
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let wanted = true;
    make().then(
      (made) => wanted && setTranslator(made),
      (error: unknown) => wanted && setFailure(new Error("the texts could not be loaded", { cause: error })),
    );
    return () => {
      wanted = false;
    };
  }, [make]);
  if (failure !== undefined && translator === undefined) throw failure;
  return translator;
}
