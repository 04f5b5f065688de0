export { bindBiometryCheck } from './check.ts';
export type { BiometryCheck, DocumentFinding, FaceFinding } from './ports.ts';
export { photosOf } from './status.ts';
