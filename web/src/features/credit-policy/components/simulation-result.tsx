import { formatBrl, formatPercent, reaisToCents } from '@balcao/contract/kernel';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import type { Simulated } from '../calls.ts';
import { SIMULATED } from '../simulation.ts';
import { texts } from '../texts.ts';

type Figures = Simulated['champion'];
/** What is compared, and its figure under a policy. */
type Line = [string, (of: Figures) => string];

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
      {found ? <Results found={found} caption={texts.simulatedPart(found.count)} isInvented /> : null}
    </section>
  );
}

/** How they do on people who asked for credit before, by what was known of them then. */
export function PastResult({ past }: { past: Simulated }) {
  return (
    <section className="sheet-simulation" aria-label={texts.pastTitle}>
      <h2>{texts.pastTitle}</h2>
      {past.count === 0 ? (
        <p>{texts.noPast}</p>
      ) : (
        <Results found={past} caption={texts.pastCount(past.count)} isInvented={false} />
      )}
    </section>
  );
}

interface ResultsProps {
  found: Simulated;
  caption: string;
  /** Who invented applicants are, and what they would pay, is known. */
  isInvented: boolean;
}

function Results({ found, caption, isInvented }: ResultsProps) {
  const { champion, challenger, count, swapIn, swapOut } = found;
  const rows: Line[] = [
    [texts.approval, ({ approved }) => part(approved, count)],
    [texts.manual, ({ manual }) => part(manual, count)],
    [texts.limits, ({ limits }) => money(limits)],
    [texts.expectedLoss, ({ expectedLoss, limits }) => part(expectedLoss, limits)],
  ];
  if (isInvented) rows.push([texts.loss, ({ loss, limits }) => part(loss, limits)]);
  const groups = champion.groups.flatMap(({ group, count: people }, at): Line[] =>
    people === 0 ? [] : [[groupName(group), (of) => part(of.groups[at]?.approved ?? 0, of.groups[at]?.count ?? 0)]],
  );
  const swap = (of: Simulated['swapIn']) =>
    isInvented ? texts.failing(of.count, of.failed) : of.count.toLocaleString('pt-BR');
  return (
    <>
      <Compared caption={caption} rows={rows} found={{ champion, challenger }} />
      <dl className="sheet-swaps">
        <div>
          <dt>{texts.swapIn}</dt>
          <dd>{swap(swapIn)}</dd>
        </div>
        <div>
          <dt>{texts.swapOut}</dt>
          <dd>{swap(swapOut)}</dd>
        </div>
      </dl>
      <Compared
        caption={isInvented ? texts.fairness : texts.pastFairness}
        rows={groups}
        found={{ champion, challenger }}
      />
    </>
  );
}

interface ComparedProps {
  caption: string;
  rows: readonly Line[];
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
