export { deviceOfferFact } from './catalogue.ts';
export { addOffer, addProduct, addTac, type NewOffer, type NewProduct } from './catalogue-store.ts';
export { deviceJobs } from './device-jobs.ts';
export { bindDeviceFragment, deviceFact, lockAgainJob, releaseDeviceJob } from './devices.ts';
export { type DeviceLock, DeviceRefused, type DeviceToLock } from './ports.ts';
