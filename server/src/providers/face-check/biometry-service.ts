import {
  type BiometryCode,
  biometryErrors,
  type FacePhotoStatus,
  facePhotoStatuses,
  takenMessage,
} from '@balcao/contract';
import { z } from 'zod';
import { createCircuit } from '../../kernel/circuit.ts';
import { systemClock } from '../../kernel/clock.ts';
import type { BiometryCheck, DocumentFinding, FaceFinding } from '../../modules/biometry/index.ts';
import type { FaceServiceOptions } from './face-service.ts';

const TIMEOUT_MS = 15_000;
const CIRCUIT = { failures: 5, pauseSeconds: 30 };

const isKnown = (code: string): code is BiometryCode =>
  code === takenMessage.code || Object.hasOwn(biometryErrors, code);

const answered = z.object({
  // A code of a newer service is an unknown error, not a failure.
  code: z.string().transform((code): BiometryCode => (isKnown(code) ? code : 'UNKNOWN_ERROR')),
  status: z.enum(facePhotoStatuses).default('COMPLETED'),
  similarity: z.number().min(0).max(1).nullable().default(null),
  reference: z.string().max(200).nullable().default(null),
});
type Answered = z.output<typeof answered>;

const away: Answered = { code: 'FAILED_TO_REQUEST', status: 'CANCELED', similarity: null, reference: null };
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** What was kept for nobody to compare is no answer to a comparison. */
const compared = (status: FacePhotoStatus): FaceFinding['status'] => (status === 'SAVED' ? 'IN_PROGRESS' : status);
const foundBy = ({ status, ...rest }: Answered): FaceFinding => ({
  ...rest,
  status: compared(status),
  doubts: status === 'CONFLICT' ? ['PROVIDER'] : [],
});

/**
 * Has a certified provider compare the photographs of registrations: POST JSON to `{url}/biometry/faces` and
 * `/biometry/documents`, GET `/biometry/faces/{reference}` while a comparison goes on.
 */
export function biometryService({
  url,
  token,
  log,
  clock = systemClock,
  timeoutMs = TIMEOUT_MS,
}: FaceServiceOptions): BiometryCheck {
  const circuit = createCircuit(clock, CIRCUIT);
  const root = `${url.replace(/\/$/, '')}/biometry`;
  const ask = async (path: string, body?: object): Promise<Answered> => {
    const response = await fetch(`${root}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // A redirect could lead the pictures and the token to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 401 || response.status === 403) {
      await response.body?.cancel();
      return { ...away, code: 'INVALID_WDD_CREDENTIALS' };
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`biometry service answered ${response.status}`);
    }
    return answered.parse(await response.json());
  };
  const asked = async (path: string, body?: object): Promise<Answered> => {
    try {
      return await circuit(() => ask(path, body));
    } catch (error) {
      log.warn({ err: error }, 'the biometry service said nothing');
      return away;
    }
  };
  return {
    face: async ({ picture, portrait, cpf }) =>
      foundBy(
        await asked('faces', {
          picture: base64(picture.jpeg),
          portrait: portrait && base64(portrait.jpeg),
          document: cpf,
        }),
      ),
    document: async ({ picture, side, documentType }): Promise<DocumentFinding> => ({
      code: (await asked('documents', { picture: base64(picture.jpeg), side, documentType })).code,
      doubts: [],
    }),
    status: async (reference) => foundBy(await asked(`faces/${encodeURIComponent(reference)}`)),
  };
}
