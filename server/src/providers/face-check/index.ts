import type { Platform } from '../../kernel/platform.ts';
import { bindBiometryCheck } from '../../modules/biometry/index.ts';
import { bindFaceJudge } from '../../modules/faces/index.ts';
import { biometryService } from './biometry-service.ts';
import type { FaceCheckConfig } from './config.ts';
import { faceService } from './face-service.ts';

export { faceCheckConfig } from './config.ts';

/** Has a service judge faces and photographs where the configuration names one; without, the server does so itself. */
export function faceCheck(config: FaceCheckConfig, platform: Pick<Platform, 'secrets' | 'clock' | 'log'>): void {
  if (config.provider !== 'http') return;
  bindFaceJudge(platform, faceService({ ...config, ...platform }));
  bindBiometryCheck(platform, biometryService({ ...config, ...platform }));
}
