/** A device as the lock service is told of it. `reference` is the same for every call about one sale. */
export interface DeviceToLock {
  imei: string;
  brand: string;
  reference: string;
}

/** The service that knows devices by IMEI and locks them until they are paid. Any other failure: it did not answer. */
export interface DeviceLock {
  /** Brand of an IMEI as the service knows it; null when it does not. @throws DeviceRefused for no such device. */
  identify(imei: string): Promise<string | null>;
  /**
   * Registers the device, again after a release; while registered by the same reference it changes nothing.
   * @throws DeviceRefused with its words.
   */
  submit(device: DeviceToLock): Promise<void>;
  /**
   * Whether the device took its lock; `attempt` counts from 1 since the IMEI was verified.
   * @throws DeviceRefused with the service's words.
   */
  confirm(device: DeviceToLock & { attempt: number }): Promise<boolean>;
  /** Takes the lock off; again, or without a lock, changes nothing. */
  release(device: DeviceToLock): Promise<void>;
}

/** The service answered, and will not lock this device: its words are for the person at the counter. */
export class DeviceRefused extends Error {}
