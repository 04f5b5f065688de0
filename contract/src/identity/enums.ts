/** Roles of the specs (shell spec, section 1). One internal spelling; see ruling C4. */
export const roles = [
  'cashier',
  'manager',
  'attendant',
  'analyst',
  'retailer_analyst',
  'representative',
  'promoter',
] as const;
export type Role = (typeof roles)[number];

/** Roles that may use the cash register (shell spec 2.1). */
export const cashierRoles = ['cashier', 'manager', 'attendant', 'analyst'] as const satisfies readonly Role[];

/** Roles that may have a second factor: they decide on limits, parameters and people. */
export const secondFactorRoles = ['manager', 'analyst', 'retailer_analyst'] as const satisfies readonly Role[];
