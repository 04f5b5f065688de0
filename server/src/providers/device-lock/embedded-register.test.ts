import { expect, test } from 'vitest';
import { DeviceRefused } from '../../modules/smartphone-sale/index.ts';
import { embeddedRegister } from './embedded-register.ts';

const register = embeddedRegister();
const device = (digit: string, brand = 'Samsung') => ({ imei: `9900000000000${digit}0`, brand, reference: 'sale' });

test.each(['0', '1', '5'])('a device of digit %s is known, registered and locked at once', async (digit) => {
  await expect(register.identify(device(digit).imei)).resolves.toBeNull();
  await expect(register.submit(device(digit))).resolves.toBeUndefined();
  await expect(register.confirm({ ...device(digit), attempt: 1 })).resolves.toBe(true);
  await expect(register.release(device(digit))).resolves.toBeUndefined();
});

test('6 is unknown, 7 does not answer', async () => {
  await expect(register.identify(device('6').imei)).rejects.toThrow(DeviceRefused);
  const silent = register.identify(device('7').imei);
  await expect(silent).rejects.toThrow('silent');
  await expect(silent).rejects.not.toBeInstanceOf(DeviceRefused);
});

test('8 is refused, and so is every Apple', async () => {
  await expect(register.submit(device('8'))).rejects.toThrow('já registrado em outra conta');
  await expect(register.submit(device('0', 'Apple'))).rejects.toThrow('Aparelhos Apple não aceitam');
});

test('9 confirms on the second try, however often it is asked', async () => {
  const tries = [1, 2, 3, 1].map((attempt) => register.confirm({ ...device('9'), attempt }));
  expect(await Promise.all(tries)).toEqual([false, true, true, false]);
});
