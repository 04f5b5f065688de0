import { asOperator } from '../../kernel/act/principal.ts';
import type { Actor } from '../../kernel/auth/actor.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { askSupport } from './use-cases/ask-support.ts';

/** A request of somebody, open; returns its id. */
export async function givenSupportRequest(platform: Platform, { actor }: { actor: Actor }): Promise<string> {
  const claim = { key: newId(), route: 'POST /support/requests', bodyHash: newId() };
  const by = asOperator(actor, claim);
  return (await askSupport(platform, by, { subject: 'Impressora', text: 'Não imprime o recibo' })).id;
}
