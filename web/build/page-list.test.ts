import { expect, test } from 'vitest';
import { pagesOf } from './page-list.ts';

test('every address once, without the catch-all and closing slashes', () => {
  const tree = `fullPaths:
    | '/'
    | '/login'
    | '/$'
    | '/render/$ids/$type'
    | '/caixa/'
    | '/caixa/compras/$id/confirmacao';
  to: | '/elsewhere';`;
  expect(pagesOf(tree)).toEqual(['/', '/caixa', '/caixa/compras/$id/confirmacao', '/login', '/render/$ids/$type']);
});
