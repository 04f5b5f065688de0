import { formatDate } from '@balcao/contract/kernel';
import { eventName } from '../../../domain/books/texts.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import type { BankLine, Movement } from './calls.ts';
import { texts } from './texts.ts';

export const memoOf = ({ memo }: BankLine): string => (memo === '' ? texts.noMemo : memo);

/** A line as dialogs name it. */
export const lineText = (line: BankLine): string =>
  texts.chooseWhat(memoOf(line), formatDate(line.on), formatReais(line.amount));

export const movementText = ({ event, retailerName, on }: Movement): string =>
  texts.movement(eventName(event), retailerName, formatDate(on));
