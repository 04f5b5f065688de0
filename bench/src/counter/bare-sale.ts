import type { Page } from '@playwright/test';
import type { SaleSteps } from './till-sale.ts';

interface BareSale {
  token: string;
  cpf: string;
  storeId: string;
  reais: number;
  code: () => Promise<string>;
}

interface Call {
  method: string;
  path: string;
  body?: unknown;
}

/** One call from the page, and how long until its answer was read. */
async function timed(page: Page, token: string, { method, path, body }: Call) {
  const { ms, status, answer } = await page.evaluate(
    async ([verb, address, text, bearer]) => {
      const start = performance.now();
      const response = await fetch(address ?? '', {
        method: verb ?? 'GET',
        headers: {
          authorization: `Bearer ${bearer}`,
          'idempotency-key': crypto.randomUUID(),
          ...(text ? { 'content-type': 'application/json' } : {}),
        },
        ...(text ? { body: text } : {}),
      });
      const found: unknown = await response.json().catch(() => null);
      return { ms: performance.now() - start, status: response.status, answer: found };
    },
    [method, path, body === undefined ? '' : JSON.stringify(body), token],
  );
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
  return { ms, answer: answer as Record<string, unknown> };
}

/** The round trips that a sale cannot do without, one after the other from a page that shows nothing. */
export async function sellBare(page: Page, { token, cpf, storeId, reais, code }: BareSale): Promise<SaleSteps> {
  const call = (one: Call) => timed(page, token, one);
  const found = await call({ method: 'GET', path: `/coordinator/borrowers/find-one?cpf=${cpf}&storeId=${storeId}` });
  const body = { borrowerId: found.answer['id'], principal: reais, storeId };
  const offer = await call({ method: 'POST', path: '/coordinator/contracts', body });
  const [plan] = offer.answer['proposals'] as { id: string }[];
  const proposalId = plan?.id ?? '';
  const asked = await call({
    method: 'POST',
    path: '/origination-code',
    body: { proposalId, communicationChannel: 'SMS' },
  });
  const check = await call({
    method: 'PATCH',
    path: '/origination-code/verify',
    body: { proposalId, purchaseCode: await code() },
  });
  const accepted = await call({ method: 'POST', path: `/coordinator/contracts/proposals/${proposalId}/accept` });
  return { customer: found.ms, plans: offer.ms, code: asked.ms, check: check.ms, receipt: accepted.ms };
}
