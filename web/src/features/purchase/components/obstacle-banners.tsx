import { errorMessage } from '@balcao/contract/errors';
import type { Borrower } from '../../../domain/borrowers/borrower.ts';
import { whatsappAddress, whatsappText } from '../../../lib/whatsapp.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { purchaseObstacles } from '../rules/purchase-allowed.ts';
import { RegisterLink } from '../../../domain/counter/register-link.tsx';
import { counterTexts } from '../../../domain/counter/texts.ts';
import { obstacleTexts, texts } from '../texts.ts';

interface ObstacleBannersProps {
  borrower: Borrower;
  /** As it was typed; empty after a refresh. */
  cpf: string;
  brand: string;
  /** Customer service, when the configuration has it. */
  whatsapp: string | null;
}

/** Why this customer cannot buy now, each reason with who can help. */
export function ObstacleBanners({ borrower, cpf, brand, whatsapp }: ObstacleBannersProps) {
  return purchaseObstacles(borrower).map((obstacle) =>
    obstacle === 'purchase-disabled' ? (
      <Banner key={obstacle} kind="danger" isLive>
        <p>{errorMessage('PURCHASE_DISABLED_FOR_BORROWER', brand)}</p>
        <p>
          {texts.updateRegistration}
          {whatsapp === null ? null : <ServiceLink whatsapp={whatsapp} />}
        </p>
      </Banner>
    ) : (
      <Banner
        key={obstacle}
        kind={obstacle === 'denied' ? 'danger' : 'attention'}
        isLive
        actions={cpf !== '' && isRegistrationOpen(obstacle) ? <RegisterLink cpf={cpf} /> : undefined}
      >
        {obstacleTexts[obstacle]}
      </Banner>
    ),
  );
}

/** What going on with the registration ends. */
const isRegistrationOpen = (obstacle: string) => obstacle === 'incomplete' || obstacle === 'phone-not-verified';

function ServiceLink({ whatsapp }: { whatsapp: string }) {
  return (
    <>
      {' '}
      {counterTexts.customerService}{' '}
      <a href={whatsappAddress(whatsapp)} target="_blank" rel="noopener noreferrer">
        {whatsappText(whatsapp)}
      </a>
    </>
  );
}
