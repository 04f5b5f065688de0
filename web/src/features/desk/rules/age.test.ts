import { expect, test } from 'vitest';
import { ageText, dueText } from '../texts.ts';

const now = Date.parse('2026-11-23T12:00:00Z');

test.each([
  ['2026-11-23T12:00:30Z', 'agora'],
  ['2026-11-23T11:59:00Z', 'há 1 minuto'],
  ['2026-11-23T11:00:01Z', 'há 59 minutos'],
  ['2026-11-23T11:00:00Z', 'há 1 hora'],
  ['2026-11-22T12:00:01Z', 'há 23 horas'],
  ['2026-11-21T12:00:00Z', 'há 2 dias'],
])('%s is said as %s', (since, words) => {
  expect(ageText(since, now)).toBe(words);
});

test.each([
  ['2026-11-23T12:02:05Z', 'Prazo em 2:05'],
  ['2026-11-23T12:00:00Z', 'Prazo passou agora'],
  ['2026-11-23T11:57:00Z', 'Prazo passou há 3 minutos'],
])('promised by %s: %s', (dueAt, words) => {
  expect(dueText(dueAt, now)).toBe(words);
});
