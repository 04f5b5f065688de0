/** A static BR Code holds 25 characters of a txid, and the Central Bank asks for 26: the last one says nothing. */
const HELD = 25;
const PREFIX = 'COB';
const VERSION = HELD - PREFIX.length - 17;

/**
 * How banks name the Pix of a boleto, for one state of its billing: after money came for it another one is asked for,
 * of what is left. Not to be mistaken for a customer's charge, whose txid is hexadecimal.
 */
export const txidOf = (nossoNumero: string, version: number): string =>
  `${PREFIX}${nossoNumero}${version.toString(36).toUpperCase().padStart(VERSION, '0')}X`;

/** The boleto that a txid, whole or as a static BR Code holds it, was made for; undefined of one that is none of ours. */
export const nossoNumeroOfTxid = (txid: string): string | undefined => /^COB(\d{17})[0-9A-Z]{5}X?$/.exec(txid)?.[1];
