import { correction, generate, mode } from 'lean-qr';

/** Light modules around the code, without which a reader does not find it (ISO/IEC 18004). */
const BORDER = 4;

/** Beyond ASCII, UTF-8 alone: what Latin-1 holds is shorter in it, and lost on readers that take every byte for UTF-8. */
const modes = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8];

export type Correction = 'M' | 'H';

export interface QrPath {
  /** Modules on a side, border included. */
  size: number;
  /** The dark modules, one run of a row after the other. */
  path: string;
}

/**
 * The QR code of a text: one path of an SVG, a module a unit. The higher the correction, the more of it may be dirty or dazzled.
 * @throws Error when the text is longer than a QR code holds.
 */
export function qrPath(text: string, level: Correction = 'M'): QrPath {
  const code = generate(text, { minCorrectionLevel: correction[level], modes });
  const runs: string[] = [];
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) {
      const from = x;
      while (code.get(x, y)) x += 1;
      if (x > from) runs.push(`M${from + BORDER} ${y + BORDER}h${x - from}v1h-${x - from}z`);
    }
  return { size: code.size + 2 * BORDER, path: runs.join('') };
}
