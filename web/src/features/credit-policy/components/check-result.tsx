import { Banner } from '../../../ui/feedback/banner.tsx';
import type { SheetCheck } from '../calls.ts';
import { texts } from '../texts.ts';

type Part = keyof typeof texts.part;

/** What the server says of a sheet: its faults, else what the golden cases come to. */
export function CheckResult({ check: { faults, cases, differences } }: { check: SheetCheck }) {
  if (faults.length > 0) {
    return (
      <Banner kind="danger" isLive>
        <p>{texts.faults}</p>
        <ul>
          {faults.map(({ path, message }) => (
            <li key={`${path} ${message}`}>
              {message} <small>({path})</small>
            </li>
          ))}
        </ul>
      </Banner>
    );
  }
  if (differences.length === 0) {
    return (
      <Banner kind="success" isLive>
        {texts.golden(cases)}
      </Banner>
    );
  }
  return (
    <Banner kind="info" isLive>
      <p>{texts.goldenDiffer(differences.length, cases)}</p>
      <ul>
        {differences.map(({ id, title, parts }) => (
          <li key={id}>
            {id} {title}:{' '}
            {parts
              .map(({ part, found, expected }) => texts.instead(texts.part[part as Part], found, expected))
              .join('; ')}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
