import type { Role } from '@balcao/contract';

/** Roles as people call them. */
export const roleNames: Record<Role, string> = {
  cashier: 'Caixa',
  manager: 'Gerente',
  attendant: 'Atendente',
  analyst: 'Analista',
  retailer_analyst: 'Analista do varejo',
  representative: 'Representante',
  promoter: 'Promotor',
};
