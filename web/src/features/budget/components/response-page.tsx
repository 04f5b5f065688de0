import { formatPercent } from '@balcao/contract/kernel';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { type Budget, isRaise } from '../rules/flow.ts';
import { shortfall, totalWithInterest } from '../rules/figures.ts';
import { texts } from '../texts.ts';

type Plan = Budget['proposals'][number];
const { response } = texts;

const columns: readonly Column<Plan>[] = [
  {
    key: 'count',
    header: response.count,
    render: ({ numberOfInstallments }) => <strong>{response.times(numberOfInstallments)}</strong>,
  },
  {
    key: 'installment',
    header: response.installment,
    align: 'end',
    render: ({ installmentValue }) => formatReais(installmentValue),
  },
  { key: 'total', header: response.total, align: 'end', render: (plan) => formatReais(totalWithInterest(plan)) },
  { key: 'cet', header: response.cet, align: 'end', render: ({ cet }) => response.perYear(formatPercent(cet)) },
];

interface ResponsePageProps {
  budget: Budget;
  onFinish: () => void;
  onBack: () => void;
}

/** What the rules said, the limits before and after, and what the purchase would cost. */
export function ResponsePage({ budget, onFinish, onBack }: ResponsePageProps) {
  const { subtitle } = texts.outcome[budget.action];
  const missing = shortfall(budget);
  const hasRaise = isRaise(budget);
  const backButton = <Button onClick={onBack}>{texts.back}</Button>;
  return (
    <div className="budget-response">
      <div className="budget-acts">
        <Button kind="primary" onClick={onFinish}>
          {response.finish}
        </Button>
        {hasRaise ? backButton : null}
      </div>
      <p>
        {subtitle} {missing > 0 ? response.short(missing) : null}
      </p>
      {budget.is_with_analyst ? <Banner kind="info">{response.withAnalyst}</Banner> : null}
      <dl className="budget-boxes">
        <Box label={hasRaise ? response.oldLimit : response.available} value={budget.formatted_old_limit} />
        {hasRaise ? <Box label={response.newLimit} value={budget.formatted_new_limit} isNew /> : null}
        <Box label={response.purchase} value={budget.formatted_purchase_value} />
      </dl>
      <h2>
        {response.of} {budget.formatted_simulation_value}
      </h2>
      <DataTable
        caption={response.caption}
        columns={columns}
        rows={budget.proposals}
        rowKey={({ numberOfInstallments, installmentValue }) => `${numberOfInstallments} ${installmentValue}`}
        empty={response.noPlans}
      />
      <Banner kind="info">{response.notice}</Banner>
      {hasRaise ? null : <div className="budget-acts">{backButton}</div>}
    </div>
  );
}

function Box({ label, value, isNew = false }: { label: string; value: string; isNew?: boolean }) {
  return (
    <div className={isNew ? 'budget-box budget-box-new' : 'budget-box'}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
