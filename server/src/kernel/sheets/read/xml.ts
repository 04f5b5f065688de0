import { TextDecoder } from 'node:util';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { limits } from './limits.ts';
import { SheetFault } from './sheet.ts';

export interface XmlEvents {
  /** An element begins: its name without a prefix, its attributes with theirs. */
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

function decoderFor([first, second]: Uint8Array): TextDecoder {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le', { fatal: true });
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be', { fatal: true });
  return new TextDecoder('utf-8', { fatal: true });
}

/**
 * Reads a part as it is unpacked. A document type is refused, and with it every entity of its own.
 * @throws SheetFault SHEET_DAMAGED for what is not well-formed.
 */
export async function readXml(pieces: AsyncIterable<Uint8Array>, { open, close, text }: XmlEvents): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const damaged = () => {
    throw new SheetFault('SHEET_DAMAGED');
  };
  let depth = 0;
  parser.on('error', damaged);
  parser.on('doctype', damaged);
  parser.on('opentag', (tag: SaxesTagPlain) => {
    depth += 1;
    if (depth > limits.depth) damaged();
    open?.(withoutPrefix(tag.name), tag.attributes);
  });
  parser.on('closetag', (tag: SaxesTagPlain) => {
    depth -= 1;
    close?.(withoutPrefix(tag.name));
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  let decoder: TextDecoder | undefined;
  for await (const piece of pieces) {
    decoder ??= decoderFor(piece);
    parser.write(decode(decoder, piece, true));
  }
  if (!decoder) return;
  parser.write(decode(decoder, undefined, false));
  parser.close();
}

function decode(decoder: TextDecoder, piece: Uint8Array | undefined, stream: boolean): string {
  try {
    return decoder.decode(piece, { stream });
  } catch {
    throw new SheetFault('SHEET_DAMAGED');
  }
}
