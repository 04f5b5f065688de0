import { formatBrl, formatDateTime, type Handled } from '@balcao/contract';
import { act } from '../../../../kernel/act/act.ts';
import type { Operator } from '../../../../kernel/act/principal.ts';
import type { Actor } from '../../../../kernel/auth/actor.ts';
import { dayIn } from '../../../../kernel/clock.ts';
import { rowOf, rowsOf, select } from '../../../../kernel/db/select.ts';
import { sql } from '../../../../kernel/db/sql.ts';
import { pick } from '../../../../kernel/db/table.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../../kernel/sheets/write/csv.ts';
import { operatorPixKeyFact } from '../../../identity/index.ts';
import { incentivePayouts } from '../../tables.ts';
import { type PayoutList, payoutList } from '../facts.ts';
import { monthOf } from '../rules/month.ts';

type Own = Handled<'GET /incentives/payouts/mine'>['answer'];

const MOST_MONTHS = 24;
const header = [
  'Mês',
  'Vendedor',
  'Valor',
  'Chave Pix',
  'Situação',
  'Fechado por',
  'Pago por',
  'Pago em',
  'Motivo da devolução',
];
const standings = { OPEN: 'A pagar', PAID: 'Pago', RETURNED: 'Devolvido' } as const;

/** The payouts of a month as a Brazilian spreadsheet reads them; that it was taken along is recorded. */
export async function exportPayouts(platform: Platform, by: Operator, month: string): Promise<AsyncIterable<string>> {
  const { retailerId, zone } = by.actor;
  const list = await act(platform, {
    principal: by,
    read: (db, { today }) => payoutList(db, retailerId, { month, today }),
    decide: (found) => ({
      answer: found,
      writes: [],
      audit: { action: 'incentive.exported', subject: retailerId, detail: { month, sellers: found.items.length } },
    }),
  });
  const lines = list.items.map(({ operator, amount, pixKey, status, closedBy, paid, returned }) =>
    csvLine([
      month,
      operator.name,
      formatBrl(amount),
      pixKey ?? 'sem chave',
      standings[status],
      closedBy.name,
      paid?.by.name ?? '',
      paid === null ? '' : formatDateTime(paid.at, zone),
      returned?.reason ?? '',
    ]),
  );
  return streamOf([BYTE_ORDER_MARK + csvLine(header), ...lines]);
}

async function* streamOf(lines: readonly string[]) {
  yield lines.join('');
}

/** The payouts of a month, and who is not in them yet. */
export const listPayouts = ({ db, clock }: Platform, { retailerId, zone }: Actor, month: string): Promise<PayoutList> =>
  payoutList(db, retailerId, { month, today: dayIn(zone, clock.now()) });

/** What the signed-in operator was paid, or will be, the newest month first. */
export async function listOwnPayouts({ db }: Platform, { retailerId, operatorId }: Actor): Promise<Own> {
  const p = incentivePayouts.row('p');
  const rows = await rowsOf(
    db,
    select(
      pick(p, 'month', 'amountCents', 'status', 'paidAt'),
      sql`from ${incentivePayouts.sql} p where p.retailer_id = ${retailerId}::uuid and p.operator_id = ${operatorId}::uuid
        order by p.month desc limit ${MOST_MONTHS}`,
    ),
  );
  const key = operatorPixKeyFact(sql`${retailerId}::uuid`, sql`${operatorId}::uuid`);
  const own = await rowOf(db, select({ key }));
  return {
    hasPixKey: (own?.key ?? null) !== null,
    items: rows.map(({ month, amountCents, status, paidAt }) => ({
      month: monthOf(month),
      amount: amountCents,
      status,
      paidAt: status === 'PAID' && paidAt !== null ? paidAt.toISOString() : null,
    })),
  };
}
