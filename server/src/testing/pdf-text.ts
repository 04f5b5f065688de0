import { inflateSync } from 'node:zlib';

interface Word {
  text: string;
  y: number;
}

function streamsOf(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  // One line feed on each side, as pdfkit writes it: the last byte of what is compressed may be a carriage return.
  return [...raw.matchAll(/FlateDecode[\s\S]*?stream\n([\s\S]*?)\nendstream/g)].map(([, body = '']) =>
    inflateSync(Buffer.from(body, 'latin1')).toString('latin1'),
  );
}

function wordsOf(content: string): Word[] {
  const set = /1 0 0 1 (\S+) (\S+) Tm[\s\S]*?\[([^\]]*)\] TJ/g;
  return [...content.matchAll(set)].map(([, , y = '0', pieces = '']) => {
    const hex = [...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, digits = '']) => digits).join('');
    return { y: Math.round(Number(y)), text: Buffer.from(hex, 'hex').toString('latin1').replaceAll('\u00A0', ' ') };
  });
}

/**
 * Lines of a PDF that pdfkit made with its built-in fonts: for each page the words on one height, joined by ' | '
 * in the order they were drawn.
 */
export function pdfLines(pdf: Uint8Array): string[][] {
  const pages = streamsOf(Buffer.from(pdf))
    .map(wordsOf)
    .filter((words) => words.length > 0);
  return pages.map((words) => {
    const heights = [...new Set(words.map(({ y }) => y))];
    return heights.map((height) =>
      words
        .filter(({ y }) => y === height)
        .map(({ text }) => text)
        .join(' | '),
    );
  });
}
