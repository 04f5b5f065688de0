import { categoryText, incentiveText } from '../../incentives/incentive-words.ts';
import { formatReais } from '../../money/format-reais.ts';
import type { Evaluation } from '../evaluation-calls.ts';
import { remunerationTexts as texts } from '../texts.ts';
import '../super-compra.css';

/** 'Receba até': what this sale may earn who sells, opened for what it counts on. */
export function Remuneration({ of }: { of: NonNullable<Evaluation['remuneration']> }) {
  return (
    <details className="remuneration">
      <summary>{texts.upTo(formatReais(of.maxRemunerationValue))}</summary>
      <p>
        {texts.rule(incentiveText(of))} {categoryText(of.incentiveCategory)}.
      </p>
      <p>{texts.reference(formatReais(of.maxRemunerationValueBasedOnPurchaseValueOf))}</p>
    </details>
  );
}
