/** What of WebUSB and Web Serial is used here: the browser's types do not have them. */
interface UsbEndpoint {
  endpointNumber: number;
  direction: 'in' | 'out';
  type: string;
}
interface UsbDevice {
  readonly vendorId: number;
  readonly productId: number;
  readonly productName?: string | undefined;
  readonly opened: boolean;
  readonly configuration: {
    interfaces: { interfaceNumber: number; alternates: { interfaceClass: number; endpoints: UsbEndpoint[] }[] }[];
  } | null;
  open(): Promise<void>;
  selectConfiguration(value: number): Promise<void>;
  claimInterface(number: number): Promise<void>;
  releaseInterface(number: number): Promise<void>;
  transferOut(endpoint: number, data: Uint8Array): Promise<{ status: string }>;
  close(): Promise<void>;
}
interface SerialPort {
  readonly writable: WritableStream<Uint8Array> | null;
  open(options: { baudRate: number }): Promise<void>;
  close(): Promise<void>;
}
interface Hardware {
  usb?: {
    requestDevice(options: { filters: { classCode: number }[] }): Promise<UsbDevice>;
    getDevices(): Promise<UsbDevice[]>;
  };
  serial?: { requestPort(): Promise<SerialPort>; getPorts(): Promise<SerialPort[]> };
}

/** How a printer hangs on this device. */
export type Connection = 'USB' | 'SERIAL';

const PRINTER_CLASS = 7;
const BAUD_RATE = 9_600;
const CHUNK = 4_096;

const hardware = (): Hardware => navigator as unknown as Hardware;

/** Ways to a printer that this browser knows; none in most browsers of phones. */
export const connections = (): Connection[] => [
  ...(hardware().usb ? (['USB'] as const) : []),
  ...(hardware().serial ? (['SERIAL'] as const) : []),
];

/** Lets a person choose the printer, during a click; its name. Null when nobody was chosen. */
export async function choosePrinter(connection: Connection): Promise<string | null> {
  const { usb, serial } = hardware();
  try {
    if (connection === 'USB') {
      const device = await usb?.requestDevice({ filters: [{ classCode: PRINTER_CLASS }] });
      return device ? (device.productName ?? '') : null;
    }
    return (await serial?.requestPort()) ? '' : null;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return null;
    throw error;
  }
}

/** No printer was chosen on this device, or it is not connected. */
export class NoPrinter extends Error {}

/** Sends bytes to the printer that was chosen. @throws NoPrinter and what the browser says of a printer that does not take them. */
export async function sendToPrinter(connection: Connection, bytes: Uint8Array): Promise<void> {
  await (connection === 'USB' ? sendByUsb(bytes) : sendBySerial(bytes));
}

async function sendByUsb(bytes: Uint8Array): Promise<void> {
  const [device] = (await hardware().usb?.getDevices()) ?? [];
  if (!device) throw new NoPrinter();
  await device.open();
  try {
    if (device.configuration === null) await device.selectConfiguration(1);
    const place = device.configuration?.interfaces
      .flatMap(({ interfaceNumber, alternates }) => alternates.map((one) => ({ interfaceNumber, ...one })))
      .find(({ interfaceClass }) => interfaceClass === PRINTER_CLASS);
    const way = place?.endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk');
    if (!place || !way) throw new NoPrinter();
    await device.claimInterface(place.interfaceNumber);
    for (let at = 0; at < bytes.length; at += CHUNK) {
      const { status } = await device.transferOut(way.endpointNumber, bytes.subarray(at, at + CHUNK));
      if (status !== 'ok') throw new Error(`the printer answered ${status}`);
    }
    await device.releaseInterface(place.interfaceNumber);
  } finally {
    await device.close();
  }
}

async function sendBySerial(bytes: Uint8Array): Promise<void> {
  const [port] = (await hardware().serial?.getPorts()) ?? [];
  if (!port) throw new NoPrinter();
  await port.open({ baudRate: BAUD_RATE });
  try {
    const writer = port.writable?.getWriter();
    if (!writer) throw new NoPrinter();
    await writer.write(bytes);
    writer.releaseLock();
  } finally {
    await port.close();
  }
}
