export { BiometryPage } from './biometry-page.tsx';
export { LivenessPages } from './liveness-pages.tsx';
export type { BiometryState } from './rules/next.ts';
export { readDocument } from './calls.ts';
