export { bindBiometryCheck } from './check.ts';
export { erasedLikenessFragment, erasedPhotosFragments } from './erasure.ts';
export { addConflictingFace } from './import.ts';
export type { BiometryCheck, DocumentFinding, FaceFinding } from './ports.ts';
export { isFaceOfOther, photosOf, type TakenPhotos, takenPhotosOf, wasAlive } from './status.ts';
export { processLiveness, startLiveness } from './use-cases/liveness.ts';
export { readDocument } from './use-cases/read-document.ts';
export { sendDocumentPhoto } from './use-cases/send-document-photo.ts';
export { sendFacePhoto } from './use-cases/send-face-photo.ts';
