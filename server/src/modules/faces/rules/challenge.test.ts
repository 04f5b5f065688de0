import { faceChallenge } from '@balcao/contract';
import { expect, test } from 'vitest';
import { newChallenge } from './challenge.ts';

test('every challenge begins from the front and asks for a turn, and none is left out', () => {
  const all = [0, 1, 2, 3].map((choice) => newChallenge((below) => Math.min(choice, below - 1)));
  expect(all.map(({ poses }) => poses.join(' '))).toEqual([
    'FRONT LEFT',
    'FRONT RIGHT',
    'FRONT LEFT RIGHT',
    'FRONT RIGHT LEFT',
  ]);
  for (const each of all) expect(faceChallenge.parse(each)).toEqual(each);
});

test('a choice that is none still asks for a turn', () => {
  expect(newChallenge(() => 0.7).poses).toEqual(['FRONT', 'LEFT']);
});
