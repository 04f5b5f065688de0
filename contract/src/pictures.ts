/** Plain values of pictures that server and screens must agree on; beside `constants.ts`, so that no first page carries them. */
export { biometryLimits, documentSides, documentTypes } from './biometry/limits.ts';
export { faceGates } from './faces/gates.ts';
