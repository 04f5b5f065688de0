import type { Policy, PolicyCell, PolicyField } from '../policy-calls.ts';
import { valueText } from '../rules/shown.ts';
import { texts } from '../texts.ts';

/** A document as people read it: a field a line, and its lists as tables. */
export function DocumentTable({ fields, document }: { fields: readonly PolicyField[]; document: Policy['document'] }) {
  const plain = fields.filter(({ kind }) => kind !== 'ROWS');
  const tables = fields.filter(({ kind }) => kind === 'ROWS');
  return (
    <div className="policy-document">
      <dl>
        {plain.map((field) => (
          <div key={field.name}>
            <dt>{field.title}</dt>
            <dd>{valueText(field, document[field.name])}</dd>
          </div>
        ))}
      </dl>
      {tables.map((field) => (
        <Rows key={field.name} field={field} rows={document[field.name]} />
      ))}
    </div>
  );
}

const isFigure = ({ kind }: PolicyCell) => kind !== 'CHOICE' && kind !== 'TEXT' && kind !== 'FLAG';

function Rows({ field: { title, columns }, rows }: { field: PolicyField; rows: unknown }) {
  const list = Array.isArray(rows) ? rows.map((row: object): Record<string, unknown> => ({ ...row })) : [];
  return (
    <section className="policy-rows" aria-label={title} tabIndex={0}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={isFigure(column) ? 'policy-figure' : undefined}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((row, at) => (
            <tr key={columns.map(({ name }) => String(row[name])).join(' ') || at}>
              {columns.map((column) => (
                <td key={column.name} className={isFigure(column) ? 'policy-figure' : undefined}>
                  {valueText(column, row[column.name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {list.length === 0 ? <p className="policy-by">{texts.rowsEmpty}</p> : null}
    </section>
  );
}
