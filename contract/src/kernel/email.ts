const SHAPE = /^[^\s@"(),:;<>[\\\]]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** True for one address with a dotted domain, at most 254 characters; whether it exists only a message tells. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && SHAPE.test(text) && !/^\.|\.\.|\.@/.test(text);
}

/** 'fulano@dominio.com' -> 'f***@dominio.com'; text without an address becomes asterisks only. */
export function maskEmail(text: string): string {
  return isEmail(text) ? `${text.slice(0, 1)}***${text.slice(text.lastIndexOf('@'))}` : '***';
}
