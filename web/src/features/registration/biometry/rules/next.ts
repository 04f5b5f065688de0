import type { DocumentSide, FacePhotoStatus } from '@balcao/contract';
import { documentSides } from '@balcao/contract/pictures';

/** What the photographs left behind, as the application sends it on. */
export interface BiometryState {
  readonly livenessCheckExecuted: boolean;
  readonly skippedDocumentCapture: boolean;
}

export interface Photographed {
  /** Null while no face was taken. */
  face: FacePhotoStatus | null;
  /** Sides of the document that the server has. */
  sides: readonly DocumentSide[];
  /** Until when a person looks at a face in conflict. */
  analysisEndsAt?: string | null;
  now?: number;
  /** Whether faces are compared; else they are kept alone. */
  submitsBiometry: boolean;
  /** The face was taken before, by a challenge. */
  documentOnly: boolean;
}

/** The promised half hour passed without a word: what is in doubt is decided with the registration. */
export const isAnalysisOver = ({
  face,
  analysisEndsAt = null,
  now = 0,
}: Pick<Photographed, 'face' | 'analysisEndsAt' | 'now'>): boolean =>
  face === 'CONFLICT' && analysisEndsAt !== null && Date.parse(analysisEndsAt) <= now;

/**
 * Whether the registration may go on: face and document authenticated, or all three pictures where nothing is compared. A
 * face in conflict waits for a person, and no longer than was promised.
 */
export function mayGoOn({ sides, submitsBiometry, documentOnly, ...of }: Photographed): boolean {
  const { face } = of;
  if (!documentSides.every((side) => sides.includes(side))) return false;
  if (documentOnly || face === 'COMPLETED' || isAnalysisOver(of)) return true;
  return !submitsBiometry && face === 'SAVED';
}
