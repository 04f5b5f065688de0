import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../kernel/config.ts';
import type { DeviceLock } from '../../modules/smartphone-sale/index.ts';
import { embeddedRegister } from './embedded-register.ts';
import { lockService } from './lock-service.ts';

/** A service nobody configured does not answer: no device is sold unlocked by mistake. */
const absent = () => Promise.reject(new Error('no device lock service is configured (DEVICE_LOCK_PROVIDER)'));
const noService: DeviceLock = { identify: absent, submit: absent, confirm: absent, release: absent };

/** The lock service of the configuration. */
export function deviceLock({ deviceLock: chosen }: Pick<Config, 'deviceLock'>, clock: Clock): DeviceLock {
  if (chosen.provider === 'embedded') return embeddedRegister();
  return chosen.provider === 'http' ? lockService({ ...chosen, clock }) : noService;
}
