import type { Actor } from '../../kernel/auth/actor.ts';
import type { Platform } from '../../kernel/platform.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readingOf } from '../retailers/index.ts';

const system = 'accounting';

/** Works on the books of the provider. @throws Refusal ACCOUNTING_OF_THE_PROVIDER for an analyst of anybody else. */
export const inBooks = <T>(platform: Pick<Platform, 'db'>, actor: Actor, work: () => Promise<T>): Promise<T> =>
  readingOf(platform, { actor, retailerId: null, system }, (isProvider) =>
    isProvider ? work() : refuse('ACCOUNTING_OF_THE_PROVIDER'),
  );
