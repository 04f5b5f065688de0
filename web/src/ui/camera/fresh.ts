import { biometryLimits } from '@balcao/contract/pictures';

const kinds: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);

export type FileFault = 'MISSING' | 'NOT_FRESH';

/** What is wrong with a picture that the device's own camera app gave, if anything: an old one was not taken now. */
export function fileFault(file: Pick<File, 'type' | 'lastModified'> | undefined, now: number): FileFault | null {
  if (!file || !kinds.has(file.type)) return 'MISSING';
  const ageMs = Math.abs(now - file.lastModified);
  return ageMs > biometryLimits.freshSeconds * 1_000 ? 'NOT_FRESH' : null;
}
