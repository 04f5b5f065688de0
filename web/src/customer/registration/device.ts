import { randomId } from '../../lib/random-id.ts';
import { storedText } from '../../lib/stored-item.ts';

const kept = storedText('balcao.device');
const NAME = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What this browser calls itself, at random. */
export function deviceId(): string {
  const known = kept.read();
  if (known !== null && NAME.test(known)) return known;
  const made = randomId();
  kept.write(made);
  return made;
}
