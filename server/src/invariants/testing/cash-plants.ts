import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { type Plant, plant } from './plants.ts';

/** Drawers. */
export const cashPlants: Plant[] = [
  plant(
    ['I31', 'I40'],
    'cash that landed nowhere',
    () => sql`delete from cash_moves where kind = 'PAYMENT' and session_id is null`,
  ),
  plant(
    ['I31', 'I31b', 'I40'],
    'a cent more in a drawer than was posted',
    () => sql`update cash_moves set amount_cents = amount_cents + 1 where kind = 'PAYMENT' and session_id is not null`,
  ),
  plant(
    'I31',
    'cash of no entry',
    () => sql`update cash_moves set subject_id = ${newId()}::uuid
      where id = (select id from cash_moves where kind = 'PAYMENT' and session_id is null limit 1)`,
  ),
  plant(
    'I31',
    'a return that left another store',
    () => sql`update cash_moves set store_id = ${newId()}::uuid
      where kind = 'CANCELLATION_REFUND'`,
  ),
  plant(
    'I31b',
    'a session that expects a cent too much',
    () => sql`update cash_sessions set cash_cents = cash_cents + 1
      where closed_at is null`,
  ),
  plant(
    'I31b',
    'a session that forgot a move',
    () => sql`update cash_sessions set moved = moved + 1 where closed_at is null`,
  ),
  plant(
    'I31c',
    'a count beside its notes and coins',
    () =>
      sql`update cash_sessions set pieces = '[{"valueCents": 100, "pieces": 1}]'::jsonb where closed_at is not null`,
  ),
];
