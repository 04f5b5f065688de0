import { sumReais } from '@balcao/contract/kernel';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { EligibleDebts } from '../calls.ts';
import { debtTexts as texts } from '../texts.ts';

interface DebtsProps {
  contracts: EligibleDebts['contracts'];
  failure: string | undefined;
  isSimulating: boolean;
  onSimulate: (contractIds: readonly string[]) => void;
}

/** Which late contracts go into the agreement: all of them, unless told. */
export function Debts({ contracts, failure, isSimulating, onSimulate }: DebtsProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isTold, setTold] = useState(false);
  const chosen = contracts.filter(({ contractId }) => !left.has(contractId));
  const toggle = (id: string, isIn: boolean) => {
    setTold(false);
    setLeft(new Set(isIn ? [...left].filter((one) => one !== id) : [...left, id]));
  };
  return (
    <section className="agreement-debts" aria-labelledby="agreement-debts">
      <h2 id="agreement-debts">{texts.question}</h2>
      <p className="agreement-soft">{texts.hint}</p>
      <ul>
        {contracts.map((one) => (
          <li key={one.contractId}>
            <Checkbox
              label={texts.contract(one.contractNumber)}
              hint={texts.late(one.daysLate, one.overdueInstallments, one.openInstallments)}
              isChecked={!left.has(one.contractId)}
              onChange={(isIn) => toggle(one.contractId, isIn)}
            />
            <p className="agreement-debt">
              <strong>
                <Money reais={one.debt} />
              </strong>
              <span className="agreement-soft">{texts.charges(formatReais(one.charges))}</span>
            </p>
          </li>
        ))}
      </ul>
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
      {isTold ? (
        <Banner kind="attention" isLive>
          {texts.missing}
        </Banner>
      ) : null}
      <div className="agreement-act">
        <p>
          <span className="agreement-soft">{texts.total}</span>{' '}
          <strong className="agreement-figure">
            <Money reais={sumReais(chosen.map(({ debt }) => debt))} />
          </strong>
        </p>
        <Button
          kind="primary"
          busyText={isSimulating ? texts.simulating : undefined}
          onClick={() => (chosen.length === 0 ? setTold(true) : onSimulate(chosen.map(({ contractId }) => contractId)))}
        >
          {texts.simulate}
        </Button>
      </div>
    </section>
  );
}
