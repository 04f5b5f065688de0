import { Money } from '../../../ui/data/money.tsx';

interface Line {
  key?: string;
  label: string;
  reais: number;
}

interface LinesProps {
  lines: readonly Line[];
  notes: readonly Line[];
  total: Line;
}

/** What a sum is made of, and the sum. */
export function Lines({ lines, notes, total }: LinesProps) {
  return (
    <dl className="history-lines">
      {lines.map(({ key, label, reais }) => (
        <div key={key ?? label}>
          <dt>{label}</dt>
          <dd>
            <Money reais={reais} />
          </dd>
        </div>
      ))}
      <div className="history-lines-total">
        <dt>{total.label}</dt>
        <dd>
          <Money reais={total.reais} />
        </dd>
      </div>
      {notes.map(({ label, reais }) => (
        <div key={label} className="history-soft">
          <dt>{label}</dt>
          <dd>
            <Money reais={reais} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
