import { expect, test } from 'vitest';
import { normalCode } from './store-code.ts';

test.each(['ab3d7k2m', 'AB3D-7K2M', ' AB3D 7K2M '])('%s is AB3D7K2M', (typed) => {
  expect(normalCode(typed)).toBe('AB3D7K2M');
});
