import type { Wire } from '@balcao/contract';
import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { CustomerApp } from '../customer-app.tsx';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5_000 });

export type Data = Wire<'POST /data-update/data'>['answer'];
/** Key of a visit, and what a link carries. */
export const KEY = 'k'.repeat(43);
export const TOKEN = 't'.repeat(43);

export const VISIT = 'POST /data-update/visits';
export const SEND = 'POST /data-update/code';
export const VERIFY = 'POST /data-update/code/verify';
export const OPEN = 'POST /data-update/links/open';
export const SAVE = 'PATCH /data-update/data';
export const PHONE = 'POST /data-update/phone';
export const PHONE_CODE = 'POST /data-update/phone/verify';
export const WITHDRAW = 'POST /data-update/phone/withdraw';
export const END = 'POST /data-update/end';

export const rosa: Data = {
  subject: 'CUSTOMER',
  name: 'Rosa Prado',
  cpf: '529.***.***-25',
  phoneNumber: '+5592988887777',
  email: 'rosa@correio.example',
  pixKey: null,
  address: null,
  phoneChange: null,
  endsAt: new Date(Date.now() + 30 * 60_000).toISOString(),
};
export const bia: Data = { ...rosa, subject: 'OPERATOR', name: 'BIA REIS' };
export const waiting: Data = {
  ...rosa,
  phoneChange: {
    status: 'WAITING',
    phoneNumber: '(92) *****-6666',
    askedAt: '2026-11-21T15:00:00.000Z',
    decidedAt: null,
    reason: null,
  },
};

export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** A customer who proved who they are: their data is on the screen. */
export async function identified(data: Data = rosa) {
  const api = fakeApi({ [VISIT]: () => ({ key: KEY }), [VERIFY]: () => data, [END]: () => undefined });
  const view = render(createElement(CustomerApp, { path: '/c/dados' }));
  await userEvent.type(await screen.findByLabelText('CPF'), '52998224725{Enter}');
  await userEvent.type(await screen.findByLabelText('Código'), '123456');
  await press('Confirmar');
  expect(await screen.findByText(data.name)).toBeVisible();
  return Object.assign(api, { view });
}
