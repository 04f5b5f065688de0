import { Link } from '@tanstack/react-router';
import { amountTexts as texts } from '../texts.ts';

/** Any amount is received in cash: who pays by Pix pays whole installments, charged among the payments. */
export function PixHint({ borrowerId }: { borrowerId: string }) {
  return (
    <p className="history-soft">
      {texts.inCash}{' '}
      <Link to="/caixa/pagamentos" state={{ borrowerId }}>
        {texts.byPix}
      </Link>
    </p>
  );
}
