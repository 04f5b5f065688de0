import { formatPercent } from '@balcao/contract/kernel';
import { planText } from '../../../domain/contracts/texts.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { partsOf, type SimulatedPlan } from '../rules/message.ts';
import { texts } from '../texts.ts';

const columns: readonly Column<SimulatedPlan>[] = [
  {
    key: 'plan',
    header: texts.plan,
    render: (plan) => (
      <span className="simulator-plan">
        <strong>{planText(plan)}</strong>
        {plan.lastInstallmentValue === plan.installmentValue ? null : (
          <small>{texts.lastOf(plan.lastInstallmentValue)}</small>
        )}
      </span>
    ),
  },
  { key: 'parts', header: texts.parts, width: '22%', render: (plan) => <Parts of={plan} /> },
  {
    key: 'interest',
    header: texts.interest,
    align: 'end',
    width: '13ch',
    render: ({ interestValue }) => formatReais(interestValue),
  },
  { key: 'taxes', header: texts.taxes, align: 'end', width: '12ch', render: ({ iof }) => formatReais(iof) },
  {
    key: 'cet',
    header: texts.cet,
    align: 'end',
    width: '15ch',
    render: ({ cet }) => texts.perYear(formatPercent(cet)),
  },
  {
    key: 'total',
    header: texts.total,
    align: 'end',
    width: '14ch',
    render: ({ totalPurchaseValue }) => <strong>{formatReais(totalPurchaseValue)}</strong>,
  },
];

/** The bar says what the figures beside it say; nobody has to see it. */
function Parts({ of }: { of: SimulatedPlan }) {
  const { principal, interest, taxes } = partsOf(of);
  return (
    <span className="simulator-parts" aria-hidden="true">
      <span className="simulator-principal" style={{ inlineSize: `${principal}%` }} />
      <span className="simulator-interest" style={{ inlineSize: `${interest}%` }} />
      <span className="simulator-taxes" style={{ inlineSize: `${taxes}%` }} />
    </span>
  );
}

/** Each plan with its figures, and a bar of what its total is made of. */
export function PlanTable({ plans }: { plans: readonly SimulatedPlan[] }) {
  return (
    <>
      <DataTable
        caption={texts.caption}
        columns={columns}
        rows={plans}
        rowKey={({ numberOfInstallments, dueDateRule }) => `${numberOfInstallments} ${dueDateRule}`}
      />
      <ul className="simulator-key" aria-hidden="true">
        <li className="simulator-principal">{texts.part.principal}</li>
        <li className="simulator-interest">{texts.part.interest}</li>
        <li className="simulator-taxes">{texts.part.taxes}</li>
      </ul>
    </>
  );
}
