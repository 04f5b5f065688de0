import type { Role } from '@balcao/contract';

const measured: ReadonlySet<Role> = new Set(['promoter', 'attendant', 'representative', 'manager', 'analyst']);

/** Whose own performance is shown (registration spec, section 6). */
export const isMeasured = (role: Role): boolean => measured.has(role);
