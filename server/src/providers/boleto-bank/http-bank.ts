import { isBoleto, parseBoleto, reaisText } from '@balcao/credit-math';
import { z } from 'zod';
import { createCircuit } from '../../kernel/circuit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { BoletoAsk, BoletoProvider } from '../../modules/invoices/index.ts';

const TIMEOUT_MS = 10_000;
const CIRCUIT = { failures: 5, pauseSeconds: 30 };
const CONFLICT = 409;

const registered = z.object({
  barcode: z
    .string()
    .regex(/^\d{44}$/)
    .refine(isBoleto, 'the barcode of a boleto'),
});

export interface HttpBoletoOptions {
  /** Base of the bank's API; from the configuration only, its host on the configured list. */
  url: string;
  token: string | undefined;
  /** Three digits: what it registers begins with them. */
  code: string;
  clock: Clock;
  timeoutMs?: number;
}

const bodyOf = ({ amountCents, dueOn, payer, ...charges }: BoletoAsk): string =>
  JSON.stringify({
    amount: reaisText(amountCents),
    dueOn,
    lateFixed: reaisText(charges.lateFixedCents),
    lateDaily: reaisText(charges.lateDailyCents),
    earlyDaily: reaisText(charges.earlyDailyCents),
    payer: { name: payer.name, document: payer.document },
  });

/**
 * Registers boletos at a bank over HTTP: `PUT {url}/boletos/{nossoNumero}`, bearer token. The number is ours and the key: one the
 * bank knows already (409) is read, so that asking again, or after a lost answer, registers nothing twice. A barcode of another
 * bank, sum or day is a failure: whoever paid it would pay something else.
 */
export function httpBank({ url, token, code, clock, timeoutMs = TIMEOUT_MS }: HttpBoletoOptions): BoletoProvider {
  const circuit = createCircuit(clock, CIRCUIT);
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const options = (): RequestInit => ({
    headers,
    // A redirect could lead the token to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const read = async (response: Response, { amountCents, dueOn }: BoletoAsk): Promise<{ barcode: string }> => {
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`boleto bank answered ${response.status}`);
    }
    const { barcode } = registered.parse(await response.json());
    const made = parseBoleto(barcode, dueOn);
    if (made.bank !== code || made.amountCents !== amountCents || made.dueOn !== dueOn)
      throw new Error('the boleto bank answered the barcode of another boleto');
    return { barcode };
  };
  return {
    register: (boleto) =>
      circuit(async () => {
        const address = `${url.replace(/\/$/, '')}/boletos/${boleto.nossoNumero}`;
        const response = await fetch(address, { ...options(), method: 'PUT', body: bodyOf(boleto) });
        if (response.status !== CONFLICT) return read(response, boleto);
        await response.body?.cancel();
        return read(await fetch(address, options()), boleto);
      }),
  };
}
