import type { ExamplePrices } from './rules/pricing-example.ts';

/** What policies needs of later modules; bound in `server/src/bindings.ts` (ADR 0016). */
export interface PoliciesPorts {
  /** Every plan of a policy for one purchase, priced as a sale is. */
  examplePlans: ExamplePrices;
}
