import { RETAILER_ID, STORE_ID } from '../../../domain/testing/customers.ts';
import type { Colleague, ColleagueHistory, Staffing } from '../staff-calls.ts';

export const COLLEAGUE_ID = '01900000-0000-7000-8000-000000000777';
export const OTHER_STORE_ID = '01900000-0000-7000-8000-000000000778';

export const aColleague = (part: Partial<Colleague> = {}): Colleague => ({
  id: COLLEAGUE_ID,
  name: 'RITA NOGUEIRA',
  cpf: '529.***.***-25',
  email: 'rita@loja.com.br',
  phoneNumber: '+5592988887777',
  role: 'cashier',
  active: true,
  retailerId: RETAILER_ID,
  storeId: STORE_ID,
  storeName: 'Loja Centro',
  isStoreLogin: false,
  pixAccount: null,
  lastSignInAt: null,
  version: 4,
  isManageable: true,
  ...part,
});

export const aStaffing = (part: Partial<Staffing> = {}): Staffing => ({
  roles: ['cashier', 'attendant', 'representative', 'promoter'],
  isProvider: false,
  retailers: [
    {
      id: RETAILER_ID,
      fantasyName: 'Lojas Aurora',
      stores: [
        { id: STORE_ID, name: 'Loja Centro', status: 'active' },
        { id: OTHER_STORE_ID, name: 'Loja Norte', status: 'active' },
      ],
    },
  ],
  ...part,
});

export const aHistory = (part: Partial<ColleagueHistory> = {}): ColleagueHistory => ({
  failedTries: 0,
  isLocked: false,
  entries: [],
  ...part,
});
