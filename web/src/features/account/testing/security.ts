import { screen, within } from '@testing-library/react';
import type { Role } from '@balcao/contract';
import { type FakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { Factors, Security } from '../use-security.ts';

type SessionOfOwn = Security['sessions'][number];

const idOf = (end: string) => `01900000-0000-7000-8000-00000000020${end}`;
const HERE = idOf('a');
export const THERE = idOf('b');
export const ELSEWHERE = idOf('c');

export const aSession = (id: string, part: Partial<SessionOfOwn> = {}): SessionOfOwn => ({
  id,
  isThis: false,
  device: 'Chrome 142 no Windows',
  address: '203.0.113.1',
  openedAt: '2026-11-21T12:00:00.000Z',
  lastSeenAt: '2026-11-21T13:00:00.000Z',
  ...part,
});
export const thisDevice = aSession(HERE, { isThis: true, device: 'Firefox 132 no Linux' });

export const aPasskey = (id: string, part: Partial<Factors['passkeys'][number]> = {}): Factors['passkeys'][number] => ({
  id,
  name: 'Telefone',
  madeAt: '2026-11-21T12:00:00.000Z',
  lastUsedAt: null,
  ...part,
});
/** None, unless told. */
export const factors = (part: Partial<Factors> = {}): Factors => ({
  totpSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  ...part,
});
export const someSecurity = (part: Partial<Security> = {}): Security => ({
  hasPin: false,
  secondFactor: null,
  sessions: [aSession(THERE), thisDevice, aSession(ELSEWHERE)],
  ...part,
});

export const press = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
export const dialog = () => within(screen.getByRole('dialog'));

/** 'Minha conta' of a cashier whose account is protected like that. */
export async function openAccount(api: FakeApi, role: Role = 'cashier', part: Partial<Security> = {}) {
  signedIn({ role });
  api.ok('GET /users/me/security', someSecurity(part));
  const page = await renderAt('/conta');
  await screen.findByRole('heading', { name: 'Senha' });
  return page;
}
