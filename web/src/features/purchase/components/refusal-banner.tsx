import { Link } from '@tanstack/react-router';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { isBlock } from '../rules/refusals.ts';
import { texts } from '../texts.ts';

interface RefusalBannerProps {
  code: string;
  message: string;
  borrowerId: string;
  /** What it means for the money: 'Nada foi cobrado.' */
  meaning?: string;
}

/** A refusal that stays until the next act; a block, whatever the reason, carries the way to pay what is open. */
export function RefusalBanner({ code, message, borrowerId, meaning }: RefusalBannerProps) {
  const link = isBlock(code) ? (
    <Link className="button" to="/caixa/pagamentos" state={{ borrowerId }}>
      {texts.payOpenInstallments}
    </Link>
  ) : undefined;
  return (
    <Banner kind="danger" title={message} actions={link} isLive>
      {meaning}
    </Banner>
  );
}
