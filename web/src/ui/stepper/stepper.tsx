import { Icon } from '../icon/icon.tsx';
import { texts } from './texts.ts';
import './stepper.css';

interface StepperProps {
  /** Read aloud: 'Etapas do cadastro'. */
  label: string;
  steps: readonly { key: string; label: string }[];
  /** The key of the step that is open; when it names none, every step is done. */
  current: string;
}

/** Where a flow stands. On a phone: one bar a step, and the name of the open one. */
export function Stepper({ label, steps, current }: StepperProps) {
  const found = steps.findIndex(({ key }) => key === current);
  const at = found === -1 ? steps.length : found;
  return (
    <nav className="stepper" aria-label={label}>
      <p className="stepper-place">{at < steps.length ? texts.place(at + 1, steps.length) : texts.allDone}</p>
      <ol className="stepper-steps">
        {steps.map((step, place) => (
          <li
            key={step.key}
            className={`stepper-step ${place < at ? 'stepper-done' : place === at ? 'stepper-current' : 'stepper-ahead'}`}
            aria-current={place === at ? 'step' : undefined}
          >
            <span className="stepper-mark" aria-hidden="true">
              {place < at ? <Icon name="check" /> : place + 1}
            </span>
            <span className="stepper-label">
              {step.label}
              {place < at ? <span className="visually-hidden">, {texts.done}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
