import { UserError } from '../../kernel/user-error.ts';

/** What `npm run seed` was asked for. */
export interface SeedOptions {
  /** Generated contracts to add; null for the demonstration alone. */
  contracts: number | null;
}

/** Words on the command line that make no sense; the message says what does. */
export class WrongOptions extends UserError {}

const MAX_CONTRACTS = 50_000_000;
const USAGE =
  'Use: npm run seed            the demonstration\n     npm run seed -- --contracts 1000000   generated contracts too (PostgreSQL only)';

/** Reads the command line. @throws WrongOptions with the usage. */
export function readOptions(words: readonly string[]): SeedOptions {
  if (words.length === 0) return { contracts: null };
  const [first = '', second, ...more] = words;
  const [flag, value = second] = first.split('=', 2);
  const hasMore = more.length > 0 || (first.includes('=') && second !== undefined);
  if (flag !== '--contracts' || hasMore) throw new WrongOptions(USAGE);
  const contracts = /^\d[\d_]*$/.test(value ?? '') ? Number(value?.replaceAll('_', '')) : Number.NaN;
  if (!(contracts >= 1 && contracts <= MAX_CONTRACTS)) {
    throw new WrongOptions(
      `--contracts takes a whole number from 1 to ${MAX_CONTRACTS}, not '${value ?? ''}'.\n${USAGE}`,
    );
  }
  return { contracts };
}
