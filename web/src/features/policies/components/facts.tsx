import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { KindInfo, Policy } from '../policy-calls.ts';
import { enteredText, placeText, signedText, statusOf, texts, validityText } from '../texts.ts';

/** Whose it is, since when, by whom and why. */
export function PolicyFacts({ policy, kind }: { policy: Policy; kind: KindInfo }) {
  const { approval, withdrawal } = policy;
  const variant = kind.variants.find(({ code }) => code === policy.variant)?.title ?? policy.variant;
  const facts: [string, string][] = [
    [texts.variant, variant],
    [texts.place, placeText(policy)],
    [texts.validity, validityText(policy)],
    [texts.author, enteredText(policy)],
    [texts.reason, policy.reason],
    ...(approval ? [[texts.approvedBy, signedText(approval)] as [string, string]] : []),
    ...(withdrawal ? [[texts.withdrawnBy, `${signedText(withdrawal)}: ${withdrawal.reason}`] as [string, string]] : []),
  ];
  return (
    <section className="policy-facts">
      <StatusBadge {...statusOf[policy.status]} />
      <dl>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
