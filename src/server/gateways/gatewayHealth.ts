import type { Clock } from "../clock.ts";

/** How a gateway has answered this process since its start. Instants in UTC. */
export interface GatewayHealth {
  /** When the process began to record. */
  readonly since: string;
  /** The last answer to an enquiry, or the last report of the gateway's own server. */
  readonly last_answer: string | null;
  /** The enquiries after the last answer. None of them got an answer. */
  readonly failures: number;
  /** The first of these. */
  readonly failing_since: string | null;
}

export interface HealthRecord {
  answered(): void;
  /** An enquiry got no answer, or one that is none of the gateway's. */
  failed(): void;
  read(): GatewayHealth;
}

/** Records the answers of a gateway in memory. */
export function createHealthRecord(clock: Clock): HealthRecord {
  const now = () => clock.now().toISOString();
  let health: GatewayHealth = { since: now(), last_answer: null, failures: 0, failing_since: null };
  return {
    answered() {
      health = { since: health.since, last_answer: now(), failures: 0, failing_since: null };
    },
    failed() {
      const { failures, failing_since } = health;
      health = { ...health, failures: failures + 1, failing_since: failing_since ?? now() };
    },
    read: () => health,
  };
}
