import type { DocumentDoubt, DocumentSide, DocumentType } from '@balcao/contract';
import type { PageMeasures, PictureMeasures } from '../../faces/index.ts';
import type { DocumentFinding } from '../ports.ts';

/** Found on drawn documents (ADR 0075): to be set anew on real ones, with cheap telephones. */
const bounds = {
  leastBrightness: 35,
  doubtfulBrightness: 60,
  /** A wall, a table, a finger on the lens. */
  leastContrast: 9,
  leastSharpness: 0.25,
  /** Of a field of the picture. */
  mostGlare: 0.85,
  leastLongEdge: 480,
  /** A face as broad as that is a person's, not one printed on a card. */
  selfie: 0.42,
} as const;

/** Documents that are read upright, as a book is; the others are cards and lie. */
const upright: ReadonlySet<DocumentType> = new Set(['DIGITAL_RG', 'DIGITAL_CNH', 'PASSPORT', 'CTPS', 'CNH']);

function doubtsOf(
  page: PageMeasures,
  faces: PictureMeasures | null,
  { side, documentType }: { side: DocumentSide; documentType: DocumentType },
): DocumentDoubt[] {
  const isCard = !upright.has(documentType);
  return [
    ...(page.brightness < bounds.doubtfulBrightness ? (['DARK'] as const) : []),
    ...(page.glare > bounds.mostGlare ? (['GLARE'] as const) : []),
    ...(isCard && page.height > page.width ? (['SIDEWAYS'] as const) : []),
    ...(side === 'front' && faces?.faceWidths.length === 0 ? (['NO_PORTRAIT'] as const) : []),
  ];
}

/**
 * What this server says of a side of a document: it is read by a person, so only what nobody could read is refused.
 * Which document it is no machine here can tell.
 */
export function documentFindingOf(
  page: PageMeasures,
  faces: PictureMeasures | null,
  of: { side: DocumentSide; documentType: DocumentType },
): DocumentFinding {
  const refused = (code: DocumentFinding['code'], reason?: string): DocumentFinding => ({ code, reason, doubts: [] });
  if (page.brightness < bounds.leastBrightness) return refused('TOO_DARK');
  if (page.contrast < bounds.leastContrast) return refused('UNKNOWN_DOCUMENT');
  if (Math.max(page.width, page.height) < bounds.leastLongEdge) return refused('INVALID_DOCUMENT', 'TOO_SMALL');
  if ((faces?.faceWidths[0] ?? 0) > bounds.selfie) return refused('WRONG_DOCUMENT_TYPE', 'FACE');
  if (page.sharpness < bounds.leastSharpness) return refused('OUT_OF_FOCUS');
  return { code: 'SUCCESS', doubts: doubtsOf(page, faces, of) };
}
