import { collectionKinds } from './collection-kinds.ts';
import { paymentKinds } from './payment-kinds.ts';
import { planKinds } from './plan-kinds.ts';
import type { GoldenKind } from './run.ts';

/** Every kind of golden case this package answers, by the name it has in `vectors/credit.json`. */
export const goldenKinds: Readonly<Record<string, GoldenKind>> = { ...planKinds, ...paymentKinds, ...collectionKinds };
