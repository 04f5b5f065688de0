import { errorMessage } from '@balcao/contract/errors';
import type { Borrower } from '../../../domain/borrowers/borrower.ts';
import { whatsappAddress, whatsappText } from '../../../lib/whatsapp.ts';
import { Banner, type Tone } from '../../../ui/feedback/banner.tsx';
import { type PurchaseObstacle, purchaseObstacles } from '../rules/purchase-allowed.ts';

const notices: Record<Exclude<PurchaseObstacle, 'purchase-disabled'>, { kind: Tone; text: string }> = {
  'phone-not-verified': {
    kind: 'attention',
    text: 'Telefone não verificado! Procure um vendedor para concluir o cadastro',
  },
  denied: { kind: 'danger', text: 'Esse cliente não foi aprovado :(' },
  incomplete: {
    kind: 'attention',
    text: 'O cliente não finalizou o cadastro. Procure um vendedor para concluir o cadastro',
  },
  'manual-analysis': { kind: 'attention', text: 'O cadastro do cliente está sendo avaliado manualmente' },
  'under-analysis': { kind: 'attention', text: 'O cadastro do cliente está sendo avaliado, aguarde um momento' },
};

interface ObstacleBannersProps {
  borrower: Borrower;
  brand: string;
  /** Customer service, when the configuration has it. */
  whatsapp: string | null;
}

/** Why this customer cannot buy now, each reason with who can help. */
export function ObstacleBanners({ borrower, brand, whatsapp }: ObstacleBannersProps) {
  return purchaseObstacles(borrower).map((obstacle) =>
    obstacle === 'purchase-disabled' ? (
      <Banner key={obstacle} kind="danger" isLive>
        <p>{errorMessage('PURCHASE_DISABLED_FOR_BORROWER', brand)}</p>
        <p>É necessário atualizar o cadastro.{whatsapp === null ? null : <ServiceLink whatsapp={whatsapp} />}</p>
      </Banner>
    ) : (
      <Banner key={obstacle} kind={notices[obstacle].kind} isLive>
        {notices[obstacle].text}
      </Banner>
    ),
  );
}

function ServiceLink({ whatsapp }: { whatsapp: string }) {
  return (
    <>
      {' '}
      Central de Atendimento:{' '}
      <a href={whatsappAddress(whatsapp)} target="_blank" rel="noopener noreferrer">
        {whatsappText(whatsapp)}
      </a>
    </>
  );
}
