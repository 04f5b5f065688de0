import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { compared, type Figure } from '../figure.ts';
import { quantile } from '../load.ts';
import type { Place } from '../place.ts';
import { openBrowser, slowDown } from '../slow-browser.ts';
import { sellBare } from './bare-sale.ts';
import { nextCustomer, openTill } from './open-till.ts';
import { sellAtTill, type SaleSteps } from './till-sale.ts';

// One more turn begins: a customer is sent five codes an hour.
const TURNS = 4;
const REAIS = 60;
const TARGET = 1.3;
/** Of the demonstration, whose guide says the same. */
const cashier = { username: 'caixa@norte.example', password: 'balcao2026' };
const atTill = { cpf: '90000500224', phone: '92900001005' };
const bare = { cpf: '90000200263', phone: '92900001002' };

const steps = ['customer', 'plans', 'code', 'check', 'receipt'] as const;
const named = {
  customer: 'CPF to limit',
  plans: 'value to plans',
  code: 'plan to code sent',
  check: 'code to checked',
  receipt: "'Finalizar' to receipt",
} as const satisfies Record<keyof SaleSteps, string>;

/** The code of the newest message that authorises a purchase, as the telephone shows it; '' without one. */
async function newestCode(url: string, phone: string): Promise<string> {
  const response = await fetch(`${url}/inbox/messages?to=${phone}`);
  const messages = (await response.json()) as readonly { text: string }[];
  const newest = messages.find(({ text }) => text.includes('autoriza a compra'));
  return (/(\d{3}) (\d{3}) autoriza/.exec(newest?.text ?? '') ?? []).slice(1).join('');
}

/** The next code that reaches the telephone, whatever the demonstration sent before. */
async function codesOf(url: string, phone: string): Promise<() => Promise<string>> {
  let former = await newestCode(url, phone);
  return async () => {
    for (let turn = 1; turn <= 200; turn += 1) {
      const code = await newestCode(url, phone);
      if (code !== former) {
        former = code;
        return code;
      }
      await sleep(50);
    }
    throw new Error(`no new code reached ${phone}`);
  };
}

async function signIn(page: Page) {
  const signed = await page.evaluate(async (who) => {
    const response = await fetch('/auth/operators', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(who),
    });
    const { accessToken } = (await response.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    const me = (await (await fetch('/users/me', { headers })).json()) as { store: { id: string } };
    return { token: accessToken, storeId: me.store.id };
  }, cashier);
  return signed;
}

const sumOf = (sale: SaleSteps) => steps.reduce((sum, step) => sum + sale[step], 0);

/** A sale through the screens of a slow till against the bare round trips it needs, in turns. */
export async function benchCounter(place: Place): Promise<Figure[]> {
  const { url } = await place.serve([], { NODE_ENV: 'development', SEED_DEMONSTRATION: 'true' });
  const browser = await openBrowser();
  const till: SaleSteps[] = [];
  const reference: SaleSteps[] = [];
  try {
    const page = await openTill(browser, { url, ...cashier });
    const blank = await (await browser.newContext({ baseURL: url })).newPage();
    await blank.goto('/login');
    const seller = await signIn(blank);
    const codes = await codesOf(url, atTill.phone);
    const bareCodes = await codesOf(url, bare.phone);
    await Promise.all([page, blank].map(slowDown));
    // The first turn fetches what a till that sells all day has.
    for (let turn = 0; turn <= TURNS; turn += 1) {
      await nextCustomer(page, turn);
      const sale = await sellAtTill(page, { cpf: atTill.cpf, reais: REAIS, code: codes });
      const calls = await sellBare(blank, { ...seller, cpf: bare.cpf, reais: REAIS, code: bareCodes });
      for (const tab of page.context().pages()) if (tab !== page) await tab.close();
      if (turn === 0) continue;
      till.push(sale);
      reference.push(calls);
    }
  } finally {
    await browser.close();
  }
  const median = (sales: readonly SaleSteps[], of: (sale: SaleSteps) => number) => quantile(sales.map(of), 0.5);
  const figure = (name: string, of: (sale: SaleSteps) => number, bound = {}) =>
    compared(
      { bench: 'sale', name, value: median(till, of), unit: 'ms' },
      { name: 'bare calls', value: median(reference, of) },
      bound,
    );
  return [
    ...steps.map((step) => figure(named[step], (sale) => sale[step])),
    figure('all of it', sumOf, { atMost: TARGET }),
  ];
}
