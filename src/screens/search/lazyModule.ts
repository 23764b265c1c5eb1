/** A piece of the program that comes when it is needed: once for the page, whatever the number of searches on it. */
export interface LazyModule<Code> {
  /** Undefined until it was fetched. */
  code: Code | undefined;
  /** @throws when it cannot be fetched */
  fetch(): Promise<Code>;
  /** To be called when it may be needed soon: what cannot be fetched then is tried again when it is needed. */
  prepare(): void;
}

/** @param fetch gives an object that holds the code */
function lazyModule<Code extends object>(fetch: () => Promise<Code>): LazyModule<Code> {
  const part: LazyModule<Code> = {
    code: undefined,
    fetch: async () => {
      part.code ??= await fetch();
      return part.code;
    },
    prepare: () => void part.fetch().catch(() => undefined),
  };
  return part;
}

/** What comes after the search's form. */
export const OUTCOME = lazyModule(async () => (await import("./outcome.ts")).OUTCOME);

/** The forms that some of what is paid asks to be filled in, with the library that they stand on. */
export const FORMS = lazyModule(async () => (await import("./forms.ts")).FORMS);
