/** A gateway's payment attempts, by the merchant's reference. */
export interface AttemptStore<Attempt> {
  /** Stores a new attempt. False if its reference was used before. */
  add(attempt: Attempt): Promise<boolean>;
  find(reference: string): Promise<Attempt | undefined>;
  /**
   * Replaces an attempt in one step, so that two clicks decide a payment once.
   * @param next returns the new version, or undefined to change nothing
   * @returns the new version. Undefined if nothing changed or the reference is unknown
   */
  change(reference: string, next: (attempt: Attempt) => Attempt | undefined): Promise<Attempt | undefined>;
}

/** Keeps the attempts until the process ends. */
export function memoryAttemptStore<Attempt>(
  referenceOf: (attempt: Attempt) => string,
): AttemptStore<Attempt> {
  const attempts = new Map<string, Attempt>();
  return {
    async add(attempt) {
      const reference = referenceOf(attempt);
      if (attempts.has(reference)) return false;
      attempts.set(reference, attempt);
      return true;
    },
    async find(reference) {
      return attempts.get(reference);
    },
    async change(reference, next) {
      const attempt = attempts.get(reference);
      const changed = attempt === undefined ? undefined : next(attempt);
      if (changed !== undefined) attempts.set(reference, changed);
      return changed;
    },
  };
}
