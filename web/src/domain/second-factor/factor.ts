import type { Wire } from '@balcao/contract';
import type { OwedFactor } from './owed-factor.ts';
import { factorTexts } from './texts.ts';

export type FactorProof = Wire<'POST /auth/operators/second-factor'>['body'];
export type FactorWay = FactorProof['method'];

type Had = Pick<OwedFactor, 'hasTotp' | 'hasPasskey'>;

export const digitsOfCode = 6;

/** The way that is asked for first. */
export const firstWay = ({ hasTotp }: Had): FactorWay => (hasTotp ? 'totp' : 'passkey');

/** Every way but this one that its person has; a recovery code everybody has. */
export const otherWays = ({ hasTotp, hasPasskey }: Had, way: FactorWay): FactorWay[] => {
  const all: FactorWay[] = [
    ...(hasTotp ? ['totp' as const] : []),
    ...(hasPasskey ? ['passkey' as const] : []),
    'recovery',
  ];
  return all.filter((other) => other !== way);
};

/** What lacks in what was typed; undefined when it may be sent. */
export function factorFault(way: FactorWay, code: string): string | undefined {
  if (way === 'totp' && code.length < digitsOfCode) return factorTexts.codeMissing;
  if (way === 'recovery' && code.trim() === '') return factorTexts.recoveryMissing;
  return undefined;
}

/** What a passkey signs for this challenge; the browser's part is loaded when it is asked for. */
export async function passkeyProof(challenge: string): Promise<FactorProof> {
  const { askForPasskey } = await import('../accounts/passkey.ts');
  return { method: 'passkey', challenge, response: await askForPasskey(challenge) };
}
