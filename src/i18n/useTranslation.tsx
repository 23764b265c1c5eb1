import type { i18n, TFunction } from "i18next";
import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";

/**
 * The words of a language, for what is drawn in it. react-i18next's own `useTranslation` follows the translator by itself in each
 * component that says a word, and so keeps for each what a whole form weighs. Here a provider follows it for all that stand in it.
 */

export interface Translation {
  readonly t: TFunction;
  readonly i18n: i18n;
}

const TranslationContext = createContext<Translation | undefined>(undefined);

/** The words of the language around. @throws Error outside a provider: a fault of ours */
export function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (translation === undefined) throw new Error("what says a word needs a language");
  return translation;
}

/** Gives its children a translator; they are drawn again when it gets further texts. */
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

/** One for each translator, whatever the number of providers of it. */
const FOLLOWED = new WeakMap<i18n, Followed>();

function followedOf(i18n: i18n): Followed {
  const known = FOLLOWED.get(i18n);
  if (known !== undefined) return known;
  // another `t` each time, for those who keep what they made with it
  const translationNow = (): Translation => ({ t: i18n.getFixedT(i18n.language), i18n });
  let translation = translationNow();
  const followed: Followed = {
    current: () => translation,
    subscribe: (listener) => {
      i18n.store.on("added", listener);
      return () => i18n.store.off("added", listener);
    },
  };
  // before those of the providers, which then find the new one
  i18n.store.on("added", () => {
    translation = translationNow();
  });
  FOLLOWED.set(i18n, followed);
  return followed;
}
