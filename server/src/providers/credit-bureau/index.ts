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
): CreditBureau => {
  if (config.provider === 'http') return httpBureau({ ...config, clock });
  return config.provider === 'none' ? noBureau : embeddedBureau({ clock, secrets });
};

/** Silence, on which nobody is approved. */
const noBureau: CreditBureau = {
  name: 'none',
  ask: () => Promise.reject(new Error('no credit bureau is set up')),
};
