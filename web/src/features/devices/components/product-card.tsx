import { Button } from '../../../ui/button/button.tsx';
import { type BadgeTone, StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import type { CatalogueOffer, CatalogueProduct } from '../device-admin-calls.ts';
import { authorsText, catalogueTexts as texts, daysText, nameOf, standings, termsText } from '../texts.ts';

const tones: Record<CatalogueOffer['standing'], BadgeTone> = {
  IN_FORCE: 'success',
  TO_COME: 'info',
  PAST: 'neutral',
  WITHDRAWN: 'neutral',
};

interface ProductCardProps {
  product: CatalogueProduct;
  onChange: () => void;
  onPrice: () => void;
  onWithdraw: (offer: CatalogueOffer) => void;
}

/** A device with the history of its price. */
export function ProductCard({ product, onChange, onPrice, onWithdraw }: ProductCardProps) {
  const name = nameOf(product);
  return (
    <li className="devices-card">
      <h2>
        {name} {product.isActive ? null : <StatusBadge tone="attention" text={texts.offSale} />}
        {product.isOfEverybody ? <StatusBadge tone="neutral" text={texts.ofEverybody} /> : null}
      </h2>
      {product.description === '' ? null : <p>{product.description}</p>}
      {product.offers.length === 0 ? <p>{texts.noPrice}</p> : null}
      <ul className="devices-prices" aria-label={`${texts.history} ${name}`}>
        {product.offers.map((offer) => (
          <li key={offer.id}>
            <p>
              <StatusBadge tone={tones[offer.standing]} text={standings[offer.standing]} /> {termsText(offer)}
            </p>
            <p className="devices-note">{daysText(offer)}</p>
            <p className="devices-note">{authorsText(offer)}</p>
            {offer.standing === 'IN_FORCE' || offer.standing === 'TO_COME' ? (
              <Button onClick={() => onWithdraw(offer)}>{texts.withdraw}</Button>
            ) : null}
          </li>
        ))}
      </ul>
      <div className="devices-acts">
        {product.isOfEverybody ? null : <Button onClick={onChange}>{texts.change}</Button>}
        <Button onClick={onPrice}>{texts.newPrice}</Button>
      </div>
    </li>
  );
}
