import { Link, useParams } from '@tanstack/react-router';
import { Button } from '../../../ui/button/button.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { handbooks, handbookTexts as texts } from '../texts.ts';
import './smartphone-sale.css';

/** How a device of a brand is configured, and what its lock means. */
export function Handbook() {
  const { brand } = useParams({ strict: false });
  const own = handbooks[brand ?? ''] ?? handbooks['outras'];
  const others = Object.entries(handbooks).filter(([, one]) => one !== own);
  if (!own) return null;
  return (
    <CounterLayout title={texts.title(own.brand)}>
      <div className="handbook">
        <Button icon="printer" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <h2>{texts.steps}</h2>
        <ol>
          {own.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2>{texts.meaning}</h2>
        <ul>
          {texts.meanings.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h2>{texts.problems}</h2>
        <ul>
          {texts.problemList.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h2>{texts.all}</h2>
        <nav aria-label={texts.all}>
          {others.map(([key, one]) => (
            <Link key={key} to="/venda-celular/manual/$brand" params={{ brand: key }}>
              {one.link ?? one.brand}
            </Link>
          ))}
        </nav>
      </div>
    </CounterLayout>
  );
}
