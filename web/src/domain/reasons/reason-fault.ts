import { texts } from './texts.ts';

const LEAST_LETTERS = 3;

/** What is missing in the reason for an act that history keeps, as the server asks for it; undefined when nothing. */
export const reasonFault = (reason: string): string | undefined =>
  reason.trim().length < LEAST_LETTERS ? texts.tooShort : undefined;
