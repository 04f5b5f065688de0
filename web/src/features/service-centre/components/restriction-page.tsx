import type { CentreRestriction, Configuration } from '@balcao/contract';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { CentreCustomer } from '../calls.ts';
import { restrictions, texts } from '../texts.ts';
import { CustomerHead } from './customer-head.tsx';
import { CustomerService } from './customer-service.tsx';

interface RestrictionPageProps {
  borrower: CentreCustomer['borrower'];
  restriction: CentreRestriction;
  support: Configuration['support'];
  onClose: () => void;
}

/** Why a customer may not buy, and who can help. */
export function RestrictionPage({ borrower, restriction, support, onClose }: RestrictionPageProps) {
  const { title, meaning, hasService } = restrictions[restriction];
  return (
    <>
      <div className="centre-top">
        <CustomerHead title={title} borrower={borrower} />
        <IconButton icon="close" label={texts.close} onClick={onClose} />
      </div>
      <Banner kind={restriction === 'UNDER_EVALUATION' ? 'info' : 'attention'}>{meaning}</Banner>
      {hasService ? <CustomerService support={support} /> : null}
      <p>
        <Button kind="primary" onClick={onClose}>
          {texts.home}
        </Button>
      </p>
    </>
  );
}
