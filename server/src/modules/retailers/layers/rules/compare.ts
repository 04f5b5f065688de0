import type { FieldSpec, Value } from './fields-of.ts';
import { valueAt } from './fields-of.ts';

/** Where a value comes from; PRODUCT when no layer says it. */
export type Origin = 'PRODUCT' | 'DEFAULT' | 'RETAILER' | 'STORE' | 'HOSTNAME';

/** A layer with what it says. */
export interface Said {
  origin: Origin;
  document: unknown;
}

export interface LayerDifference {
  path: string;
  title: string;
  before: Value;
  after: Value;
}

/** What holds of a setting when these layers speak, the lowest first, and which of them says it. */
export function heldBy(spec: FieldSpec, layers: readonly Said[]): { value: Value; origin: Origin } {
  for (const { origin, document } of layers.toReversed()) {
    const value = valueAt(document, spec.path);
    if (value !== undefined) return { value, origin };
  }
  return { value: spec.standard, origin: 'PRODUCT' };
}

const isSame = (one: Value | undefined, other: Value | undefined) => JSON.stringify(one) === JSON.stringify(other);

/** What a layer says otherwise than before: a setting left out holds what the layers below say. */
export function changesOf(
  specs: readonly FieldSpec[],
  { below, before, after }: { below: readonly Said[]; before: unknown; after: unknown },
): LayerDifference[] {
  return specs.flatMap((spec): LayerDifference[] => {
    const [old, now] = [valueAt(before, spec.path), valueAt(after, spec.path)];
    if (isSame(old, now)) return [];
    const inherited = heldBy(spec, below).value;
    const { path, title } = spec;
    return [{ path, title, before: old ?? inherited, after: now ?? inherited }];
  });
}

/** What holds otherwise when other layers speak. */
export function seenChanges(
  specs: readonly FieldSpec[],
  before: readonly Said[],
  after: readonly Said[],
): LayerDifference[] {
  return specs.flatMap((spec): LayerDifference[] => {
    const [old, now] = [heldBy(spec, before).value, heldBy(spec, after).value];
    const { path, title } = spec;
    return isSame(old, now) ? [] : [{ path, title, before: old, after: now }];
  });
}
