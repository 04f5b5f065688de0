import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { decode, type Pixels } from '../reader/decode.ts';
import type { FoundFace } from '../reader/model.ts';

type Point = readonly [number, number, number];
type WithMesh = FoundFace & { mesh?: readonly Point[] };

/** Which three points of the mesh make a triangle, as the library lists them. */
function triangles(): readonly number[] {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@vladmandic/human'));
  const { Human } = createRequire(import.meta.url)(path.join(folder, 'human.node-wasm.js')) as {
    Human: new (config: object) => { faceTriangulation: readonly number[] };
  };
  return new Human({ backend: 'wasm', debug: false }).faceTriangulation;
}

/** Turns about the upright axis through the head; a nearer point moves more. */
function rotated(mesh: readonly Point[], degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const xs = mesh.map(([x]) => x);
  const width = Math.max(...xs) - Math.min(...xs);
  const axis = { x: Math.min(...xs) + width / 2, z: width * 0.45 };
  return mesh.map(([x, y, z]) => {
    const across = x - axis.x;
    const depth = z - axis.z;
    return [
      axis.x + across * Math.cos(angle) - depth * Math.sin(angle),
      y,
      axis.z + across * Math.sin(angle) + depth * Math.cos(angle),
    ];
  });
}

const colourAt = ({ data, width, height }: Pixels, x: number, y: number, channel: number): number => {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  return data[(row * width + column) * 3 + channel] ?? 0;
};

/** Draws one triangle of a picture where its turned corners lie. */
function drawTriangle(from: Pixels, onto: Pixels, source: readonly Point[], [a, b, c]: readonly Point[]): void {
  const [p, q, r] = source;
  if (!a || !b || !c || !p || !q || !r) return;
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (area === 0) return;
  const xs = [a[0], b[0], c[0]];
  const ys = [a[1], b[1], c[1]];
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y <= Math.min(onto.height - 1, Math.max(...ys)); y += 1) {
    for (let x = Math.max(0, Math.floor(Math.min(...xs))); x <= Math.min(onto.width - 1, Math.max(...xs)); x += 1) {
      const second = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area;
      const third = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area;
      const first = 1 - second - third;
      if (first < -0.01 || second < -0.01 || third < -0.01) continue;
      const at = { x: first * p[0] + second * q[0] + third * r[0], y: first * p[1] + second * q[1] + third * r[1] };
      for (const channel of [0, 1, 2])
        onto.data[(y * onto.width + x) * 3 + channel] = colourAt(from, at.x, at.y, channel);
    }
  }
}

/**
 * The face of a still turned by so many degrees, to the person's own left when positive: drawn from the mesh that the
 * model finds, hair and neck blurred. A machine's turn, good enough to try the rules on, never to set a bound by.
 */
export async function turnFace(
  still: Buffer,
  degrees: number,
  findFaces: (pixels: Pixels) => Promise<FoundFace[]>,
): Promise<Buffer> {
  const pixels = await decode(still);
  const [face] = (await findFaces(pixels)) as WithMesh[];
  const mesh = face?.mesh ?? [];
  const turned = rotated(mesh, degrees);
  const { width, height } = pixels;
  const raw = { raw: { width, height, channels: 3 as const } };
  // Without the face that looked ahead.
  const onto = {
    ...pixels,
    data: await sharp(pixels.data, raw)
      .blur(width / 16)
      .raw()
      .toBuffer(),
  };
  const corners = triangles();
  const each = Array.from({ length: corners.length / 3 }, (_, place) => corners.slice(place * 3, place * 3 + 3));
  const depth = (points: readonly number[]) => points.reduce((sum, point) => sum + (turned[point]?.[2] ?? 0), 0);
  // The far ones first; nearer ones are drawn over them.
  for (const points of each.toSorted((one, other) => depth(other) - depth(one))) {
    const of = (list: readonly Point[]) => points.flatMap((point) => (list[point] ? [list[point]] : []));
    drawTriangle(pixels, onto, of(mesh), of(turned));
  }
  return sharp(onto.data, raw).jpeg({ quality: 92 }).toBuffer();
}
