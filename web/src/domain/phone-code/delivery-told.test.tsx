import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Delivery, DeliveryTold } from './delivery-told.tsx';

const told = (delivery: Delivery | undefined, to: 'staff' | 'customer' = 'customer') =>
  render(<DeliveryTold delivery={delivery} to={to} />).container;

test('of a code on its way, or of none, nothing is said', () => {
  expect(told(undefined)).toBeEmptyDOMElement();
  expect(told({ channel: null, undeliveredChannels: [], isUndelivered: false })).toBeEmptyDOMElement();
  expect(told({ channel: 'SMS', undeliveredChannels: [], isUndelivered: false })).toBeEmptyDOMElement();
});

test('one that goes by another way says which did not bring it, and by which it comes', () => {
  told({ channel: 'WHATSAPP', undeliveredChannels: ['SMS'], isUndelivered: false });
  expect(screen.getByText('O código não chegou por SMS.')).toBeVisible();
  expect(screen.getByText('Enviamos por WhatsApp.')).toBeVisible();
});

test.each([
  ['customer', 'Você vai receber uma ligação com o código.'],
  ['staff', 'O cliente vai receber uma ligação com o código.'],
] as const)('a call is told to the %s', (to, text) => {
  told({ channel: 'PHONE_CALL', undeliveredChannels: ['SMS', 'WHATSAPP'], isUndelivered: false }, to);
  expect(screen.getByText('O código não chegou por SMS nem por WhatsApp.')).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

test('one that no way brings says so in the words of the product', () => {
  told({ channel: 'PHONE_CALL', undeliveredChannels: ['SMS', 'WHATSAPP', 'PHONE_CALL'], isUndelivered: true });
  expect(screen.getByText('Erro na operadora de SMS. Por favor tente novamente em alguns minutos')).toBeVisible();
  expect(screen.getByText('O código não chegou por SMS nem por WhatsApp nem por ligação.')).toBeVisible();
});
