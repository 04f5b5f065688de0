/** Texts of the bars in a picture; none where there are none. */
export type ReadBarcodes = (picture: HTMLCanvasElement) => Promise<readonly string[]>;

/** Bars on boxes of devices: the IMEI is Code 128 on most, Code 39 on some. */
const NATIVE = ['code_128', 'code_39', 'ean_13', 'itf', 'qr_code'];
const OURS = ['Code128', 'Code39', 'EAN13', 'ITF', 'QRCode'] as const;

interface NativeDetector {
  detect(picture: HTMLCanvasElement): Promise<readonly { rawValue: string }[]>;
}
type WithDetector = typeof globalThis & { BarcodeDetector?: new (of: { formats: string[] }) => NativeDetector };

/** The browser's own reader where it has one; else ours, whose 1 MB comes when a camera is first used. */
export async function barcodeReader(): Promise<ReadBarcodes> {
  const { BarcodeDetector } = globalThis as WithDetector;
  if (BarcodeDetector) {
    const detector = new BarcodeDetector({ formats: NATIVE });
    return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
  }
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).toString();
  // Served by us: the library would fetch it from elsewhere.
  prepareZXingModule({ overrides: { locateFile: () => wasm } });
  return async (picture) => {
    const { width, height } = picture;
    const pixels = picture.getContext('2d')?.getImageData(0, 0, width, height);
    if (!pixels) return [];
    const found = await readBarcodes(pixels, { formats: [...OURS], tryHarder: true });
    return found.map(({ text }) => text);
  };
}
