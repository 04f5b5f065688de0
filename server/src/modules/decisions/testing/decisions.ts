import type { CivilDate, CreditFacts } from '@balcao/contract';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { givenPolicyDocument } from '../../policies/testing.ts';
import { goldenSheet, readGolden } from '../golden.ts';
import { decisionPolicyFor } from '../policy.ts';
import { recordDecision } from '../record.ts';
import { evaluate } from '../rules/evaluate.ts';

interface Of {
  borrowerId: string;
  shop: { retailerId: string; storeId: string; actor: { operatorId: string } };
  facts?: CreditFacts;
}

/** Long past: it decides for no other test. */
const ON = '2000-01-01' as CivilDate;

/** A decision that the golden policy made on a customer; returns its id. */
export async function givenCreditDecision(platform: Platform, { borrowerId, shop, facts }: Of): Promise<string> {
  const golden = readGolden();
  await givenPolicyDocument(platform.db, {
    kind: 'credit',
    document: goldenSheet(golden),
    validFrom: ON,
    validUntil: ON,
  });
  const policy = await decisionPolicyFor(platform.db, { borrowerId, on: ON });
  const known = facts ?? golden.cases[0]?.facts;
  if (!policy || !known) throw new Error('no golden policy');
  const id = newId();
  const { retailerId, storeId, actor } = shop;
  await guardedWrite(platform.db, [
    recordDecision(platform.secrets, {
      id,
      borrowerId,
      retailerId,
      storeId,
      operatorId: actor.operatorId,
      policy,
      facts: known,
      sources: { bureau: null },
      result: evaluate(policy, known),
      at: platform.clock.now(),
      latencyMs: 12,
    }),
  ]);
  return id;
}
