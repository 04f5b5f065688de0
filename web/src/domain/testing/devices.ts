import type { DeviceEvaluation, DeviceProduct, LockOfDevice } from '../devices/device-calls.ts';
import { STORE_ID } from './customers.ts';
import { CONTRACT_ID } from './offers.ts';

export const IMEI = '490154203237518';
const deviceId = (n: number) => `01900000-0000-7000-8000-0000000009${String(n).padStart(2, '0')}`;

/** A fixed price of R$ 899,00, R$ 149,00 down. */
export function aDevice(over: Partial<DeviceProduct> = {}): DeviceProduct {
  return {
    id: deviceId(1),
    name: 'Samsung Galaxy A06 128 GB',
    manufacturer: 'Samsung',
    model: 'Galaxy A06 128 GB',
    description: 'Tela de 6,7 pol., preto',
    offers: [
      {
        price: 899,
        downPayment: 149,
        maxDownPaymentRate: null,
        priceMinusDownPayment: 750,
        minPriceRate: 1,
        maxPrice: null,
      },
    ],
    ...over,
  };
}

/** To 85 % of R$ 1.249,00, a fifth down, at most R$ 1.200,00 financed. */
export const rangeDevice = (): DeviceProduct =>
  aDevice({
    id: deviceId(2),
    name: 'Realme C61 256 GB',
    manufacturer: 'Realme',
    model: 'C61 256 GB',
    offers: [
      {
        price: 1249,
        downPayment: null,
        maxDownPaymentRate: 0.2,
        priceMinusDownPayment: null,
        minPriceRate: 0.85,
        maxPrice: 1500,
      },
    ],
  });

export const anotherDevice = (): DeviceProduct =>
  aDevice({ id: deviceId(3), name: 'Itel A50 64 GB', manufacturer: 'Itel', model: 'A50 64 GB' });

export const aLock = (over: Partial<LockOfDevice> = {}): LockOfDevice => ({
  contractId: CONTRACT_ID,
  status: 'SUBMITTED',
  brand: 'Samsung',
  handbookUrl: null,
  ...over,
});

export const aDeviceEvaluation = (over: Partial<DeviceEvaluation> = {}): DeviceEvaluation => ({
  id: deviceId(20),
  document: '529.***.***-25',
  sourceProduct: 'SMARTPHONE_SALE',
  status: 'ACCEPTED',
  decision: 'APPROVED',
  result: 'APPROVED',
  requestedAmount: 1000,
  policy: { maxAmount: 1000, minAmount: 100 },
  expirationTimestamp: '2099-01-01T00:00:00.000Z',
  storeId: STORE_ID,
  storeName: 'Loja Centro',
  remuneration: null,
  options: { isContractSimulationAllowed: true },
  ...over,
});
