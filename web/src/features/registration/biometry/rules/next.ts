import type { DocumentSide, FacePhotoStatus } from '@balcao/contract';
import { documentSides } from '@balcao/contract/constants';

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
  /** Whether faces are compared; else they are kept alone. */
  submitsBiometry: boolean;
  /** The face was taken before, by a challenge. */
  documentOnly: boolean;
}

/** Whether the registration may go on: face and document authenticated, or all three pictures where nothing is compared. */
export function mayGoOn({ face, sides, submitsBiometry, documentOnly }: Photographed): boolean {
  if (!documentSides.every((side) => sides.includes(side))) return false;
  if (documentOnly || face === 'COMPLETED') return true;
  return !submitsBiometry && face === 'SAVED';
}
