import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { newToken } from '../../../kernel/secrets.ts';
import { findOperatorByCpf, ownOperatorFact } from '../../identity/index.ts';
import { readConfiguration } from '../../retailers/index.ts';
import { newLinkFragment } from '../links.ts';
import { quotas } from '../rules/limits.ts';

type Call = Handled<'GET /retailers-onboarding/operators/data-validation-link'>;

/**
 * A link to the page of one's own data; from the login that a store shares, of a colleague named by CPF. The token stands behind
 * the '#': no server's log and no referrer holds it. Whoever opens it still needs a code from the operator's known contact.
 * @throws Refusal OPERATOR_NOT_FOUND, TOO_MANY_REQUESTS.
 */
export async function makeDataLink(
  platform: Platform,
  by: Operator,
  document: string | undefined,
): Promise<Call['answer']> {
  const { storeId } = by.actor;
  const whose = await whoseLink(platform, by.actor, document);
  const token = newToken();
  // Links, and what a colleague used of them, are beyond any request's reach.
  return asSystem('data-link', () =>
    act(platform, {
      principal: by,
      read: () => Promise.resolve(null),
      decide: (_, { now }) => ({
        answer: { url: `/c/meus-dados#${token}` },
        writes: [
          quotaFragment(quotas.links, whose, now),
          newLinkFragment({ retailerId: by.actor.retailerId, operatorId: whose }, token, now),
        ],
        audit: { action: 'data-link.made', subject: whose, storeId },
      }),
    }),
  );
}

async function whoseLink(
  platform: Platform,
  { retailerId, operatorId, storeId }: Actor,
  document: string | undefined,
): Promise<string> {
  const { db, secrets } = platform;
  const found = await rowOf(db, select({ own: ownOperatorFact(retailerId, operatorId) }));
  const caller = found?.own ?? refuse('OPERATOR_NOT_FOUND');
  if (document === undefined) return operatorId;
  const named = await findOperatorByCpf(db, retailerId, secrets.hashes('operator-cpf', document));
  if (!named) refuse('OPERATOR_NOT_FOUND');
  if (named.id === operatorId || caller.isStoreLogin) return named.id;
  const { operator } = await readConfiguration(platform, retailerId, storeId);
  return operator.isStoreLogin ? named.id : refuse('OPERATOR_NOT_FOUND');
}
