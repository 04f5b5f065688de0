import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { entry, type Plant, plant } from './plants.ts';

/** A line of a statement that stands as these columns say; its retailer is any. */
const line = (id: string, columns: string, values: string) => {
  const statementId = newId();
  return [
    sql`insert into bank_statements (retailer_id, id, content_hash, file_name, first_day, last_day, known_lines, imported_at,
        imported_by, imported_by_name)
      select min(id::text)::uuid, ${statementId}::uuid, ${id}::text, 'a', now(), now(), 0, now(), ${id}::uuid, 'A' from retailers`,
    sql`insert into bank_lines (retailer_id, id, statement_id, line_key, on_day, amount_cents, memo, bank_references, ${sql.raw(columns)})
      select retailer_id, ${id}::uuid, id, ${id}::text, now(), 100, '', '[]'::jsonb, ${sql.raw(values)} from bank_statements
      where id = ${statementId}::uuid`,
  ];
};
const isMatched = (id: string) => line(id, 'state, matched_at', "'MATCHED', now()");

/** What a bank credits, and lines of its statement, that do not agree with the books. */
export const bankPlants: Plant[] = [
  plant('I9o', 'a boleto that no bank credits', ({ paid }) =>
    entry(paid.borrowerId, 'PAYMENT', [
      ['boletos_to_credit', 1],
      ['fine_income', -1],
    ]),
  ),
  plant('I41', 'a line with its books that has none', () => isMatched(newId())),
  plant('I41b', 'a line whose books are nowhere', () => {
    const id = newId();
    return [
      ...isMatched(id),
      sql`insert into bank_matches (retailer_id, subject_id, event, line_id, moved_for, on_day, amount_cents)
        select retailer_id, ${newId()}::uuid, 'PAYMENT', id, retailer_id, on_day, amount_cents from bank_lines
        where id = ${id}::uuid`,
    ];
  }),
  plant('I41c', 'a difference that is in no account', () =>
    line(
      newId(),
      'state, reason, owner_id, owner_name, difference_id',
      "'LEFT_OVER', 'NOT_IN_BOOKS', gen_random_uuid(), 'A', gen_random_uuid()",
    ),
  ),
];
