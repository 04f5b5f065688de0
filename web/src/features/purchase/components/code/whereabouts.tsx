import type { Verification } from '../../../../domain/contracts/offer.ts';
import { whatsappAddress, whatsappText } from '../../../../lib/whatsapp.ts';
import { channelNames } from '../../../../domain/counter/texts.ts';

interface CodeWhereaboutsProps {
  verification: Verification;
  analystWhatsapp: string | null;
}

/** Where the code is: in the customer's phone, or with the analyst who calls. */
export function CodeWhereabouts({ verification, analystWhatsapp }: CodeWhereaboutsProps) {
  const { communicationChannel, phoneNumber } = verification;
  if (communicationChannel !== 'ANALYST_CALL') {
    return (
      <p>
        Enviamos o código por {channelNames[communicationChannel]} para{' '}
        <strong className="code-phone">{phoneNumber}</strong>. Peça ao cliente que diga os 6 dígitos.
      </p>
    );
  }
  return (
    <>
      <p>
        Um analista vai ligar para <strong className="code-phone">{phoneNumber}</strong> e dizer o código ao cliente.
      </p>
      {analystWhatsapp === null ? null : (
        <p>
          Dúvidas:{' '}
          <a href={whatsappAddress(analystWhatsapp)} target="_blank" rel="noopener noreferrer">
            {whatsappText(analystWhatsapp)}
          </a>
        </p>
      )}
    </>
  );
}
