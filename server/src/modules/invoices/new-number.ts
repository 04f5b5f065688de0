import { randomInt } from 'node:crypto';
import { nossoNumeroOf } from './rules/nosso-numero.ts';

const HALF = 8;
const half = () => String(randomInt(10 ** HALF)).padStart(HALF, '0');

/** A number that nobody guesses and no two boletos share. */
export const newNossoNumero = (): string => nossoNumeroOf(half() + half());
