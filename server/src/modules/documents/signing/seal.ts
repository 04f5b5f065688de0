import type Pdf from 'pdfkit';

/** Who seals a file, why and when; as its signature says. */
export interface Seal {
  name: string;
  reason: string;
  at: Date;
}

/** What `@signpdf/signpdf` looks for, and writes the real places of bytes over. */
const PLACE = '**********';
/** Room for the signature with its certificate, bytes. */
const ROOM = 8_192;
/** Appends only (bit 2), and signatures exist (bit 1): readers warn of any other change. */
const FLAGS = 3;
const PRINTED = 4;

type Paper = InstanceType<typeof Pdf>;

/** Words of a PDF, not one of its names. */
const words = (text: string): unknown => Object(text);

/** Leaves room in a file for a signature that covers all the rest of it. */
export function addSeal(paper: Paper, { name, reason, at }: Seal): void {
  const signature = paper.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'adbe.pkcs7.detached',
    ByteRange: [0, PLACE, PLACE, PLACE],
    Contents: Buffer.alloc(ROOM),
    Name: words(name),
    Reason: words(reason),
    M: at,
  });
  const widget = paper.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    Rect: [0, 0, 0, 0],
    V: signature,
    T: words('Selo'),
    F: PRINTED,
    P: paper.page.dictionary,
  });
  paper.page.dictionary.data['Annots'] = [widget];
  const form = paper.ref({ Type: 'AcroForm', SigFlags: FLAGS, Fields: [widget] });
  // The library knows forms that are filled in alone, and asks them for fonts: this one is only a signature's place.
  const catalogue: unknown = Reflect.get(paper, '_root');
  if (!isCatalogue(catalogue)) throw new Error('the PDF has no catalogue');
  catalogue.data['AcroForm'] = form;
  Reflect.set(paper, 'endAcroForm', () => undefined);
  // Without a body; the types ask for one.
  for (const one of [signature, widget, form]) (one as unknown as { end(): void }).end();
}

const isCatalogue = (found: unknown): found is { data: Record<string, unknown> } =>
  typeof found === 'object' && found !== null && 'data' in found;
