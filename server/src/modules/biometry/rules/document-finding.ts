import { biometryLimits, type DocumentDoubt, type DocumentSide, type DocumentType } from '@balcao/contract';
import type { PageMeasures, PictureMeasures } from '../../faces/index.ts';
import type { DocumentFinding } from '../ports.ts';

/** Set by hand (ADR 0075): to be measured on real documents, with cheap telephones. */
const bounds = {
  leastBrightness: 35,
  /** A wall, a table, a finger on the lens. */
  leastContrast: 9,
  leastSharpness: 0.25,
  leastLongEdge: 480,
  /** A face as broad as that is a person's, not one printed on a card. */
  selfie: 0.42,
  /** Width to height of what is seen: cards that lie are 1.4 to 1.6, standing ones 0.6 to 0.7. */
  standing: 0.85,
  /** Part of the picture, both ways. */
  everywhere: 0.96,
} as const;

/** Documents that are read upright, as a book is; the others are cards and lie. */
const upright: ReadonlySet<DocumentType> = new Set(['DIGITAL_RG', 'DIGITAL_CNH', 'PASSPORT', 'CTPS', 'CNH']);

/**
 * Whether a card stands on its short side, by how far what is seen reaches: an upright telephone shows a card that lies
 * as it should. Where it reaches everywhere the ground is seen too, and nothing is known of the card.
 */
function isSideways({ width, height, reach }: PageMeasures): boolean {
  if (Math.min(reach.across, reach.down) > bounds.everywhere) return false;
  return reach.across * width < bounds.standing * reach.down * height;
}

function doubtsOf(
  page: PageMeasures,
  faces: PictureMeasures | null,
  { side, documentType }: { side: DocumentSide; documentType: DocumentType },
): DocumentDoubt[] {
  const isCard = !upright.has(documentType);
  return [
    ...(page.brightness < biometryLimits.leastBrightness ? (['DARK'] as const) : []),
    ...(page.glare > biometryLimits.mostGlare ? (['GLARE'] as const) : []),
    ...(isCard && isSideways(page) ? (['SIDEWAYS'] as const) : []),
    ...(side === 'front' && faces?.faceWidths.length === 0 ? (['NO_PORTRAIT'] as const) : []),
    ...(isCard && side === 'back' && faces?.face ? (['PORTRAIT_ON_BACK'] as const) : []),
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
