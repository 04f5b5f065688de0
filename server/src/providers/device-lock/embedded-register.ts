import { type DeviceLock, DeviceRefused } from '../../modules/smartphone-sale/index.ts';

/** Makers whose devices take no lock here. */
const UNLOCKABLE = new Set(['apple']);

/** Digit 14 of the IMEI, the last before the check digit, says what this register plays. */
const PLAYED = { unknown: '6', silent: '7', refused: '8', slow: '9' } as const;
const playedBy = (imei: string) => imei.charAt(13);

/**
 * The embedded lock service: locks nothing and keeps nothing. The same IMEI plays the same part each time: digit 14
 * of 6 is unknown, 7 does not answer, 8 is refused, 9 confirms on the second try, every other is locked at once.
 */
export function embeddedRegister(): DeviceLock {
  return {
    identify(imei) {
      if (playedBy(imei) === PLAYED.silent) return Promise.reject(new Error('the embedded register plays silent'));
      if (playedBy(imei) === PLAYED.unknown) return Promise.reject(new DeviceRefused('IMEI desconhecido.'));
      return Promise.resolve(null);
    },
    submit({ imei, brand }) {
      if (UNLOCKABLE.has(brand.toLowerCase()))
        return Promise.reject(new DeviceRefused(`Aparelhos ${brand} não aceitam esta configuração.`));
      if (playedBy(imei) === PLAYED.refused)
        return Promise.reject(new DeviceRefused('Aparelho já registrado em outra conta.'));
      return Promise.resolve();
    },
    confirm: ({ imei, attempt }) => Promise.resolve(playedBy(imei) !== PLAYED.slow || attempt > 1),
    release: () => Promise.resolve(),
  };
}
