import type { Platform } from '../../kernel/platform.ts';
import type { CreditBureau } from '../../modules/decisions/index.ts';
import type { CreditBureauConfig } from './config.ts';
import { embeddedBureau } from './embedded-bureau.ts';
import { httpBureau } from './http-bureau.ts';

export { creditBureauConfig } from './config.ts';

/** Who knows what customers owe elsewhere, as the configuration says. */
export const creditBureau = (
  config: CreditBureauConfig,
  { clock, secrets }: Pick<Platform, 'clock' | 'secrets'>,
): CreditBureau => (config.provider === 'http' ? httpBureau({ ...config, clock }) : embeddedBureau({ clock, secrets }));
