import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aContract, CONTRACT_ID } from '../../../domain/testing/offers.ts';
import { openCounter, signIn } from '../../../testing/counter-in-test.tsx';
import { type FakeApi, fakeApi } from '../../../testing/counter-api.ts';

const FIND = 'GET /coordinator/contracts/find-one';
const page = `/caixa/compras/${CONTRACT_ID}/confirmacao`;
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  signIn();
});
afterEach(() => void vi.unstubAllGlobals());

test('shows the finished purchase with its receipt', async () => {
  api.ok(FIND, aContract());
  openCounter(page);
  expect(await screen.findByRole('heading', { name: 'Compra Finalizada!' })).toBeVisible();
  const receipt = screen.getByRole('link', { name: /Ver comprovante/ });
  expect(receipt).toHaveAttribute('href', `/render/${CONTRACT_ID}/originations`);
  expect(receipt).toHaveAttribute('target', '_blank');
  expect(screen.getByText('6x de R$ 199,85')).toBeVisible();
  expect(screen.queryByText('Imprimir termo de ciência')).toBeNull();
  expect(screen.getByRole('link', { name: 'Voltar ao caixa' })).toHaveAttribute('href', '/caixa');
});

test('prints the awareness term when there is one', async () => {
  api.ok(FIND, aContract({ awarenessTermsUrl: '/render/term' }));
  openCounter(page);
  expect(await screen.findByRole('link', { name: /Imprimir termo de ciência/ })).toBeVisible();
});

test('says what it is waiting for, and when there is no such contract', async () => {
  api.refuse(FIND, 404, 'CONTRACT_NOT_FOUND');
  openCounter(page);
  expect(await screen.findByText('Buscando contrato...')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Contrato não encontrado...' })).toBeVisible();
});

test('never calls an offered contract a finished purchase', async () => {
  api.ok(FIND, aContract({ status: 'OFFERED', acceptedAt: null }));
  openCounter(page);
  expect(await screen.findByRole('heading', { name: 'Esta compra ainda não foi finalizada' })).toBeVisible();
  expect(screen.queryByText('Compra Finalizada!')).toBeNull();
});

test('a search that fails can be tried again', async () => {
  api.refuse(FIND, 503, 'SERVICE_UNAVAIBLE');
  openCounter(page);
  expect(await screen.findByText('Serviço/Sistema indisponível. Tente mais tarde')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});
