export { toAuthenticationCode } from './authentication-code.ts';
export { formatCep, isCep, ufOfCep } from './documents/cep.ts';
export type { Uf } from './documents/cep.ts';
export { formatCnpj, isCnpj, plainCnpj } from './documents/cnpj.ts';
export { formatCpf, isCpf, maskCpf } from './documents/cpf.ts';
export {
  ageOn,
  DEFAULT_ZONE,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatMonth,
  formatNearDate,
  isDate,
  parseDate,
  today,
} from './dates.ts';
export type { CivilDate } from './dates.ts';
export { downPaymentOf, maxPriceOf, minPriceOf } from './device-value.ts';
export { isEmail, maskEmail } from './email.ts';
export { fillTemplate } from './fill-template.ts';
export { type Report, reportEnvelope, type ReportTarget, reportTarget } from './error-report.ts';
export { isImei } from './documents/imei.ts';
export { dayFault, lastDayInstead } from './missing-days.ts';
export { centsToReais, formatBrl, isWholeCents, reaisToCents, sumReais, wholeCents } from './money.ts';
export type { Cents } from './money.ts';
export { formatPercent, formatPercentPoints, fractionOfPercent, isTwoDecimals, percentOfFraction } from './percent.ts';
export {
  AREA_CODES,
  formatPhone,
  isCellPhone,
  isLandlinePhone,
  isMobilePhone,
  maskPhone,
  telephoneE164,
  toE164,
} from './phone.ts';
export { kindOfPixKey, pixKeyKinds, pixKeyOf } from './pix-key.ts';
export type { PixKeyKind } from './pix-key.ts';
export { isProcessNumber } from './documents/process-number.ts';
export { isRenavam } from './documents/renavam.ts';
export { isRg } from './documents/rg.ts';
export { scrub, scrubPersonal } from './scrub.ts';
export { stateNames, ufs } from './states.ts';
export { firstName, onlyDigits, toAscii } from './text.ts';
export { isTime } from './time.ts';
export { isVoterTitle } from './documents/voter-title.ts';
