import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { FaceChallenge } from '@balcao/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSecrets } from '../../../kernel/secrets.ts';
import { testSecret } from '../../../testing/platform.ts';
import { createFaceReader } from '../reader/face-reader.ts';
import { type ReaderLimits, startReader } from '../reader/reader-process.ts';
import { sampleFace } from '../testing/sample-face.ts';
import { sampleSpot, variantsOf } from '../testing/variants.ts';
import { bindFaceJudge, embeddedJudge, judgeFace } from './judge-face.ts';

/** The head of a PNG that says how large it is, and nothing after it. */
function headOf(width: number, height: number): Buffer {
  const data = Buffer.alloc(17);
  data.write('IHDR', 0, 'latin1');
  data.writeUInt32BE(width, 4);
  data.writeUInt32BE(height, 8);
  data.set([8, 2, 0, 0, 0], 12);
  const chunk = (body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length - 4);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const pixels = Buffer.concat([Buffer.from('IDAT'), deflateSync(Buffer.alloc(64))]);
  return Buffer.concat([Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'), chunk(data), chunk(pixels)]);
}

const front: FaceChallenge = { poses: ['FRONT'] };
const variants = variantsOf(sampleFace(), sampleSpot);
const made = (name: string) => variants.find((one) => one.name === name)?.make() ?? Promise.reject(new Error(name));

/** With the real process and the real model; what they cost is why there are few of these. */
describe('faces are judged by this server', { timeout: 120_000 }, () => {
  const warn = vi.fn<(...said: unknown[]) => void>();
  const reader = createFaceReader({ warn }, { idleMs: 1_000, startMs: 60_000, deadlineMs: 60_000 });
  const judge = embeddedJudge(reader.read);
  const outcome = async (picture: Buffer, portrait: Buffer | null = sampleFace(), challenge = front) =>
    judge({ pictures: [picture], portrait, challenge });

  test('the person of the portrait passes, and is alike to it', async () => {
    const judged = await outcome(await made('plain'));
    expect(judged).toMatchObject({ outcome: 'PASSED', reasons: [] });
    expect(judged.similarity).toBeGreaterThan(0.7);
  });

  test('a picture from the front follows no challenge to turn', async () => {
    const picture = await made('plain');
    expect(await outcome(picture, null, { poses: ['LEFT'] })).toMatchObject({
      outcome: 'RETAKE',
      reasons: ['NOT_TURNED'],
    });
  });

  test('what is wrong with a picture is said; a darker skin is nothing wrong', async () => {
    expect((await outcome(await made('width 0.14'))).reasons).toContain('TOO_FAR');
    expect((await outcome(await made('nobody'))).reasons).toEqual(['NO_FACE']);
    expect((await outcome(await made('two side by side'))).reasons).toContain('MANY_FACES');
    expect((await outcome(await made('darker skin'))).outcome).not.toBe('RETAKE');
  });

  test('a picture is drawn anew: the right way up, smaller, without what the camera noted; a face on it is measured', async () => {
    const turned = await sharp(await made('plain'))
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'somebody' } })
      .jpeg()
      .toBuffer();
    const drawn = await reader.recompute(turned);
    if (!drawn || 'broken' in drawn) throw new Error('not drawn');
    const { orientation, exif, width, height } = await sharp(drawn.jpeg).metadata();
    expect([orientation, exif]).toEqual([undefined, undefined]);
    expect(drawn.faces?.faceWidths).toHaveLength(1);
    expect([drawn.page.width > drawn.page.height, Math.max(width, height) <= 1280]).toEqual([width > height, true]);
  });

  test('900 megapixels, half a picture and 12,000 pixels: each is told apart, and the process lives on', async () => {
    const flat = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#777' }, limitInputPixels: false })
        .png({ compressionLevel: 9 })
        .toBuffer();
    const picture = await made('plain');
    expect(await reader.recompute(await flat(6_000, 5_000))).toEqual({ broken: 'TOO_LARGE' });
    expect(await reader.recompute(headOf(30_000, 30_000))).toEqual({ broken: 'TOO_LARGE' });
    expect(await reader.recompute(picture.subarray(0, picture.length / 2))).toEqual({ broken: 'DAMAGED' });
    expect(await reader.recompute(await flat(12_000, 900))).toMatchObject({ page: { width: 12_000, height: 900 } });
    expect(warn).not.toHaveBeenCalled();
  });

  test('a bomb, half a picture, a drawing and nothing are unreadable, and the process lives on', async () => {
    const picture = await made('plain');
    const bomb = await sharp({ create: { width: 6_000, height: 5_000, channels: 3, background: '#123' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const bytes of [bomb, picture.subarray(0, picture.length / 2), svg, Buffer.alloc(0)])
      expect((await outcome(bytes)).reasons).toEqual(['PICTURE_UNREADABLE']);
    expect((await outcome(picture, svg)).reasons).toEqual(['PORTRAIT_UNUSABLE']);
    expect(warn).not.toHaveBeenCalled();
  });
});

test('more or fewer pictures than were asked for start nothing', async () => {
  const read = vi.fn<() => Promise<null>>();
  const judged = await embeddedJudge(read)({ pictures: [], portrait: null, challenge: front });
  expect(judged).toMatchObject({ outcome: 'RETAKE', reasons: ['PICTURE_MISSING'] });
  expect(read).not.toHaveBeenCalled();
});

test('what cannot be read twice is for a person', async () => {
  const judge = embeddedJudge(() => Promise.resolve(null));
  const judged = await judge({ pictures: [sampleFace()], portrait: null, challenge: front });
  expect(judged).toEqual({ outcome: 'DOUBTFUL', reasons: ['NOT_JUDGED'], similarity: null });
});

test('a bound judge judges for its server alone, also on a platform made for an act', async () => {
  const warn = vi.fn<(...said: unknown[]) => void>();
  const log = { info: warn, warn, error: warn, debug: warn };
  const one = { secrets: createSecrets(testSecret), log };
  const other = { secrets: createSecrets(testSecret), log };
  const passed = { outcome: 'PASSED' as const, reasons: [], similarity: 1 };
  bindFaceJudge(one, () => Promise.resolve(passed));
  expect(await judgeFace({ ...one }, { pictures: [], portrait: null, challenge: front })).toEqual(passed);
  const own = await judgeFace(other, { pictures: [], portrait: null, challenge: front });
  expect(own.reasons).toEqual(['PICTURE_MISSING']);
});

describe('a process that misbehaves', () => {
  let folder: string;
  beforeAll(async () => (folder = await mkdtemp(path.join(tmpdir(), 'faces-'))));
  afterAll(() => rm(folder, { recursive: true }));
  const limits: ReaderLimits = { startMs: 20_000, deadlineMs: 20_000, heapMb: 128, memoryMb: 4_000 };
  const started = async (program: string, changes: Partial<ReaderLimits> = {}) => {
    const file = path.join(folder, `${program.length}.mjs`);
    await writeFile(file, program);
    return startReader({ ...limits, ...changes }, file);
  };
  const onAsk = (act: string) => `process.send('ready'); process.on('message', () => { ${act} });`;

  test('hangs: it is ended at the deadline', async () => {
    const reader = await started(onAsk('for (;;);'), { deadlineMs: 300 });
    await expect(reader.ask([])).rejects.toMatchObject({ cause: { message: expect.stringContaining('300 ms') } });
    await expect(reader.ask([])).rejects.toThrow('the face process is gone');
  });

  test('ends: its last words are told', async () => {
    const reader = await started(onAsk("process.stderr.write('no more models', () => process.exit(3));"));
    await expect(reader.ask([])).rejects.toThrow('no more models');
  });

  test('takes too much memory: it is ended', async () => {
    // Only Linux tells what a process takes.
    if (!existsSync('/proc/self/statm')) return;
    const grow = 'const all = []; setInterval(() => all.push(Buffer.alloc(2e7, 1)), 5);';
    const reader = await started(onAsk(grow), { memoryMb: 300 });
    await expect(reader.ask([])).rejects.toMatchObject({ cause: { message: expect.stringContaining('300 MB') } });
  });

  test('gives way to the server, and so do all its threads', async () => {
    // Only Linux tells the priority of a thread.
    if (!existsSync('/proc/self/task')) return;
    const told = `const { readdirSync, readFileSync } = await import('node:fs');
      const stats = readdirSync('/proc/self/task').map((id) => readFileSync('/proc/self/task/' + id + '/stat', 'utf8'));
      const nice = stats.map((stat) => stat.slice(stat.lastIndexOf(')')).split(' ')[17]);`;
    const reader = await started(
      `${told} ${onAsk("process.send({ fault: [nice.length, ...new Set(nice)].join(' ') });")}`,
    );
    await expect(reader.ask([])).rejects.toThrow(new RegExp(`^\\d+ ${Math.min(19, getPriority() + 10)}$`));
  });

  test('knows no variable of the server', async () => {
    process.env['FACES_SECRET'] = 'secret';
    const reader = await started(onAsk('process.send({ fault: JSON.stringify(process.env) });'));
    await expect(reader.ask([])).rejects.toThrow(/^(?!.*FACES_SECRET)/);
    delete process.env['FACES_SECRET'];
  });
});
