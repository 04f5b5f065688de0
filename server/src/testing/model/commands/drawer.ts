import { sql } from '../../../kernel/db/sql.ts';
import type { Drawer, Model } from '../model.ts';
import type { Picks } from '../picks.ts';
import { ofStore, when } from '../reasons.ts';
import { centsOf, reaisOf, type Till } from '../till.ts';
import { anyStore, type Command, storeId } from './command.ts';

const clerks = ['cashier', 'manager', 'colleague'] as const;
const numbers = ['01', '02'] as const;

const opening: Command = {
  name: 'open a drawer',
  weight: 4,
  run: async (till, picks) => {
    const { model } = till;
    const by = picks.one(clerks);
    const store = anyStore(model, picks);
    const number = picks.one(numbers);
    const float = picks.between(0, 20_000);
    const answer = await till.send({
      route: 'POST /coordinator/cash/sessions',
      ask: { body: { storeId: storeId(till, store), drawer: number, float: reaisOf(float) } },
      by,
      reasons: [
        ...ofStore(model, store),
        ...when(
          model.drawers.some((one) => one.by === by),
          'CASH_SESSION_ALREADY_OPEN',
        ),
        ...when(
          model.drawers.some((one) => one.store === store && one.number === number),
          'CASH_DRAWER_TAKEN',
        ),
      ],
    });
    if (answer.code !== undefined || store === null) return false;
    const { id } = answer.body as { id: string };
    model.drawers.push({ id, by, store, number, cents: float, openedAt: model.now });
    return true;
  },
};

const hasDrawer = (model: Model) => model.drawers.length > 0;

/**
 * What should be in a drawer, counted without the drawers' own tables: its float and moves by hand as the model knows them,
 * and what payments, undos (of who asked for one that another person approved), returns, refunds and sales say of the
 * operator in the store since it was opened.
 */
async function cashIn({ world }: Till, { by, store, openedAt, cents }: Drawer): Promise<number> {
  const who = sql`operator_id = ${world.counter.operators[by]}::uuid and store_id = ${world.counter.stores[store]}::uuid`;
  const found = await sql<{ cash: number }>`select (
      (select coalesce(sum(total_cents), 0) from payments where ${who} and method = 'STORE_CASH' and paid_at >= ${openedAt})
      - (select coalesce(sum(p.total_cents), 0) from payment_undos u
          join payments p on p.borrower_id = u.borrower_id and p.id = u.payment_id and p.method = 'STORE_CASH'
          where coalesce((select a.asked_by from approvals a where a.act = 'payment.undo' and a.subject_id = u.payment_id
              and a.used_at is not null), u.operator_id) = ${world.counter.operators[by]}::uuid and u.store_id = ${world.counter.stores[store]}::uuid
            and u.undone_at >= ${openedAt})
      - (select coalesce(sum(d.refund_cents + d.correction_cents - d.set_off_cents + case
            when d.returned_before_cents + d.value_cents = d.principal_cents then c.down_payment_cents else 0 end), 0)
          from contract_cancellations d join contracts c on c.borrower_id = d.borrower_id and c.id = d.contract_id
          where d.operator_id = ${world.counter.operators[by]}::uuid and d.store_id = ${world.counter.stores[store]}::uuid
            and d.canceled_at >= ${openedAt})
      - (select coalesce(sum(value_cents), 0) from pix_refunds where ${who} and refunded_at >= ${openedAt})
      + (select coalesce(sum(down_payment_cents), 0) from contracts where ${who} and accepted_at >= ${openedAt})
    )::bigint as cash`.execute(world.db);
  return cents + (found.rows[0]?.cash ?? 0);
}

const moving: Command = {
  name: 'move cash by hand',
  weight: 4,
  isPossible: hasDrawer,
  run: async (till, picks) => {
    const drawer = picks.one(till.model.drawers);
    const kind = picks.one(['SUPPLY', 'WITHDRAWAL'] as const);
    const amount = picks.between(1, 15_000);
    const cash = await cashIn(till, drawer);
    const answer = await till.send({
      route: 'POST /coordinator/cash/sessions/{id}/moves',
      ask: { params: { id: drawer.id }, body: { kind, amount: reaisOf(amount), reason: 'Troco' } },
      by: drawer.by,
      reasons: when(kind === 'WITHDRAWAL' && amount > cash, 'CASH_NOT_ENOUGH'),
    });
    if (answer.code !== undefined) return false;
    drawer.cents += kind === 'SUPPLY' ? amount : -amount;
    return true;
  },
};

/** A few cents beside what is there, now and then. */
const counted = (picks: Picks, cash: number) => Math.max(0, cash + (picks.chance(30) ? picks.between(-300, 300) : 0));

const closing: Command = {
  name: 'count and close a drawer',
  weight: 3,
  isPossible: hasDrawer,
  run: async (till, picks) => {
    const { model } = till;
    const drawer = picks.one(model.drawers);
    const by = picks.chance(30) ? 'manager' : drawer.by;
    const cash = await cashIn(till, drawer);
    const there = counted(picks, cash);
    const params = { id: drawer.id };
    const pieces = [
      { value: 1, pieces: Math.floor(there / 100) },
      { value: 0.01, pieces: there % 100 },
    ];
    const count = await till.send({
      route: 'POST /coordinator/cash/sessions/{id}/count',
      ask: { params, body: { pieces } },
      by,
      reasons: [],
    });
    const said = count.body as { expected: number; difference: number };
    till.same('cash in a drawer', [centsOf(said.expected), centsOf(said.difference)], [cash, there - cash]);
    const isExplained = picks.chance(80);
    const close = await till.send({
      route: 'POST /coordinator/cash/sessions/{id}/close',
      ask: { params, body: { counted: reaisOf(there), ...(isExplained && { reason: 'Troco a mais' }) } },
      by,
      reasons: when(there !== cash && !isExplained, 'CASH_DIFFERENCE_UNEXPLAINED'),
    });
    if (close.code !== undefined) return false;
    model.drawers = model.drawers.filter((one) => one !== drawer);
    return true;
  },
};

/** Drawers of the cashier, the manager and a colleague. */
export const drawerCommands: readonly Command[] = [opening, moving, closing];
