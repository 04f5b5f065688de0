import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { askedText, type PhoneChange, phones, texts } from '../texts.ts';

/** Whose phone, from what to what, since when, and what to look out for. */
export function ChangeFacts({ change }: { change: PhoneChange }) {
  const { from, to } = phones(change);
  return (
    <>
      <p className="phone-change-numbers">
        <span>
          {texts.from} {from}
        </span>
        <strong>
          {texts.to} {to}
        </strong>
      </p>
      <p className="phone-change-by">
        {texts[change.subject]}. {askedText(change)}
      </p>
      {change.hints.length > 0 ? (
        <ul className="phone-change-hints">
          {change.hints.map((hint) => (
            <li key={hint}>
              <StatusBadge tone="attention" icon="alert" text={texts.hints[hint]} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
