import { expect, test, vi } from 'vitest';
import { createSecrets } from '../../../kernel/secrets.ts';
import { silentLog, testSecret } from '../../../testing/platform.ts';
import { MOST_PICTURE_BYTES } from '../rules/picture-kind.ts';
import { bindRecompute, recomputePicture } from './recompute-picture.ts';

const platform = { secrets: createSecrets(testSecret), log: silentLog };
const jpeg = (size = 64) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(size)]);

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'UNSUPPORTED'],
  ['HEIC', Buffer.from('0000ftypheic0000', 'latin1'), 'UNSUPPORTED'],
  ['GIF', Buffer.from('GIF89a'), 'UNSUPPORTED'],
  ['nothing', Buffer.alloc(0), 'UNSUPPORTED'],
  ['too many bytes', jpeg(MOST_PICTURE_BYTES), 'TOO_MANY_BYTES'],
])('%s is given to no decoder', async (_, picture, broken) => {
  const recompute = vi.fn<() => Promise<null>>();
  bindRecompute(platform, recompute);
  expect(await recomputePicture(platform, picture)).toEqual({ broken });
  expect(recompute).not.toHaveBeenCalled();
});

test('a picture that no process could draw is nobody’s fault', async () => {
  bindRecompute(platform, () => Promise.resolve(null));
  expect(await recomputePicture(platform, jpeg())).toEqual({ broken: 'NO_READER' });
});
