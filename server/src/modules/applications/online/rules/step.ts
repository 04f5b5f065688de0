import type { ApplicationStatus, DocumentSide, FacePhotoStatus, OnlineStep } from '@balcao/contract';

export interface OnlineFacts {
  isIdentified: boolean;
  status: ApplicationStatus;
  hasData: boolean;
  /** Null before it was taken. */
  face: FacePhotoStatus | null;
  sides: readonly DocumentSide[];
  /** Whether faces are compared; else they are kept alone. */
  submitsBiometry: boolean;
  /** The store wants the customer alive before the camera, who was not yet. */
  lacksLiveness: boolean;
  /** Pays on a day of the month that is still to be chosen. */
  lacksDueDay: boolean;
  /** V2 asks for the day once the customer is approved (registration spec 2.2). */
  asksDayAfterwards: boolean;
}

const open: ReadonlySet<ApplicationStatus> = new Set([
  'INCOMPLETE',
  'PRE_APPLICATION_APPROVED',
  'PRE_APPLICATION_CONTINUE',
]);
/** A doubt about the face is a person's: nobody is kept from sending it. */
const goodEnough: ReadonlySet<FacePhotoStatus> = new Set(['IN_PROGRESS', 'COMPLETED', 'CONFLICT']);

const hasPhotos = ({ face, sides, submitsBiometry, lacksLiveness }: OnlineFacts): boolean =>
  face !== null &&
  !lacksLiveness &&
  sides.length > 1 &&
  (goodEnough.has(face) || (face === 'SAVED' && !submitsBiometry));

/** The first question of the customer's page that is not answered yet, in the order of the store's flow. */
export function onlineStep(facts: OnlineFacts): OnlineStep {
  const { isIdentified, status, hasData, lacksDueDay, asksDayAfterwards } = facts;
  if (!isIdentified) return 'CODE';
  if (!open.has(status)) return status === 'APPROVED' && lacksDueDay && asksDayAfterwards ? 'DUE_DAY' : 'RESULT';
  if (!hasData) return 'DATA';
  if (!hasPhotos(facts)) return 'PHOTOS';
  return lacksDueDay && !asksDayAfterwards ? 'DUE_DAY' : 'SEND';
}
