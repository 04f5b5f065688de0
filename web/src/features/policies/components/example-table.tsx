import { formatPercentPoints } from '@balcao/contract/kernel';
import { formatReais } from '../../../domain/money/format-reais.ts';
import type { Preview } from '../policy-calls.ts';
import { cetText, planText, texts } from '../texts.ts';

type Example = NonNullable<Preview['example']>;
type Plan = Example['plans'][number]['after'];

/** What a purchase costs before and after, as the server prices a sale. */
export function ExampleTable({ example: { principal, plans } }: { example: Example }) {
  return (
    <section className="policy-rows" aria-label={texts.example(formatReais(principal))} tabIndex={0}>
      <table>
        <caption>{texts.example(formatReais(principal))}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.plan}</th>
            <th scope="col" className="policy-figure">
              {texts.before}
            </th>
            <th scope="col" className="policy-figure">
              {texts.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ dueDateRule, count, before, after }) => (
            <tr key={`${dueDateRule} ${count}`}>
              <th scope="row">{planText(count, dueDateRule)}</th>
              <td className="policy-figure">
                <Offer plan={before} />
              </td>
              <td className="policy-figure policy-after">
                <Offer plan={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {plans.length === 0 ? <p className="policy-by">{texts.exampleNone}</p> : null}
    </section>
  );
}

function Offer({ plan }: { plan: Plan }) {
  if (!plan) return texts.notOffered;
  return (
    <>
      {formatReais(plan.installment)} <small>{cetText(formatPercentPoints(plan.cetAnnual))}</small>
    </>
  );
}
