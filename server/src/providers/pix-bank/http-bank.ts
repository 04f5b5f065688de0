import { isBrCode, reaisText } from '@balcao/credit-math';
import { z } from 'zod';
import { createCircuit } from '../../kernel/circuit.ts';
import { type Clock, systemClock } from '../../kernel/clock.ts';
import type { PixProvider } from '../../modules/pix/index.ts';

const TIMEOUT_MS = 10_000;
const CIRCUIT = { failures: 5, pauseSeconds: 30 };
const CONFLICT = 409;

const charged = z.object({ pixCopiaECola: z.string().refine(isBrCode, 'a BR Code') });

export interface HttpBankOptions {
  /** Base of the bank's Pix API; from the configuration only, its host on the configured list. */
  url: string;
  token: string | undefined;
  /** Pix key the money goes to. */
  key: string;
  clock?: Clock;
  timeoutMs?: number;
}

/**
 * Charges at a bank that speaks the Central Bank's Pix API: `PUT {url}/cob/{txid}`, bearer token. A txid the bank knows
 * already (409) is read back, so that trying again after a lost answer makes no second charge.
 */
export function httpBank({
  url,
  token,
  key,
  clock = systemClock,
  timeoutMs = TIMEOUT_MS,
}: HttpBankOptions): PixProvider {
  const circuit = createCircuit(clock, CIRCUIT);
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const base = url.replace(/\/$/, '');

  const options = (): RequestInit => ({
    headers,
    // A redirect could lead the token to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const read = async (response: Response): Promise<{ brCode: string }> => {
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`Pix bank answered ${response.status}`);
    }
    return { brCode: charged.parse(await response.json()).pixCopiaECola };
  };

  return {
    createCharge: ({ txid, amountCents, expiresAt }) =>
      circuit(async () => {
        const seconds = Math.max(1, Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1000));
        const body = JSON.stringify({
          calendario: { expiracao: seconds },
          valor: { original: reaisText(amountCents) },
          chave: key,
        });
        const address = `${base}/cob/${txid}`;
        const response = await fetch(address, { ...options(), method: 'PUT', body });
        if (response.status !== CONFLICT) return read(response);
        await response.body?.cancel();
        return read(await fetch(address, options()));
      }),
  };
}
