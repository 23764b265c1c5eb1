import type { i18n, TFunction } from "i18next";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";

/**
 * A language's texts. react-i18next's own `useTranslation` subscribes to the translator in every component, and the state of each
 * subscription takes as much memory as a whole form. Here a provider subscribes once for all components below it.
 */

export interface Translation {
  readonly t: TFunction;
  readonly i18n: i18n;
}

const TranslationContext = createContext<Translation | undefined>(undefined);

/** The texts of the language around. @throws Error outside a TranslationProvider, which is a defect of ours */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (translation === undefined) throw new Error("useTranslation needs a TranslationProvider above it.");
  return translation;
}

/** Provides a translator. Its children render again when further texts have loaded. */
export function TranslationProvider({
  i18n,
  children,
}: {
  readonly i18n: i18n;
  readonly children?: ReactNode;
}) {
  const followed = followedOf(i18n);
  const translation = useSyncExternalStore(followed.subscribe, followed.current, followed.current);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

interface Followed {
  readonly current: () => Translation;
  readonly subscribe: (listener: () => void) => () => void;
}

/** One entry for each translator, shared by all its providers. */
const FOLLOWED = new WeakMap<i18n, Followed>();

function followedOf(i18n: i18n): Followed {
  const known = FOLLOWED.get(i18n);
  if (known !== undefined) return known;
  // a new `t` each time, so that memoised values that depend on it update
  const translationNow = (): Translation => ({ t: i18n.getFixedT(i18n.language), i18n });
  let translation = translationNow();
  const followed: Followed = {
    current: () => translation,
    subscribe: (listener) => {
      i18n.store.on("added", listener);
      return () => i18n.store.off("added", listener);
    },
  };
  // registered before the providers' listeners, which then read the new value
  i18n.store.on("added", () => {
    translation = translationNow();
  });
  FOLLOWED.set(i18n, followed);
  return followed;
}
