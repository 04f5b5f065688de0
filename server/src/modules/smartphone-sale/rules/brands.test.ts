import { describe, expect, test } from 'vitest';
import { handbookOf, isSameBrand } from './brands.ts';

test.each([
  ['Samsung', 'Samsung', true],
  [' SAMSUNG ', 'Samsung', true],
  [null, 'Samsung', true],
  ['Motorola', 'Samsung', false],
  ['Sam', 'Samsung', false],
])('brand %j of a %j: %j', (known, manufacturer, same) => {
  expect(isSameBrand(known, manufacturer)).toBe(same);
});

describe('the handbook', () => {
  const handbooks = { default: 'https://h.example/', samsung: 'https://h.example/samsung', itel: null };

  test.each([
    ['SAMSUNG', 'https://h.example/samsung'],
    ['Itel', 'https://h.example/'],
    ['Xiaomi', 'https://h.example/'],
  ])('of %s', (brand, url) => {
    expect(handbookOf(handbooks, brand)).toBe(url);
  });

  test('of a brand without one, where there is none for every brand', () => {
    expect(handbookOf({ default: null, samsung: null }, 'Samsung')).toBeNull();
  });
});
