import type { Clock } from '../../kernel/clock.ts';
import type { DeviceLock } from '../../modules/smartphone-sale/index.ts';
import type { DeviceLockConfig } from './config.ts';
import { embeddedRegister } from './embedded-register.ts';
import { lockService } from './lock-service.ts';

export { deviceLockConfig } from './config.ts';

/** A service nobody configured does not answer: no device is sold unlocked by mistake. */
const absent = () => Promise.reject(new Error('no device lock service is configured (DEVICE_LOCK_PROVIDER)'));
const noService: DeviceLock = { identify: absent, submit: absent, confirm: absent, release: absent };

/** The lock service of the configuration. */
export function deviceLock(config: DeviceLockConfig, clock: Clock): DeviceLock {
  if (config.provider === 'embedded') return embeddedRegister();
  return config.provider === 'http' ? lockService({ ...config, clock }) : noService;
}
