/** Without 0 and O, 1 and I and L: what is read aloud or typed from a poster is not taken for another. */
export const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const CODE_LENGTH = 8;

/** A code as it was made, however it was typed. */
export const normalCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
