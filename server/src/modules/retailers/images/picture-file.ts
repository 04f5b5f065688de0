import { brandImageLimits } from '@balcao/contract';
import { refuse } from '../../../kernel/refusal.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
/** Where a drawing that is text says so: after what a tool wrote before it. */
const HEAD = 2_000;

const isPng = (file: Buffer) => file.subarray(0, PNG.length).equals(PNG);
const isWebp = (file: Buffer) => file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';
const isSvg = (file: Buffer) => /<svg[\s>]/i.test(file.toString('utf8', 0, HEAD));

/**
 * The file that may be drawn anew, known by its first bytes and not by its name.
 * @throws Refusal BRAND_IMAGE_TOO_LARGE, BRAND_IMAGE_IS_SVG, BRAND_IMAGE_KIND.
 */
export function pictureFile(base64: string): Buffer {
  const file = Buffer.from(base64, 'base64');
  if (file.length > brandImageLimits.mostBytes) refuse('BRAND_IMAGE_TOO_LARGE');
  if (isPng(file) || isWebp(file)) return file;
  refuse(isSvg(file) ? 'BRAND_IMAGE_IS_SVG' : 'BRAND_IMAGE_KIND');
}
