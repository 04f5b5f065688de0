import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { CHAIN_START } from '../../../kernel/audit/chain.ts';
import { part } from '../../../kernel/db/guarded-write.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { chainView, readChain } from '../chain.ts';
import { type AuditPlace, readPlace } from '../place.ts';
import { readingNote } from '../reading-note.ts';
import { auditChecks } from '../tables.ts';

type Call = Handled<'POST /coordinator/audit/checks'>;

/**
 * Begins a check of a whole chain, which the worker goes on with; answers the one that runs already.
 * @throws Refusal RETAILER_NOT_FOUND, CONFLICT when two begin one at the same instant.
 */
export async function askForCheck(platform: Platform, by: Operator, ask: Call['body']): Promise<Call['answer']> {
  const place = await readPlace(platform.db, by.actor, ask.retailerId);
  // The chain of another retailer is written to by the product alone; the entry is in the own one.
  const begin = () => beginCheck(platform, by, place);
  return place.isForeign ? asSystem('audit-of-another', begin) : begin();
}

function beginCheck(platform: Platform, by: Operator, place: AuditPlace): Promise<Call['answer']> {
  return act(platform, {
    principal: by,
    read: (db) => readChain(db, place),
    decide(state, { now }) {
      if (state.check !== null && state.check.finishedAt === null) return { unchanged: chainView(state) };
      const check = {
        retailerId: place.retailer.id,
        id: newId(),
        askedBy: by.actor.operatorId,
        startedAt: now,
        total: state.sealed,
        checked: CHAIN_START.position,
        checkedHash: CHAIN_START.hash,
        brokenAt: null,
        finishedAt: null,
      };
      return {
        answer: chainView({ ...state, check }),
        writes: [part('audit_check', insertOne(auditChecks, check))],
        audit: readingNote('audit.check-asked', by.actor, place, {}),
        taken: 'CONFLICT',
      };
    },
  });
}
