import { expect, test } from 'vitest';
import { nameFault } from './house-plugin.mjs';

test.each(['person-card.tsx', 'src', 'person-card.test.tsx', '2fa.ts', '.config.ts', 'credit-math'])(
  '%s is a plain name',
  (name) => {
    expect(nameFault(name)).toBeUndefined();
  },
);

test.each(['PersonCard.tsx', 'person_card.ts', 'utils', 'string-utils.ts', 'payment-manager.ts', 'helpers.test.ts'])(
  '%s is refused',
  (name) => {
    expect(nameFault(name)).toContain(name);
  },
);
