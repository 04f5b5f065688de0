/** Where a face is on a small picture of the camera: parts of the picture, 0 to 1; turns in degrees. */
export interface FoundFace {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How sure the detection is, 0 to 1. */
  score: number;
  /** Of the line between the eyes. */
  roll: number;
  /** Grows as the head turns to the person's own left; read off nose and eyes, so it is rough. */
  yaw: number;
}

/** What the model looks at: a square, the picture in its middle. */
export const SIDE = 256;
/** Of each place: how sure, the box (middle and size), and six points: eyes, nose, mouth, ears. */
export const PER_PLACE = 17;
/** A blurred wall was found to be a face at 0.56, faces at 0.8 and more. */
const LEAST_SCORE = 0.65;
/** Two boxes that share so much of both are one face. */
const MOST_SHARED = 0.3;
/** Fields of the picture from whose middles the model counts, as it lists them: fine ones twice, coarse ones six times. */
const places = [
  { across: 16, times: 2 },
  { across: 8, times: 6 },
].flatMap(({ across, times }) =>
  Array.from({ length: across * across * times }, (_, at) => {
    const field = Math.floor(at / times);
    const step = SIDE / across;
    return { x: step * ((field % across) + 0.5), y: step * (Math.floor(field / across) + 0.5) };
  }),
);
export const PLACES = places.length;

/** How large a picture is that lies in the middle of the square. */
export interface Placed {
  width: number;
  height: number;
}

/** The square that the model looks at: reds, greens and blues from -1 to 1, the middle grey around the picture. */
export function squareOf(pixels: Uint8ClampedArray, { width, height }: Placed): Float32Array {
  const square = new Float32Array(SIDE * SIDE * 3);
  const left = Math.floor((SIDE - width) / 2);
  const top = Math.floor((SIDE - height) / 2);
  for (let row = Math.max(0, -top); row < Math.min(height, SIDE - top); row += 1)
    for (let column = Math.max(0, -left); column < Math.min(width, SIDE - left); column += 1) {
      const from = (row * width + column) * 4;
      const to = ((row + top) * SIDE + column + left) * 3;
      for (let colour = 0; colour < 3; colour += 1) square[to + colour] = (pixels[from + colour] ?? 0) / 127.5 - 1;
    }
  return square;
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;
/** How far the nose stands out, to the distance of the eyes: found on stills whose turn the server had read. */
const NOSE = 1.24;

function shared(one: FoundFace, other: FoundFace): number {
  const across = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
  const down = (one.height + other.height) / 2 - Math.abs(one.y - other.y);
  if (across <= 0 || down <= 0) return 0;
  const both = Math.min(across, one.width, other.width) * Math.min(down, one.height, other.height);
  return both / Math.min(one.width * one.height, other.width * other.height);
}

/** Faces in what the model says of a picture, the surest first; each once. */
export function facesOf(said: Float32Array, { width, height }: Placed): FoundFace[] {
  const left = (SIDE - width) / 2;
  const top = (SIDE - height) / 2;
  const found = places.flatMap((place, at): FoundFace[] => {
    const of = (value: number) => said[at * PER_PLACE + value] ?? 0;
    const score = 1 / (1 + Math.exp(-of(0)));
    if (score < LEAST_SCORE) return [];
    const point = (which: number) => ({ x: of(5 + which * 2), y: of(6 + which * 2) });
    const [right, leftEye, nose] = [point(0), point(1), point(2)];
    const eyes = { x: leftEye.x - right.x, y: leftEye.y - right.y };
    const span = Math.hypot(eyes.x, eyes.y) || 1;
    const middle = { x: (leftEye.x + right.x) / 2, y: (leftEye.y + right.y) / 2 };
    // Along the line of the eyes, so that a tilted head is not a turned one.
    const aside = ((nose.x - middle.x) * eyes.x + (nose.y - middle.y) * eyes.y) / (span * span);
    return [
      {
        x: (place.x + of(1) - left) / width,
        y: (place.y + of(2) - top) / height,
        width: of(3) / width,
        height: of(4) / height,
        score,
        roll: degrees(Math.atan2(eyes.y, eyes.x)),
        yaw: degrees(Math.atan(aside / NOSE)),
      },
    ];
  });
  const kept: FoundFace[] = [];
  for (const face of [...found].sort((one, other) => other.score - one.score))
    if (!kept.some((one) => shared(one, face) > MOST_SHARED)) kept.push(face);
  return kept;
}
