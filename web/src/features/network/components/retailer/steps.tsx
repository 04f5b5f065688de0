import { Banner } from '../../../../ui/feedback/banner.tsx';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import type { Retailer } from '../../network-calls.ts';
import { stepTexts, texts } from '../../texts.ts';

/** What a retailer needs before it may sell; a line once all of it is there. */
export function RetailerSteps({ steps }: { steps: Retailer['steps'] }) {
  if (steps.every(({ isDone }) => isDone)) return <Banner kind="success">{texts.ready}</Banner>;
  return (
    <section className="network-steps" aria-labelledby="network-steps">
      <h2 id="network-steps">{texts.missing}</h2>
      <ul>
        {steps.map(({ step, isDone }) => (
          <li key={step}>
            <StatusBadge tone={isDone ? 'success' : 'attention'} text={isDone ? texts.done : texts.toDo} />
            {stepTexts[step]}
          </li>
        ))}
      </ul>
    </section>
  );
}
