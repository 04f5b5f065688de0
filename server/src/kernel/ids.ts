import { v5, v7 } from 'uuid';

/** Makes a row id: a version 7 UUID, so that ids of one minute lie near each other in an index. */
export const newId = (): string => v7();

const NAMES = '5f0d9a52-7a3e-5c0b-9a59-6d1f2c8e4b17';

/** The row id of a text, always the same: where it is the key, the text is there once. */
export const idOf = (text: string): string => v5(text, NAMES);
