import { errorText, hasCode } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';

/** The sentence of a failed call. */
export const sentenceOf = (error: unknown): string => errorText(error, brandName());

/** Whether the visit of this page is over. */
export const isOver = (error: unknown): boolean => hasCode(error, 'DATA_VISIT_OVER');
