import type { Wire } from '@balcao/contract';
import { storedRecord } from '../stored-item.ts';
import { isRecord, textIn, type UnknownRecord } from '../unknown-values.ts';

export type Performance = Wire<'GET /backoffice/retailers-dash/applications/operators/records/me'>['answer'];
type Figures = Performance['days'][number];
type Period = Performance['today'];

const isIncentive = (value: unknown) => value === null || Number.isFinite(value);

const hasFigures = (value: unknown): value is UnknownRecord =>
  isRecord(value) &&
  Number.isInteger(value['conversions']) &&
  Number.isInteger(value['applications']) &&
  isIncentive(value['incentive']);

const isPeriod = (value: unknown): value is Period =>
  hasFigures(value) && !!textIn(value, 'startDate') && !!textIn(value, 'endDate');
const isDay = (value: unknown): value is Figures => hasFigures(value) && !!textIn(value, 'on');

/** What this device last knew of an operator's own performance: shown while it is asked for anew. */
export const performanceItem = storedRecord<Performance>('operator_performance', (record) => {
  const { today, week, month, days, showIncentive } = record;
  const operatorId = textIn(record, 'operatorId');
  const isWhole = operatorId && isPeriod(today) && isPeriod(week) && isPeriod(month) && Array.isArray(days);
  if (!isWhole || !days.every(isDay)) return null;
  return { operatorId, today, week, month, days, showIncentive: showIncentive === true };
});
