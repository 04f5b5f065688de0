import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { newToken } from '../../../kernel/secrets.ts';
import { borrowerIdFact } from '../../borrowers/index.ts';
import { providerIdFact } from '../../retailers/index.ts';
import { codeMessage } from '../messages.ts';
import { findPerson, ownNote, ZONE } from '../people.ts';
import { quotas } from '../rules/limits.ts';
import { codeHash, newVisitFragment } from '../visits.ts';

type Call = Handled<'POST /data-update/visits'>;

/**
 * Sends a code to the known phone of whoever has a CPF. Whoever asks is told the same, and the same is written and counted,
 * whether somebody has it or not.
 * @throws Refusal TOO_MANY_REQUESTS, DATA_UPDATE_UNAVAILABLE where no provider's house is.
 */
export function beginDataVisit(
  platform: Platform,
  makeCode: () => string,
  { cpf }: Call['body'],
  address: string,
): Promise<Call['answer']> {
  const { secrets } = platform;
  const [key, code] = [newToken(), makeCode()];
  return act(platform, {
    principal: { kind: 'system', name: 'own-data', zone: ZONE },
    async read(db) {
      const found = await rowOf(db, select({ retailerId: providerIdFact(), borrowerId: borrowerIdFact(secrets, cpf) }));
      const retailerId = found?.retailerId ?? refuse('DATA_UPDATE_UNAVAILABLE');
      const whose = { retailerId, operatorId: null, borrowerId: found?.borrowerId ?? null };
      return { whose, person: await findPerson(db, secrets, whose) };
    },
    decide({ whose, person }, { now }) {
      const countedAs = secrets.hash('data-person', cpf);
      const { retailerId } = whose;
      const sent = codeHash(secrets, key, code);
      const to = person?.phone ?? null;
      return {
        answer: { key },
        writes: [
          quotaFragment(quotas.doors, secrets.hash('data-address', address), now),
          quotaFragment(quotas.sends, countedAs, now),
          newVisitFragment(key, { ...whose, subject: 'CUSTOMER', countedAs }, sent, now),
          ...(to === null ? [] : codeMessage(platform, { to, retailerId, operatorId: null, at: now }, code)),
        ],
        audit: ownNote(whose, 'data-update.code-sent'),
      };
    },
  });
}
