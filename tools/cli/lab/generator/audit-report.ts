/** The generator, and samplers that are broken on purpose: the same tests must tell them apart. */
export const SAMPLERS = ['engine', 'modulo', 'sort-random', 'stuck', 'arc4-keys', 'engine-2'] as const;

export type SamplerId = (typeof SAMPLERS)[number];

/**
 * What is tested:
 * - `singles`, `pairs`: how often each number, and each pair apart from its numbers, is in a ticket
 * - `gaps`: tickets from one appearance of a number to its next
 * - `neighbours`: numbers that a ticket has in common with the next one
 * - `streams`: the same of the first tickets of neighbouring streams
 * - `lines`, `curves`: second and third differences of the first outputs of neighbouring streams
 */
export const AUDIT_TESTS = ['singles', 'pairs', 'gaps', 'neighbours', 'streams', 'lines', 'curves'] as const;

export type AuditTestId = (typeof AUDIT_TESTS)[number];

/** What one test says of one sampler. */
export interface AuditTest {
  readonly id: AuditTestId;
  /** How far it is from what chance gives, in standard deviations; above 0 farther than usual, below 0 more even. */
  readonly z: number;
  /** How often chance is as far on either side, 0…1, and the same after Holm's correction for all tests of the sampler. */
  readonly p: number;
  readonly adjusted: number;
}

/** What the tests say of one sampler. */
export interface AuditedSampler {
  readonly id: SamplerId;
  readonly tests: readonly AuditTest[];
}

/** What an audit of the generator comes to. */
export interface AuditReport {
  readonly kind: 'audit';
  /** Tickets of each sampler. */
  readonly tickets: number;
  readonly samplers: readonly AuditedSampler[];
}

/** A sampler is caught where the corrected p-value of a test is below this. */
export const AUDIT_ALPHA = 0.001;

/** True for a sampler that some test tells from chance. */
export function isCaught({ tests }: AuditedSampler): boolean {
  return tests.some(({ adjusted }) => adjusted < AUDIT_ALPHA);
}
