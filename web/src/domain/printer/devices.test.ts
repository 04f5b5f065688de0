import { afterEach, describe, expect, test, vi } from 'vitest';
import { choosePrinter, connections, NoPrinter, sendToPrinter } from './devices.ts';

const give = (hardware: { usb?: unknown; serial?: unknown }) => {
  for (const [name, value] of Object.entries(hardware))
    Object.defineProperty(navigator, name, { value, configurable: true });
};
afterEach(() => {
  for (const name of ['usb', 'serial']) Reflect.deleteProperty(navigator, name);
});

function usbPrinter(status = 'ok') {
  const sent: number[] = [];
  const device = {
    vendorId: 1,
    productId: 2,
    productName: 'TM-T20',
    opened: false,
    configuration: {
      interfaces: [
        {
          interfaceNumber: 3,
          alternates: [
            {
              interfaceClass: 7,
              endpoints: [
                { endpointNumber: 1, direction: 'in', type: 'bulk' },
                { endpointNumber: 2, direction: 'out', type: 'bulk' },
              ],
            },
          ],
        },
      ],
    },
    open: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    selectConfiguration: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    claimInterface: vi.fn<(at: number) => Promise<void>>(() => Promise.resolve()),
    releaseInterface: vi.fn<(at: number) => Promise<void>>(() => Promise.resolve()),
    transferOut: vi.fn<(endpoint: number, data: Uint8Array) => Promise<{ status: string }>>((_, data) => {
      sent.push(data.length);
      return Promise.resolve({ status });
    }),
    close: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
  return { device, sent };
}

test('a browser without both ways has no connection', () => {
  expect(connections()).toEqual([]);
  give({ usb: {}, serial: {} });
  expect(connections()).toEqual(['USB', 'SERIAL']);
});

describe('by USB', () => {
  test('a person chooses among printers alone; nobody chosen is no fault', async () => {
    const { device } = usbPrinter();
    const requestDevice = vi.fn<() => Promise<unknown>>(() => Promise.resolve(device));
    give({ usb: { requestDevice } });
    expect(await choosePrinter('USB')).toBe('TM-T20');
    expect(requestDevice).toHaveBeenCalledWith({ filters: [{ classCode: 7 }] });
    requestDevice.mockRejectedValue(new DOMException('none', 'NotFoundError'));
    expect(await choosePrinter('USB')).toBeNull();
    requestDevice.mockRejectedValue(new DOMException('no', 'SecurityError'));
    await expect(choosePrinter('USB')).rejects.toThrow('no');
  });

  test('bytes go in pieces to the way out of the printer, which is closed after', async () => {
    const { device, sent } = usbPrinter();
    give({ usb: { getDevices: () => Promise.resolve([device]) } });
    await sendToPrinter('USB', new Uint8Array(10_000));
    expect(sent).toEqual([4_096, 4_096, 1_808]);
    expect(device.transferOut.mock.calls.map(([endpoint]) => endpoint)).toEqual([2, 2, 2]);
    expect(device.claimInterface).toHaveBeenCalledWith(3);
    expect(device.close).toHaveBeenCalledOnce();
  });

  test('one that stalls is told and closed; none is told as none', async () => {
    const { device } = usbPrinter('stall');
    const getDevices = vi.fn<() => Promise<unknown[]>>(() => Promise.resolve([device]));
    give({ usb: { getDevices } });
    await expect(sendToPrinter('USB', new Uint8Array(1))).rejects.toThrow('stall');
    expect(device.close).toHaveBeenCalledOnce();
    getDevices.mockResolvedValue([]);
    await expect(sendToPrinter('USB', new Uint8Array(1))).rejects.toBeInstanceOf(NoPrinter);
  });
});

describe('by the serial port', () => {
  test('it is opened, written to and closed', async () => {
    const write = vi.fn<(bytes: Uint8Array) => Promise<void>>(() => Promise.resolve());
    const port = {
      writable: { getWriter: () => ({ write, releaseLock: () => undefined }) },
      open: vi.fn<(options: { baudRate: number }) => Promise<void>>(() => Promise.resolve()),
      close: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    };
    give({ serial: { getPorts: () => Promise.resolve([port]), requestPort: () => Promise.resolve(port) } });
    expect(await choosePrinter('SERIAL')).toBe('');
    await sendToPrinter('SERIAL', new Uint8Array([1, 2]));
    expect(write).toHaveBeenCalledWith(new Uint8Array([1, 2]));
    expect(port.close).toHaveBeenCalledOnce();
  });

  test('without a port there is no printer', async () => {
    give({ serial: { getPorts: () => Promise.resolve([]) } });
    await expect(sendToPrinter('SERIAL', new Uint8Array(1))).rejects.toBeInstanceOf(NoPrinter);
  });
});
