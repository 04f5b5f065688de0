import { act, type Moment } from '../../../kernel/act/act.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { cpfHashes } from '../facts.ts';
import { checkStore, findStore } from '../../retailers/index.ts';
import { openGrantFragment } from '../grants.ts';
import type { BorrowersPorts } from '../ports.ts';
import { lookUps } from '../rules/look-ups.ts';
import { borrowerView, findByCpfHash, type FoundBorrower } from '../views.ts';

/** Where a sale is to begin, and who knows what it begins with. */
export interface SaleIn {
  storeId: string;
  ports: Pick<BorrowersPorts, 'saleStart'>;
}

/**
 * Finds a customer by CPF and opens the operator's grant for them; of a store, with what a sale there begins with: one
 * round trip from the CPF to the limit. Misses are traced too, without the CPF: a run of them is somebody guessing.
 * @throws Refusal BORROWER_NOT_FOUND, LOOKUPS_USED_UP, STORE_NOT_FOUND, DEACTIVATED_STORE.
 */
export function findBorrower(
  platform: Platform,
  by: Operator,
  { cpf }: { cpf: string },
  saleIn?: SaleIn,
): Promise<FoundBorrower> {
  const { operatorId, storeId } = by.actor;
  return act(platform, {
    principal: by,
    read: (db, moment) => readFacts({ ...platform, db }, { by, cpf, saleIn }, moment),
    decide(found, { now }) {
      const counted = quotaFragment(lookUps, operatorId, now);
      if (!found) {
        const audit = { action: 'borrower.lookup-missed', subject: operatorId, storeId } as const;
        return { refusal: new Refusal('BORROWER_NOT_FOUND'), writes: [counted], audit };
      }
      return {
        answer: found,
        writes: [counted, openGrantFragment(by.actor, found.id, now)],
        audit: { action: 'borrower.looked-up', subject: found.id, storeId },
      };
    },
  });
}

/** Null for a CPF nobody has. */
async function readFacts(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  { by: { actor }, cpf, saleIn }: { by: Operator; cpf: string; saleIn: SaleIn | undefined },
  moment: Moment,
): Promise<FoundBorrower | null> {
  // Before the CPF: a store that is none must not tell whether the CPF is somebody's.
  if (saleIn) checkStore(await findStore(db, actor.retailerId, saleIn.storeId));
  // Whom nobody here looked up yet is beyond any request's reach: this alone looks at everybody.
  return asSystem('cpf-lookup', async () => {
    const row = await findByCpfHash(db, cpfHashes(secrets, cpf));
    if (!row) return null;
    const view = borrowerView(secrets, row);
    if (!saleIn) return view;
    const start = { actor, borrowerId: row.id, document: view.cpf, storeId: saleIn.storeId };
    return { ...view, sale: await saleIn.ports.saleStart(db, start, moment) };
  });
}
