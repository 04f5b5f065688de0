import { formatBrl, formatPercent, reaisToCents } from '@balcao/contract/kernel';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import type { Simulated } from '../calls.ts';
import { SIMULATED } from '../simulation.ts';
import { texts } from '../texts.ts';

type Figures = Simulated['champion'];

const money = (reais: number) => formatBrl(reaisToCents(reais));
const part = (of: number, all: number) => formatPercent(all === 0 ? 0 : of / all);
const groupName = (group: string) => (group === 'F' || group === 'M' ? texts.groups[group] : `${group} anos`);

/** How two policies do on the same invented customers. */
export function SimulationResult({ found, isRunning }: { found: Simulated | null; isRunning: boolean }) {
  const count = found?.count ?? 0;
  return (
    <section className="sheet-simulation" aria-label={texts.simulationTitle}>
      <h2>{texts.simulationTitle}</h2>
      {isRunning ? (
        <ProgressBar label={texts.simulating} value={count} max={SIMULATED} text={texts.simulatedPart(count)} />
      ) : null}
      {found ? <Results found={found} /> : null}
    </section>
  );
}

function Results({ found }: { found: Simulated }) {
  const { champion, challenger, count, swapIn, swapOut } = found;
  const rows: [string, (of: Figures) => string][] = [
    [texts.approval, ({ approved }) => part(approved, count)],
    [texts.manual, ({ manual }) => part(manual, count)],
    [texts.limits, ({ limits }) => money(limits)],
    [texts.expectedLoss, ({ expectedLoss, limits }) => part(expectedLoss, limits)],
    [texts.loss, ({ loss, limits }) => part(loss, limits)],
  ];
  const groups = champion.groups.map(({ group }, at): [string, (of: Figures) => string] => [
    groupName(group),
    (of) => part(of.groups[at]?.approved ?? 0, of.groups[at]?.count ?? 0),
  ]);
  return (
    <>
      <Compared caption={texts.simulatedPart(count)} rows={rows} found={{ champion, challenger }} />
      <dl className="sheet-swaps">
        <div>
          <dt>{texts.swapIn}</dt>
          <dd>{texts.failing(swapIn.count, swapIn.failed)}</dd>
        </div>
        <div>
          <dt>{texts.swapOut}</dt>
          <dd>{texts.failing(swapOut.count, swapOut.failed)}</dd>
        </div>
      </dl>
      <Compared caption={texts.fairness} rows={groups} found={{ champion, challenger }} />
    </>
  );
}

interface ComparedProps {
  caption: string;
  rows: readonly [string, (of: Figures) => string][];
  found: Pick<Simulated, 'champion' | 'challenger'>;
}

function Compared({ caption, rows, found }: ComparedProps) {
  return (
    <table className="sheet-compared">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.inForce}</th>
          <th scope="col">{texts.thisOne}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, of]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{of(found.champion)}</td>
            <td>{of(found.challenger)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
