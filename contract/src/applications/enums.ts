/**
 * Where a registration stands (ruling C4: one spelling inside and on the wire). The first three are an open registration whose
 * pre-decision is made; INCOMPLETE is one before it.
 */
export const applicationStatuses = [
  'PRE_APPLICATION_APPROVED',
  'PRE_APPLICATION_DENIED',
  'PRE_APPLICATION_CONTINUE',
  'INCOMPLETE',
  'UNDER_ANALYSIS',
  'MANUAL_ANALYSIS',
  'PRE_APPROVED',
  'APPROVED',
  'DENIED',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationVersions = ['V1', 'V2', 'V3'] as const;
export type ApplicationVersion = (typeof applicationVersions)[number];

/** What became of the photographs of a registration. */
export const biometryStatuses = ['IN_PROGRESS', 'COMPLETED', 'CONFLICT', 'CANCELED', 'SPOOF'] as const;
export type BiometryStatus = (typeof biometryStatuses)[number];
