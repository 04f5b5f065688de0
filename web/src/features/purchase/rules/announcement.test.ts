import { expect, test } from 'vitest';
import { aCustomer } from '../../../domain/testing/customers.ts';
import { anOffer, aVerification } from '../../../domain/testing/offers.ts';
import { announcementOf } from './announcement.ts';

const nothing = { customer: null, offer: null, verification: null };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('who was found, and with how much', () => {
  const customer = aCustomer({ borrower: { name: 'Rita Lima' }, limit: { availableLimit: 1234.5 } });
  const known = { ...nothing, customer };
  expect(plain(announcementOf('value', known))).toBe('Rita Lima. Limite disponível: R$ 1.234,50.');
  expect(announcementOf(null, known)).toBe('');
});

test('a limit that is blocked has a banner that says so', () => {
  const customer = aCustomer({ limit: { limitIsBlockedBy: 'MANUALLY_BLOCKED' } });
  expect(announcementOf('value', { ...nothing, customer })).toBe('');
});

test('how many ways to pay, from which to which', () => {
  const offer = anOffer();
  const said = plain(announcementOf('choosing', { ...nothing, offer }));
  expect(said).toMatch(/^3 formas de pagar, de 1x de R\$ [\d.,]+ a 6x de R\$ 199,85\.$/);
});

test.each([
  ['a code', {}, 'O código foi por SMS para (92) *****-7777.'],
  [
    'a code by another way',
    { communicationChannel: 'PHONE_CALL' },
    'O código foi por chamada telefônica para (92) *****-7777.',
  ],
  ['a code that did not arrive', { undeliveredChannels: ['SMS'] }, ''],
  ['a call', { communicationChannel: 'ANALYST_CALL' }, ''],
  ['what was authorised', { wasVerified: true }, ''],
] as const)('where the customer is asked: %s', (_, over, said) => {
  const verification = aVerification({
    phoneNumber: '(92) *****-7777',
    ...over,
    undeliveredChannels: [...('undeliveredChannels' in over ? over.undeliveredChannels : [])],
  });
  expect(announcementOf('verifying', { ...nothing, verification })).toBe(said);
});
