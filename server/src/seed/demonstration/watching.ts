import { addDays, type CivilDate } from '@balcao/credit-math';
import { asOperator } from '../../kernel/act/principal.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { answerRequest, askSupport } from '../../modules/support/index.ts';
import { operatorOf, storeOf } from './shops.ts';

const DAYS = 14;
/** Of a middling day; weekends see fewer. */
const usual: Readonly<Record<string, number>> = {
  login_done: 14,
  login_refused: 2,
  purchase_customer_found: 46,
  purchase_value_checked: 38,
  purchase_plan_chosen: 29,
  purchase_option_6x: 12,
  purchase_option_10x: 9,
  purchase_code_sent: 27,
  purchase_authorised: 25,
  purchase_finished: 24,
  purchase_refused: 5,
  payment_customer_found: 33,
  payment_asked: 30,
  payment_received: 29,
};

/** What the screens of Norte counted of late, and two requests for help of its cashier: one answered, one open. */
export async function addWatching(platform: Platform, today: CivilDate): Promise<void> {
  const { retailer, store } = storeOf('centro');
  const counts = Array.from({ length: DAYS }, (_, ago) => addDays(today, -ago)).flatMap((day, ago) =>
    Object.entries(usual).map(([name, count]) => ({
      day,
      name,
      count: Math.max(1, Math.round((count * (7 + ((ago * 5) % 6))) / 10)),
    })),
  );
  await sql`insert into event_counts (retailer_id, day, name, count)
    select ${retailer.id}::uuid, day, name, count
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as c(day date, name text, count bigint)`.execute(
    platform.db,
  );

  const by = (role: 'cashier' | 'analyst', route: string) => {
    const { id, name } = operatorOf(retailer.key, role);
    const sessionExpiresAt = addSeconds(platform.clock.now(), 3_600);
    const of = { operatorId: id, retailerId: retailer.id, storeId: store.id, zone: retailer.zone, sessionExpiresAt };
    return asOperator({ ...of, name, role, tokenHash: '' }, { key: newId(), route, bodyHash: newId() });
  };
  const ask = (subject: string, text: string, page: string) =>
    askSupport(platform, by('cashier', 'POST /support/requests'), { subject, text, page, storeId: store.id });
  const { id } = await ask(
    'Computador trocado',
    'Este computador veio da outra loja. Onde digo que agora é desta?',
    '/caixa',
  );
  const answer = 'Abra Configurações e escolha a loja certa em "Alterar Loja".';
  await answerRequest(platform, by('analyst', 'POST /support/requests/{id}/answer'), id, answer);
  await ask('Leitor de código', 'O leitor digita o CPF sem o último número.', '/caixa/compras');
}
