import { recentOperators } from '../../../lib/session/recent-operators.ts';
import { Button } from '../../../ui/button/button.tsx';
import { texts } from '../texts.ts';

/** Colleagues who signed in on this device of late: one press instead of an e-mail. */
export function RecentOperators({ onChoose }: { onChoose: (email: string) => void }) {
  const operators = recentOperators();
  if (operators.length === 0) return null;
  return (
    <section className="login-recent" aria-label={texts.recent}>
      <p>{texts.recent}</p>
      <ul>
        {operators.map(({ name, email }) => (
          <li key={email}>
            <Button isWide onClick={() => onChoose(email)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
