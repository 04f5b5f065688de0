import type { KindInfo, PolicyHead } from '../policy-calls.ts';
import { placeText } from '../texts.ts';

/** The documents of one variant in one place, the latest first. */
export interface Line {
  key: string;
  title: string;
  place: string;
  /** Holds today. */
  current: PolicyHead | undefined;
  /** What begins later, or waits for a second person. */
  next: readonly PolicyHead[];
  /** What was, and what was withdrawn. */
  past: readonly PolicyHead[];
}

const scopeOrder: Record<PolicyHead['scope'], number> = { PROVIDER: 0, RETAILER: 1, STORE: 2 };

/** Documents as lines: variants in the order of their kind, the widest place first. */
export function linesOf({ variants }: Pick<KindInfo, 'variants'>, policies: readonly PolicyHead[]): Line[] {
  const groups = new Map<string, PolicyHead[]>();
  for (const policy of policies) {
    const key = [policy.variant, policy.retailer?.id, policy.storeId].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), policy]);
  }
  const variantAt = (code: string) => variants.findIndex((one) => one.code === code);
  return [...groups]
    .flatMap(([key, documents]) => (documents[0] ? [{ key, documents, head: documents[0] }] : []))
    .sort(
      (a, b) =>
        variantAt(a.head.variant) - variantAt(b.head.variant) ||
        scopeOrder[a.head.scope] - scopeOrder[b.head.scope] ||
        placeText(a.head).localeCompare(placeText(b.head), 'pt-BR'),
    )
    .map(({ key, documents, head }) => ({
      key,
      title: variants.find(({ code }) => code === head.variant)?.title ?? head.variant,
      place: placeText(head),
      current: documents.find(({ status }) => status === 'IN_FORCE'),
      next: documents.filter(({ status }) => status === 'FUTURE' || status === 'WAITING'),
      past: documents.filter(({ status }) => status === 'PAST' || status === 'WITHDRAWN'),
    }));
}

/** Whether the caller may change what stands in a place. */
export const mayEnter = ({ scopes }: Pick<KindInfo, 'scopes'>, { scope }: Pick<PolicyHead, 'scope'>): boolean =>
  scopes.includes(scope);
