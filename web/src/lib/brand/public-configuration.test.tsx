import { publicConfiguration } from '@balcao/contract';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts';
import { whatsappAddress, whatsappText } from '../whatsapp.ts';
import { blend, contrast, readableOn } from './colour.ts';
import { defaultPublicConfiguration } from './default-public-configuration.ts';

const ROUTE = 'GET /configurations/public';
let api: FakeApi;

/** The module as a page finds it that was just loaded. */
async function freshPage() {
  vi.resetModules();
  return import('./public-configuration.ts');
}

beforeEach(() => {
  api = fakeApi({ [ROUTE]: () => ({}) });
  document.head.innerHTML = '<link rel="icon" href="/ours.svg">';
});
afterEach(() => {
  document.head.innerHTML = '';
  document.documentElement.removeAttribute('style');
});

test('the defaults are those of the contract', () => {
  expect(defaultPublicConfiguration).toEqual(publicConfiguration.parse({}));
});

test('what the server answers is shown: title, icon, colour', async () => {
  api.ok(ROUTE, {
    app: { name: 'Norte' },
    cdn: { logoUrl: null, logoDarkBackgroundUrl: null, faviconUrl: '/norte.svg' },
    theme: { primary: '#0b6b4f' },
  });
  const { brandName, loadPublicConfiguration } = await freshPage();
  expect(brandName()).toBe('UME');
  await loadPublicConfiguration();
  expect(brandName()).toBe('Norte');
  expect(document.title).toBe('Norte');
  expect(document.querySelector('link')?.getAttribute('href')).toBe('/norte.svg');
  expect(document.documentElement.style.getPropertyValue('--brand-light')).toBe('#0b6b4f');
  expect(api.lastOf(ROUTE)?.query.get('hostname')).toBe('localhost');
});

test('what came with the page is shown at once, and nothing is asked', async () => {
  const block = '<script type="application/json" id="public-configuration">{"app":{"name":"Norte"}}</script>';
  document.head.innerHTML = block;
  const { brandName, loadPublicConfiguration } = await freshPage();
  void loadPublicConfiguration();
  expect([brandName(), document.title]).toEqual(['Norte', 'Norte']);
  expect(api.made(ROUTE)).toHaveLength(0);
});

test('the next page knows it before the server answers, and without an answer goes on with it', async () => {
  api.ok(ROUTE, { app: { name: 'Norte' } });
  await (await freshPage()).loadPublicConfiguration();
  const { brandName, loadPublicConfiguration } = await freshPage();
  expect(brandName()).toBe('Norte');
  api.lose(ROUTE);
  await loadPublicConfiguration();
  expect(brandName()).toBe('Norte');
});

// Planted: the token of whoever was signed in sent along, or nothing.
test('nobody is asked for by name: the call carries the public authorisation and no token', async () => {
  localStorage.setItem('id_token', 'token-of-staff');
  await (await freshPage()).loadPublicConfiguration();
  expect(api.lastOf(ROUTE)?.headers.get('Authorization')).toBe('public');
});

test('what is on the screen follows the answer', async () => {
  api.ok(ROUTE, { app: { name: 'Norte' } });
  const { loadPublicConfiguration, usePublicConfiguration } = await freshPage();
  function Name() {
    return <p>{usePublicConfiguration().app.name}</p>;
  }
  render(<Name />);
  expect(screen.getByText('UME')).toBeVisible();
  await act(loadPublicConfiguration);
  expect(screen.getByText('Norte')).toBeVisible();
});

test.each(['{', '7', '{"app":7,"theme":{"primary":3}}'])('%s in the browser is nothing we know', async (text) => {
  localStorage.setItem('public_configurations', text);
  expect((await freshPage()).brandName()).toBe('UME');
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s on %s is %s', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
  expect(contrast(other, one)).toBeCloseTo(expected, 2);
});

test('a colour moves towards another by its share, and no further than it must', () => {
  expect(blend('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(blend('#102030', '#ffffff', 0)).toBe('#102030');
  expect(readableOn('#ffffff', '#000000', '#767676')).toBe('#767676');
  expect(readableOn('#ffffff', '#000000', '#777777')).not.toBe('#777777');
  expect(contrast(readableOn('#ffffff', '#000000', '#ffff00'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['+5592988887777', 'https://wa.me/5592988887777', 'WhatsApp (92) 98888-7777'],
  ['(92) 98888-7777', 'https://wa.me/5592988887777', 'WhatsApp (92) 98888-7777'],
  ['92988887777', 'https://wa.me/5592988887777', 'WhatsApp 92 98888 7777'],
  ['+559233334444', 'https://wa.me/559233334444', 'WhatsApp (92) 3333-4444'],
])('%s leads to the conversation', (phone, address, text) => {
  expect(whatsappAddress(phone)).toBe(address);
  expect(whatsappText(phone)).toBe(text);
});
