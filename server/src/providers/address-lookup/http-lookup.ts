import { onlyDigits, ufs } from '@balcao/contract';
import { z } from 'zod';
import { createCircuit } from '../../kernel/circuit.ts';
import { type Clock, systemClock } from '../../kernel/clock.ts';
import type { AddressLookup, PostalAddress } from '../../modules/reference/index.ts';

const TIMEOUT_MS = 4_000;
const CIRCUIT = { failures: 5, pauseSeconds: 30 };
/** Nothing is there, or what was asked has no shape of an address: an answer about the address, not about the service. */
const NOTHING = new Set([400, 404]);

const text = z.string().max(200).default('');
const address = z.object({
  cep: z.string().max(12).transform(onlyDigits),
  logradouro: text,
  bairro: text,
  localidade: text,
  uf: z.enum(ufs),
});
const unknown = z.object({ erro: z.union([z.literal(true), z.literal('true')]) });
const found = z.union([unknown.transform((): PostalAddress | null => null), address]);

interface HttpLookupOptions {
  /** From the configuration only, its host on the configured list. */
  url: string;
  /** Times the pause of the circuit; the system clock when left out. */
  clock?: Clock;
  timeoutMs?: number;
}

/** Asks a service with the calls of ViaCEP: GET `{url}/{cep}/json/` and `{url}/{uf}/{city}/{street}/json/`. */
export function httpLookup({ url, clock = systemClock, timeoutMs = TIMEOUT_MS }: HttpLookupOptions): AddressLookup {
  const circuit = createCircuit(clock, CIRCUIT);
  const base = url.replace(/\/$/, '');
  const ask = (...parts: readonly string[]): Promise<unknown> =>
    circuit(async () => {
      const path = parts.map(encodeURIComponent).join('/');
      const response = await fetch(`${base}/${path}/json/`, {
        headers: { accept: 'application/json' },
        // What somebody's address is goes to the configured host only.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok) return response.json();
      await response.body?.cancel();
      if (NOTHING.has(response.status)) return null;
      throw new Error(`address service answered ${response.status}`);
    });

  return {
    byCep: async (cep) => found.nullable().parse(await ask(cep)),
    byStreet: async ({ uf, city, street }) => z.array(address).parse((await ask(uf, city, street)) ?? []),
  };
}
