import { expect, test } from 'vitest';
import { rememberSms, smsSecondsLeft } from './sms-cooldown.ts';

const now = 1_800_000_000_000;

test('45 seconds after a send, for that customer only', () => {
  const sent = rememberSms([], 'maria', now);
  expect(smsSecondsLeft(sent, 'maria', now)).toBe(45);
  expect(smsSecondsLeft(sent, 'maria', now + 44_001)).toBe(1);
  expect(smsSecondsLeft(sent, 'maria', now + 45_000)).toBe(0);
  expect(smsSecondsLeft(sent, 'joao', now)).toBe(0);
});

test('a clock set back never waits longer than 45 seconds', () => {
  expect(smsSecondsLeft(rememberSms([], 'maria', now), 'maria', now - 3_600_000)).toBe(45);
});

test('sending again replaces the record, and only five customers are remembered', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].reduce(
    (sent, id, i) => rememberSms(sent, id, now + i),
    [] as ReturnType<typeof rememberSms>,
  );
  expect(six.map((record) => record.borrowerId)).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(rememberSms(six, 'c', now + 9).map((record) => record.borrowerId)).toEqual(['c', 'f', 'e', 'd', 'b']);
});
