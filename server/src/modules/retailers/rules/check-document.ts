import type { z } from 'zod';
import { droppedPaths } from './merge-layers.ts';

/** Why a document does not fit its schema, each with the path of the value: 'budgets.isAllowed: expected boolean'. */
export function documentFaults(schema: z.ZodType, document: unknown): string[] {
  const parsed = schema.safeParse(document);
  if (parsed.success) return droppedPaths(document, parsed.data).map((path) => `${path}: unknown setting`);
  return parsed.error.issues.map((issue) => `${issue.path.join('.') || '(document)'}: ${issue.message}`);
}

export interface Layers {
  /** Documents that fit, the lowest layer first. */
  fitting: unknown[];
  /** What is wrong with each layer left out. */
  ignored: { layer: string; faults: string[] }[];
}

/**
 * Keeps the layers that fit. A setting unknown here is no fault on reading: a newer version may have written it.
 */
export function fittingLayers(schema: z.ZodType, layers: readonly { layer: string; document: unknown }[]): Layers {
  const result: Layers = { fitting: [], ignored: [] };
  for (const { layer, document } of layers) {
    if (schema.safeParse(document).success) result.fitting.push(document);
    else result.ignored.push({ layer, faults: documentFaults(schema, document) });
  }
  return result;
}
