import { createCircuit } from '../../kernel/circuit.ts';
import { type Clock, systemClock } from '../../kernel/clock.ts';
import {
  BirthDateMismatch,
  type BureauAnswer,
  bureauAnswer,
  type CreditBureau,
} from '../../modules/decisions/index.ts';
import { isTestCpf } from './test-cpfs.ts';

const TIMEOUT_MS = 10_000;
const CIRCUIT = { failures: 5, pauseSeconds: 30 };
/** Beyond the first, of a source that is down. */
const RETRIES = 2;
const DOWN = new Set([503, 504]);
const MISMATCH = 422;
const MOST_BYTES = 1_000_000;

export interface HttpBureauOptions {
  /** From the configuration only, its host on the configured list. */
  url: string;
  token: string;
  /** Times the pause of the circuit; the system clock when left out. */
  clock?: Clock;
  timeoutMs?: number;
}

/** What the bureau is asked for: no file of the central bank, which needs the customer's own consent. */
const SECTIONS = ['REGISTRY', 'NEGATIVES', 'PROTESTS', 'SCORE', 'INCOME', 'COMMITMENT'];

/** Asks a bureau: `POST {url}/v1/persons/score`, bearer token. A CPF of the embedded one's tests is never sent. */
export function httpBureau({
  url,
  token,
  clock = systemClock,
  timeoutMs = TIMEOUT_MS,
}: HttpBureauOptions): CreditBureau {
  const circuit = createCircuit(clock, CIRCUIT);
  const attempt = async (body: object, key: string, count: number): Promise<Response> =>
    fetch(`${url.replace(/\/$/, '')}/v1/persons/score`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        'x-attempt': String(count),
      },
      body: JSON.stringify(body),
      // A redirect could lead the CPF and the token to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });

  const tried = async (body: object, key: string): Promise<BureauAnswer | null> => {
    for (let count = 1; ; count += 1) {
      const response = await attempt(body, key, count);
      if (response.ok) return bureauAnswer.parse(JSON.parse(await textOf(response)));
      await response.body?.cancel();
      if (response.status === MISMATCH) return null;
      if (!DOWN.has(response.status) || count > RETRIES) throw new Error(`credit bureau answered ${response.status}`);
    }
  };

  return {
    name: 'http',
    async ask({ cpf, name, birthOn, purpose, idempotencyKey }) {
      if (isTestCpf(cpf)) throw new Error('a CPF of the embedded bureau is not asked for');
      const body = { cpf, birthDate: birthOn, name, purpose, sections: SECTIONS };
      const answer = await circuit(() => tried(body, idempotencyKey));
      if (!answer) throw new BirthDateMismatch('another birth date');
      return answer;
    },
  };
}

async function textOf(response: Response): Promise<string> {
  const text = await response.text();
  if (text.length > MOST_BYTES) throw new Error('credit bureau answered too much');
  return text;
}
