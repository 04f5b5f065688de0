import { usePublicConfiguration } from '../../lib/brand/public-configuration.ts';
import { whatsappAddress, whatsappText } from '../../lib/whatsapp.ts';
import { frameTexts } from '../frame/texts.ts';
import '../../ui/button/button.css';

/** Any address that is no page: says so, and how to get a link that is. */
export function LinkNotValid() {
  const { support } = usePublicConfiguration();
  const { notValid } = frameTexts;
  return (
    <>
      <h1>{notValid.title}</h1>
      <p>{notValid.lead}</p>
      <p>{notValid.another}</p>
      {support.customerWhatsapp ? (
        <a className="button button-primary" href={whatsappAddress(support.customerWhatsapp)}>
          {whatsappText(support.customerWhatsapp)}
        </a>
      ) : null}
      <a className="button button-secondary" href="/c/comprovante">
        {notValid.check}
      </a>
    </>
  );
}
