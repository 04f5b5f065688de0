import { crc32, deflateRawSync } from 'node:zlib';

/** A part of an archive made by hand, with what its headers lie about. */
export interface Part {
  name: string;
  content: Buffer | string;
  /** Unpacked size that the headers claim. */
  claims?: number;
  isEncrypted?: boolean;
  /** CRC that the headers claim. */
  crc?: number;
}

/** A zip as a stranger would make it. */
export function archiveOf(parts: readonly Part[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims, isEncrypted = false, crc } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc ?? crc32(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(claims ?? bytes.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), head, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), head, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (...each: readonly string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join('')}</Relationships>`;

/** The parts of a workbook with one sheet; `over` replaces some, by name, or adds to them. */
export function workbookParts(
  sheetData: string | Buffer,
  over: Readonly<Record<string, string | Buffer | null>> = {},
): Part[] {
  const sheet = Buffer.isBuffer(sheetData) ? sheetData : `<worksheet ${MAIN}>${sheetData}</worksheet>`;
  const parts: Record<string, string | Buffer | null> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations(`<Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>`),
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      `<Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>`,
      `<Relationship Id="r2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/>`,
    ),
    'xl/worksheets/sheet1.xml': sheet,
    ...over,
  };
  return Object.entries(parts).flatMap(([name, content]) => (content === null ? [] : [{ name, content }]));
}

export const workbookOf = (...given: Parameters<typeof workbookParts>): Buffer => archiveOf(workbookParts(...given));

/** Rows of inline texts as `sheetData`. */
export const rowsXml = (...rows: readonly (readonly string[])[]): string =>
  `<sheetData>${rows
    .map((cells) => `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`)
    .join('')}</sheetData>`;
