import type { OnlineStep } from '@balcao/contract';
import { expect, test } from 'vitest';
import { type OnlineFacts, onlineStep } from './step.ts';

const whole: OnlineFacts = {
  isIdentified: true,
  status: 'PRE_APPLICATION_APPROVED',
  hasData: true,
  face: 'COMPLETED',
  sides: ['front', 'back'],
  submitsBiometry: true,
  lacksLiveness: false,
  lacksDueDay: false,
  asksDayAfterwards: false,
};

test.each<[Partial<OnlineFacts>, OnlineStep]>([
  [{}, 'SEND'],
  [{ status: 'PRE_APPLICATION_CONTINUE' }, 'SEND'],
  [{ status: 'INCOMPLETE' }, 'SEND'],
  [{ isIdentified: false }, 'CODE'],
  [{ isIdentified: false, status: 'APPROVED' }, 'CODE'],
  [{ hasData: false, face: null }, 'DATA'],
  [{ face: null }, 'PHOTOS'],
  [{ sides: ['front'] }, 'PHOTOS'],
  [{ face: 'SPOOF' }, 'PHOTOS'],
  [{ face: 'CANCELED' }, 'PHOTOS'],
  [{ face: 'SAVED' }, 'PHOTOS'],
  [{ face: 'SAVED', submitsBiometry: false }, 'SEND'],
  [{ face: 'CONFLICT' }, 'SEND'],
  [{ lacksLiveness: true }, 'PHOTOS'],
  [{ face: 'IN_PROGRESS' }, 'SEND'],
  [{ lacksDueDay: true }, 'DUE_DAY'],
  [{ lacksDueDay: true, face: null }, 'PHOTOS'],
  [{ lacksDueDay: true, asksDayAfterwards: true }, 'SEND'],
  [{ lacksDueDay: true, asksDayAfterwards: true, status: 'APPROVED' }, 'DUE_DAY'],
  [{ lacksDueDay: true, status: 'APPROVED' }, 'RESULT'],
  [{ status: 'UNDER_ANALYSIS', hasData: false }, 'RESULT'],
  [{ status: 'DENIED' }, 'RESULT'],
  [{ status: 'PRE_APPLICATION_DENIED', hasData: false }, 'RESULT'],
])('%j: %s', (part, step) => {
  expect(onlineStep({ ...whole, ...part })).toBe(step);
});
