/** An evaluation policy as it travels: half the limit, R$ 100,00 to R$ 1.000,00. Tests say what they change. */
export const testEntry = {
  kind: 'evaluation' as const,
  variant: 'SUPER_PURCHASE' as const,
  scope: 'RETAILER' as const,
  validFrom: '2026-12-01',
  reason: 'Campanha de fim de ano',
  document: {
    limitShare: '0.5',
    minimum: 100,
    maximum: 1_000,
    validDays: 7,
    restDays: 0,
    reviewAbove: null as number | null,
  },
};
