import { expect, test } from 'vitest';
import { anOperator } from '../../testing/sessions.ts';
import {
  forgetIdentified,
  recentlyIdentified,
  recentOperators,
  rememberIdentified,
  rememberOperator,
} from './recent-operators.ts';
import { nameStandIn, standIn } from './stand-in.ts';
import type { IdentifiedOperator } from './stored-items.ts';

const one = (at: number, document = `00${at}.***.***-0${at}`): IdentifiedOperator => ({
  id: `id-${at}`,
  name: `Colega ${at}`,
  document,
  phoneNumber: '(92) *****-7777',
  role: 'promoter',
});

test('five are remembered, the last first, each document once, never by a whole CPF', () => {
  for (const at of [1, 2, 3, 4, 5, 6, 2]) rememberIdentified(one(at));
  expect(recentlyIdentified().map(({ id }) => id)).toEqual(['id-2', 'id-6', 'id-5', 'id-4', 'id-3']);
  rememberOperator(anOperator());
  expect(recentOperators()).toHaveLength(1);
  expect(recentlyIdentified()).toHaveLength(5);
  forgetIdentified('id-2');
  expect(recentlyIdentified()[0]?.id).toBe('id-6');
  rememberIdentified(one(9, '52998224725'));
  expect(recentlyIdentified().map(({ id }) => id)).not.toContain('id-9');
});

test('who stands in is of the tab, and what is no operator is nobody', () => {
  nameStandIn(one(1));
  expect(standIn()?.name).toBe('Colega 1');
  sessionStorage.setItem('stand_in', '{"id":"x"}');
  expect(standIn()).toBeNull();
  sessionStorage.setItem('stand_in', '{');
  expect(standIn()).toBeNull();
  nameStandIn(null);
  expect(standIn()).toBeNull();
});
