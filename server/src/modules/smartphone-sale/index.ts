export { deviceOfferFact } from './catalogue.ts';
export { addOffer, addProduct, addTac, type NewOffer, type NewProduct } from './catalogue-store.ts';
export { bindDeviceFragment, deviceFact, RELEASE_JOB, releaseDeviceJob } from './devices.ts';
export { type DeviceLock, DeviceRefused, type DeviceToLock } from './ports.ts';
export { smartphoneSaleRoutes } from './routes.ts';
export { releaseDevice } from './use-cases/release-device.ts';
