import { sha256 } from '../../../kernel/digest.ts';

export type Arm = 'CHAMPION' | 'CHALLENGER';

const BUCKETS = 10_000;
/** Of a hash in hex: 32 bits. */
const FIRST_BITS = 8;

/** Where a customer falls in an experiment, 0 to 9999: the first 32 bits of a hash, the same for ever. */
export const bucketOf = (experimentId: string, customerKey: string): number =>
  Number.parseInt(sha256(`${experimentId}:${customerKey}`).slice(0, FIRST_BITS), 16) % BUCKETS;

/** Which policy decides on a customer; `challengerBp` is the challenger's share in hundredths of a percent. */
export const armOf = (experiment: { id: string; challengerBp: number }, customerKey: string): Arm =>
  bucketOf(experiment.id, customerKey) < experiment.challengerBp ? 'CHALLENGER' : 'CHAMPION';
