import { ufs } from '@balcao/contract';
import { expect, test } from 'vitest';
import { municipalitiesOf, municipalityOf, states } from './municipalities.ts';
import { isProfession, professions } from './professions.ts';

test('OUTROS is 1 and first; every other id is a code of the CBO, once', () => {
  expect(professions[0]).toEqual({ id: 1, name: 'OUTROS' });
  expect(professions).toHaveLength(2_695);
  expect(new Set(professions.map(({ id }) => id)).size).toBe(professions.length);
  expect(professions).toContainEqual({ id: 212_405, name: 'Analista de desenvolvimento de sistemas' });
  // Of the air force: its leading zero is no part of the id.
  expect(professions).toContainEqual({ id: 10_205, name: 'Oficial da aeronáutica' });
  expect(professions.filter(({ name }) => name.trim() === '' || /[;|]/.test(name))).toEqual([]);
  expect([isProfession(1), isProfession(212_405), isProfession(2)]).toEqual([true, true, false]);
});

test('5,571 municipalities, each in the state of its code', () => {
  const all = ufs.flatMap((uf) => municipalitiesOf(uf));
  expect(all).toHaveLength(5_571);
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  for (const { uf, code } of states)
    expect(municipalitiesOf(uf).every((one) => Math.floor(one.code / 100_000) === code)).toBe(true);
  expect(municipalityOf('AM', 1_302_603)?.name).toBe('Manaus');
  expect(municipalityOf('SP', 1_302_603)).toBeUndefined();
  expect(states.find(({ uf }) => uf === 'AM')).toEqual({ code: 13, uf: 'AM', name: 'Amazonas' });
});
