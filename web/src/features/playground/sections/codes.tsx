import { ItfBarcode } from '../../../ui/code/itf-barcode.tsx';
import { QrCode } from '../../../ui/code/qr-code.tsx';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Figuras', title: 'Códigos', Body };

const pix =
  '00020101021226820014br.gov.bcb.pix2560pix.example.com/qr/v2/5f84a3c1e0b74f0f9d1c2b7a6e3d4f505204000053039865802BR5913Norte Moveis6006Manaus62070503***6304A3F1';
const digits = '00193373700000001000500940144816060680935031';
const line = '00190.50095 40144.816069 06809.350314 3 37370000000100';

function Body() {
  return (
    <>
      <Specimen name="QR Code com o texto" isWide>
        <QrCode text={pix} label="QR Code do Pix de R$ 394,56" textLabel="Pix copia e cola" />
      </Specimen>
      <Specimen name="Código de barras de boleto" isWide>
        <ItfBarcode digits={digits} label="Código de barras do boleto" line={line} lineLabel="Linha digitável" />
      </Specimen>
    </>
  );
}
