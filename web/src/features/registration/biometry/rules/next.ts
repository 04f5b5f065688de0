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
  /** Whether the time to look at a face in conflict is over. */
  isOver: boolean;
  /** Whether faces are compared; else they are kept alone. */
  submitsBiometry: boolean;
  /** The face was taken before, by a challenge. */
  documentOnly: boolean;
}

/** The promised half hour passed without a word: what is in doubt is decided with the registration. */
export const isAnalysisOver = (
  { status, analysisEndsAt }: { status: FacePhotoStatus | null; analysisEndsAt: string | null },
  now: number,
): boolean => status === 'CONFLICT' && analysisEndsAt !== null && Date.parse(analysisEndsAt) <= now;

/**
 * Whether the registration may go on: face and document authenticated, or all three pictures where nothing is compared. A
 * face in conflict waits for a person, and no longer than was promised.
 */
export function mayGoOn({ face, sides, isOver, submitsBiometry, documentOnly }: Photographed): boolean {
  if (!documentSides.every((side) => sides.includes(side))) return false;
  if (documentOnly || face === 'COMPLETED' || isOver) return true;
  return !submitsBiometry && face === 'SAVED';
}
