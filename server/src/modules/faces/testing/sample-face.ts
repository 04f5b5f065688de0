import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * A computer-made face from the front, 256 pixels wide: the sample that the `@vladmandic/human` package brings (MIT).
 * It is read where npm put it, so that no picture of a face lies in this project.
 */
export function sampleFace(): Buffer {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@vladmandic/human'));
  const source = readFileSync(path.join(folder, '../src/sample.ts'), 'utf8');
  const [, text = ''] = /export const face\b[^`]*`([^`]*)`/.exec(source) ?? [];
  return Buffer.from(text.replaceAll(/\s/g, ''), 'base64');
}
