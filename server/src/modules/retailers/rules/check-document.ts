import { z } from 'zod';
import { clampDates } from './clamp-dates.ts';
import { droppedPaths } from './merge-layers.ts';

/** What of a document cannot hold; the sentence is pt-BR. */
export interface DocumentIssue {
  /** With dots; empty for the document itself. */
  path: string;
  message: string;
}

const { localeError } = z.locales.pt();

/** Why a document does not fit its schema, value by value. A setting that the schema does not know is a mistake too. */
export function documentIssues(schema: z.ZodType, document: unknown): DocumentIssue[] {
  const parsed = schema.safeParse(document, { error: localeError });
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return droppedPaths(document, parsed.data).map((path) => ({ path, message: 'Configuração desconhecida' }));
}

/** The same in lines, for a log: 'budgets.isAllowed: ...'. */
export const documentFaults = (schema: z.ZodType, document: unknown): string[] =>
  documentIssues(schema, document).map(({ path, message }) => `${path || '(document)'}: ${message}`);

export interface Layers {
  /** Documents that fit, the lowest layer first. */
  fitting: unknown[];
  /** What is wrong with each layer left out, and with each of which a date was moved. */
  ignored: { layer: string; faults: string[] }[];
  clamped: { layer: string; faults: string[] }[];
}

/**
 * Keeps the layers that fit. A setting unknown here is no fault on reading: a newer version may have written it. A day
 * that does not exist counts as the last of its month (ruling C1).
 */
export function fittingLayers(schema: z.ZodType, layers: readonly { layer: string; document: unknown }[]): Layers {
  const result: Layers = { fitting: [], ignored: [], clamped: [] };
  for (const { layer, document: stored } of layers) {
    const { document, faults } = clampDates(stored);
    if (faults.length > 0) result.clamped.push({ layer, faults });
    if (schema.safeParse(document).success) result.fitting.push(document);
    else result.ignored.push({ layer, faults: documentFaults(schema, document) });
  }
  return result;
}
