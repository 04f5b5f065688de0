import type { Difference, PolicyField } from '../policy-calls.ts';
import { changesOf } from '../rules/shown.ts';
import { texts } from '../texts.ts';

/** What one document says otherwise than the one before, a field a line. */
export function DifferenceTable({ fields, difference }: { fields: readonly PolicyField[]; difference: Difference }) {
  return (
    <section className="policy-rows" aria-label={texts.previewTitle} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.field}</th>
            <th scope="col" className="policy-figure">
              {texts.before}
            </th>
            <th scope="col" className="policy-figure">
              {texts.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {changesOf(fields, difference).map(({ path, title, before, after }) => (
            <tr key={path}>
              <th scope="row">{title}</th>
              <td className="policy-figure">{before}</td>
              <td className="policy-figure policy-after">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
