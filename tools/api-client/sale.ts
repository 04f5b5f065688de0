import createClient from 'openapi-fetch';
import type { components, paths } from './schema.gen.ts';

type Contract = components['schemas']['Contract'];

export interface SaleAsk {
  /** Where the server is, 'http://127.0.0.1:3000'. */
  url: string;
  username: string;
  password: string;
  cpf: string;
  /** Purchase value in reais. */
  value: number;
}

/** What an answer holds. @throws Error with the code and sentence of a refusal. */
function answered<T>({ data, error }: { data?: T; error?: { code: string; message: string } }): T {
  if (error) throw new Error(`${error.code}: ${error.message}`);
  if (data === undefined) throw new Error('an answer without a body');
  return data;
}

/** A whole sale as another program makes it, knowing only the API document. Returns the accepted contract. */
export async function sellOverHttp({ url, username, password, cpf, value }: SaleAsk): Promise<Contract> {
  const api = createClient<paths>({ baseUrl: url });
  const { accessToken } = answered(await api.POST('/auth/operators', { body: { username, password } }));
  api.use({ onRequest: ({ request }) => request.headers.set('Authorization', `Bearer ${accessToken}`) });
  const header = () => ({ 'Idempotency-Key': crypto.randomUUID() });

  const { user } = answered(await api.GET('/users/me'));
  const storeId = user.storeId ?? '';
  const borrower = answered(await api.GET('/coordinator/borrowers/find-one', { params: { query: { cpf } } }));
  const ofBorrower = { path: { id: borrower.id }, query: { storeId } };
  const limit = answered(await api.GET('/coordinator/borrowers/{id}/limits', { params: ofBorrower }));
  const principal = Math.min(value, limit.availableLimit);

  const offer = answered(
    await api.POST('/coordinator/contracts', { body: { borrowerId: borrower.id, storeId, principal } }),
  );
  const proposalId = offer.proposals[0]?.id ?? '';
  const sent = answered(await api.POST('/origination-code', { params: { header: header() }, body: { proposalId } }));
  const query = { to: sent.phoneNumber.slice(-4) };
  const purchaseCode = await codeOf(async () => answered(await api.GET('/inbox/messages', { params: { query } })));
  answered(await api.PATCH('/origination-code/verify', { body: { proposalId, purchaseCode } }));
  const accept = { path: { id: proposalId }, header: header() };
  return answered(await api.POST('/coordinator/contracts/proposals/{id}/accept', { params: accept }));
}

/** The code of the newest message, waited for: it is sent after the answer. */
async function codeOf(messages: () => Promise<components['schemas']['InboxMessage'][]>): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const [code] = /\d{3} \d{3}/.exec((await messages())[0]?.text ?? '') ?? [];
    if (code !== undefined) return code;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('no code came');
}
