import type { Platform } from '../../kernel/platform.ts';
import { bindFaceJudge } from '../../modules/faces/index.ts';
import type { FaceCheckConfig } from './config.ts';
import { faceService } from './face-service.ts';

export { faceCheckConfig } from './config.ts';

/** Has a service judge faces where the configuration names one; without, the server reads them itself. */
export function faceCheck(config: FaceCheckConfig, platform: Pick<Platform, 'secrets' | 'clock' | 'log'>): void {
  if (config.provider === 'http') bindFaceJudge(platform, faceService({ ...config, ...platform }));
}
