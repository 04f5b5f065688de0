import type { FaceMeasures, PictureMeasures } from '../rules/measures.ts';
import { burntOf, type Greys, meanOf, sharpnessOf } from '../rules/pixels.ts';
import { cropOf, decode, greysOf, type Pixels } from './decode.ts';
import type { FoundFace } from './model.ts';

const SIDE = 160;
const degrees = (radians: number): number => (radians * 180) / Math.PI;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function boxOf(face: FoundFace, ...names: readonly string[]): Box | null {
  const points = names.flatMap((name) => face.annotations[name] ?? []);
  if (points.length === 0) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The face's true breadth: the box of the detection is larger. */
const outline = (face: FoundFace): Box | null => boxOf(face, 'silhouette');

/** Cheeks are told as one point each. */
const CHEEK = 0.14;
function brightnessAt(greys: Greys, spot: Box | null, span: number): number[] {
  if (!spot) return [];
  const side = span * CHEEK;
  const middle = { left: spot.left + spot.width / 2 - side / 2, top: spot.top + spot.height / 2 - side / 2 };
  return [meanOf(greys, { ...middle, width: side, height: side })];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function eyesToCheeks(greys: Greys, face: FoundFace, { width }: Box): number {
  const eyes = [boxOf(face, 'leftEyeUpper2', 'leftEyeLower2'), boxOf(face, 'rightEyeUpper2', 'rightEyeLower2')];
  const cheeks = [boxOf(face, 'leftCheek'), boxOf(face, 'rightCheek')];
  const cheek = mean(cheeks.flatMap((spot) => brightnessAt(greys, spot, width)));
  return cheek === 0 ? 0 : mean(eyes.flatMap((eye) => (eye ? [meanOf(greys, eye)] : []))) / cheek;
}

async function measureFace(pixels: Pixels, greys: Greys, face: FoundFace, box: Box): Promise<FaceMeasures> {
  const crop = await cropOf(pixels, box, SIDE);
  const { roll = 0, yaw = 0, pitch = 0 } = face.rotation?.angle ?? {};
  return {
    width: box.width / pixels.width,
    x: (box.left + box.width / 2) / pixels.width,
    y: (box.top + box.height / 2) / pixels.height,
    roll: degrees(roll),
    // The library counts the other way round.
    yaw: -degrees(yaw),
    pitch: degrees(pitch),
    score: face.boxScore,
    brightness: meanOf(crop),
    burnt: burntOf(crop),
    sharpness: sharpnessOf(crop),
    eyesToCheeks: eyesToCheeks(greys, face, box),
    likeness: face.embedding ?? [],
  };
}

/** One face is sometimes found twice: its middle then lies within the other. */
function isWithin(inner: Box, outer: Box): boolean {
  const x = inner.left + inner.width / 2;
  const y = inner.top + inner.height / 2;
  return x > outer.left && x < outer.left + outer.width && y > outer.top && y < outer.top + outer.height;
}

/** Everything the rules ask of a picture. @throws Error where it cannot be decoded. */
export const measure = async (
  picture: Uint8Array,
  findFaces: (pixels: Pixels) => Promise<FoundFace[]>,
): Promise<PictureMeasures> => measurePixels(await decode(picture), findFaces);

/** The same of what is decoded. */
export async function measurePixels(
  pixels: Pixels,
  findFaces: (pixels: Pixels) => Promise<FoundFace[]>,
): Promise<PictureMeasures> {
  const greys = await greysOf(pixels);
  const found = (await findFaces(pixels)).flatMap((face) => {
    const box = outline(face);
    return box ? [{ face, box }] : [];
  });
  const bySize = found.toSorted((one, other) => other.box.width - one.box.width);
  const each = bySize.filter(({ box }, place) => !bySize.slice(0, place).some((larger) => isWithin(box, larger.box)));
  const [nearest] = each;
  return {
    brightness: meanOf(greys),
    faceWidths: each.map(({ box }) => box.width / pixels.width),
    face: nearest ? await measureFace(pixels, greys, nearest.face, nearest.box) : null,
  };
}
