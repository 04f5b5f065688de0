import { isIP, isIPv6 } from 'node:net';

const GROUPS_OF_A_NETWORK = 4;

/**
 * Whom an address of a caller stands for: an IPv4 address itself, of IPv6 the /64, whose addresses one caller may choose from.
 */
export function callerAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const [front, back] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const gap = tail === undefined ? [] : Array<string>(8).fill('0');
  const groups = [...(front ?? []), ...gap, ...(tail === undefined ? [] : (back ?? []))];
  return `${groups
    .slice(0, GROUPS_OF_A_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Whether a text is an IP address, or a network in CIDR that is not everybody. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128);
}
