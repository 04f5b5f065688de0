import sharp from 'sharp';
import type { FaceReason } from '@balcao/contract';
import type { FaceMeasures } from '../rules/measures.ts';

/** Where the face of a still is: parts of the still. */
export type Spot = Pick<FaceMeasures, 'width' | 'x' | 'y'>;
type Picture = ReturnType<typeof sharp>;

/** Of the sample's face, as the model reads it. */
export const sampleSpot: Spot = { width: 0.65, x: 0.49, y: 0.49 };

const frame = { width: 720, height: 960 } as const;
const usual: Spot = { width: 0.4, x: 0.5, y: 0.48 };

/** A still as a camera would show it: its face at a spot of an upright picture, the rest a blur of the still. */
async function placed(still: Buffer, face: Spot, at: Partial<Spot> = {}): Promise<Picture> {
  const spot = { ...usual, ...at };
  const { width, height } = await sharp(still).metadata();
  const scale = (spot.width * frame.width) / (face.width * width);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const left = Math.round(spot.x * frame.width - face.x * size.width);
  const top = Math.round(spot.y * frame.height - face.y * size.height);
  const cut = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(size.width, frame.width - left) - Math.max(0, -left),
    height: Math.min(size.height, frame.height - top) - Math.max(0, -top),
  };
  const whole = await sharp(still).resize(size.width, size.height).toBuffer();
  const part = await sharp(whole).extract(cut).png().toBuffer();
  const behind = sharp(still).resize(frame.width, frame.height, { fit: 'cover' }).blur(40);
  return behind.composite([{ input: part, left: Math.max(0, left), top: Math.max(0, top) }]);
}

const jpeg = (picture: Picture): Promise<Buffer> => picture.jpeg({ quality: 88 }).toBuffer();
/** What `placed` has put together, to be changed as a whole. */
const flat = async (picture: Promise<Picture>): Promise<Picture> => sharp(await (await picture).png().toBuffer());

export interface Variant {
  name: string;
  /** What the gates should say; null: nothing. */
  expected: FaceReason | null;
  make: () => Promise<Buffer>;
}

/** A still as a camera would show it, its face in the oval. */
export const placedStill = async (still: Buffer, face: Spot): Promise<Buffer> => jpeg(await placed(still, face));

async function changed(picture: Promise<Picture>, change: (flat: Picture) => Picture): Promise<Buffer> {
  return jpeg(change(await flat(picture)));
}

async function sideBySide(still: Buffer, face: Spot): Promise<Buffer> {
  const half = await (await placed(still, face, { width: 0.5 })).png().toBuffer();
  const one = await sharp(half)
    .resize(frame.width / 2)
    .png()
    .toBuffer();
  const { height } = await sharp(one).metadata();
  const both = [0, frame.width / 2].map((left) => ({ input: one, left, top: Math.round((frame.height - height) / 2) }));
  return jpeg(sharp({ create: { ...frame, channels: 3, background: '#777' } }).composite(both));
}

/** Pictures that a person might take well, and each way of taking one badly; made of one still from the front. */
export function variantsOf(still: Buffer, face: Spot): Variant[] {
  const at = (spot: Partial<Spot>) => async () => jpeg(await placed(still, face, spot));
  const by = (change: (flat: Picture) => Picture) => () => changed(placed(still, face), change);
  const turned = (angle: number) =>
    by((one) => one.rotate(angle, { background: '#777' }).resize({ ...frame, fit: 'cover' }));
  const grain = (sigma: number) => async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma };
    const input = await sharp({ create: { ...frame, channels: 3, background: '#808080', noise } })
      .png()
      .toBuffer();
    return changed(placed(still, face), (one) => one.composite([{ input, blend: 'soft-light' }]));
  };
  const good: Record<string, () => Promise<Buffer>> = {
    plain: at({}),
    near: at({ width: 0.5 }),
    far: at({ width: 0.31 }),
    'a little to the left': at({ x: 0.43 }),
    'a little low': at({ y: 0.56 }),
    'weak light': by((one) => one.linear(0.6, 0)),
    'strong light': by((one) => one.linear(1.12, 4)),
    'darker skin': by((one) => one.linear([0.55, 0.46, 0.42], [10, 8, 7])),
    'cool light': by((one) => one.linear([0.85, 0.95, 1.1], [0, 0, 0])),
    'a little tilted': turned(6),
    'some grain': grain(18),
    'small file': async () =>
      sharp(await at({})())
        .jpeg({ quality: 45 })
        .toBuffer(),
  };
  const bad: readonly [FaceReason, string, () => Promise<Buffer>][] = [
    ['TOO_FAR', 'width 0.2', at({ width: 0.2 })],
    ['TOO_FAR', 'width 0.14', at({ width: 0.14 })],
    ['TOO_NEAR', 'width 0.75', at({ width: 0.75 })],
    ['OFF_CENTRE', 'left', at({ width: 0.3, x: 0.25 })],
    ['OFF_CENTRE', 'right', at({ width: 0.3, x: 0.75 })],
    ['OFF_CENTRE', 'low', at({ width: 0.3, y: 0.75 })],
    ['TILTED', 'by 35 degrees', turned(35)],
    ['TILTED', 'by -35 degrees', turned(-35)],
    ['TOO_DARK', 'a quarter of the light', by((one) => one.linear(0.25, 0))],
    ['TOO_DARK', 'a sixth of the light', by((one) => one.linear(0.16, 0))],
    ['OVEREXPOSED', 'burnt', by((one) => one.linear(2.2, 30))],
    ['BLURRED', 'sigma 5', by((one) => one.blur(5))],
    ['BLURRED', 'sigma 8', by((one) => one.blur(8))],
    ['MANY_FACES', 'two side by side', () => sideBySide(still, face)],
    [
      'NO_FACE',
      'nobody',
      async () =>
        jpeg(
          sharp(still)
            .resize({ ...frame, fit: 'cover' })
            .blur(40),
        ),
    ],
  ];
  return [
    ...Object.entries(good).map(([name, make]): Variant => ({ name, expected: null, make })),
    ...bad.map(([expected, name, make]): Variant => ({ name, expected, make })),
  ];
}
