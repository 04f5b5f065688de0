export { bindBiometryCheck } from './check.ts';
export { addConflictingFace } from './import.ts';
export type { BiometryCheck, DocumentFinding, FaceFinding } from './ports.ts';
export { photosOf } from './status.ts';
