import { expect, test } from 'vitest';
import { exportPage } from './export-files.ts';

const exported = {
  madeAt: '2026-11-21T15:00:00.000Z',
  sections: [
    {
      name: 'identity',
      title: 'Quem é você',
      records: [
        [
          { name: 'name', label: 'Nome', text: '<img src=x onerror="alert(1)"> & Filhos' },
          { name: 'birthOn', label: 'Nascimento', text: '1980-05-17' },
        ],
      ],
    },
  ],
};

test('a copy reads as a page in which nothing that somebody typed is markup', () => {
  const page = new DOMParser().parseFromString(exportPage(exported), 'text/html');
  expect(page.querySelector('img')).toBeNull();
  expect([...page.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '<img src=x onerror="alert(1)"> & Filhos',
    '17/05/1980',
  ]);
  expect(page.querySelector('h2')?.textContent).toBe('Quem é você');
  expect(page.querySelectorAll('script, link, img')).toHaveLength(0);
});
