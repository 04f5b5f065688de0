export { deviceOfferFact } from './catalogue/facts.ts';
export { addOffer, addProduct, addTac, type NewOffer, type NewProduct } from './catalogue/store.ts';
export { deviceJobs } from './device-jobs.ts';
export { bindDeviceFragment, deviceFact, lockAgainJob, releaseDeviceJob } from './devices.ts';
export { consentToLock } from './use-cases/consent-to-lock.ts';
export { submitLock } from './use-cases/submit-lock.ts';
export { verifyImei } from './use-cases/verify-imei.ts';
export { type DeviceLock, DeviceRefused, type DeviceToLock } from './ports.ts';
