import { type Handled, type PolicyKind, policyKinds, policyTitles } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { retailerHoldFact } from '../../retailers/index.ts';
import { retailersOf } from '../place.ts';
import { fieldsOf } from '../rules/fields-of.ts';

type Answer = Handled<'GET /policies/kinds'>['answer'];

/** Every kind of policy, with where the caller may enter one. @throws Refusal RETAILER_NOT_FOUND. */
export async function listPolicyKinds({ db }: Platform, { retailerId }: Actor): Promise<Answer> {
  const found = await rowOf(db, select({ hold: retailerHoldFact(retailerId) }));
  const { isProvider } = found?.hold ?? refuse('RETAILER_NOT_FOUND');
  const listed = (Object.keys(policyTitles) as PolicyKind[]).filter((kind) => !('hasOwnPage' in policyKinds[kind]));
  const kinds = listed.map((kind) => {
    const { scopes, document } = policyKinds[kind];
    const { title, about, variants } = policyTitles[kind];
    return {
      kind,
      title,
      about,
      needsSecond: 'needsSecond' in policyKinds[kind],
      variants: Object.entries(variants).map(([code, name]) => ({ code, title: name })),
      scopes: isProvider ? [...scopes] : scopes.filter((scope) => scope !== 'PROVIDER'),
      fields: fieldsOf(document),
    };
  });
  return { kinds, retailers: isProvider ? await retailersOf(db) : [] };
}
