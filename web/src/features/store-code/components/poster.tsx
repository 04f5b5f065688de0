import { QrPicture } from '../../../ui/code/qr-code.tsx';
import { texts } from '../texts.ts';

interface PosterProps {
  store: string;
  retailer: string;
  address: string;
}

/** One sheet of A4: what it is for, the code as large as it goes, and what to type without a camera. */
export function Poster({ store, retailer, address }: PosterProps) {
  return (
    <article className="store-poster" aria-label={texts.codeOf(store)}>
      <p className="store-poster-place">
        <strong>{retailer}</strong> {store}
      </p>
      <h2>{texts.headline}</h2>
      <div className="store-poster-code">
        <QrPicture text={address} label={texts.codeOf(store)} correction="H" />
      </div>
      <ol>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="store-poster-address">
        {texts.orType} <strong>{address.replace(/^https?:\/\//, '')}</strong>
      </p>
      <p>{texts.honest}</p>
    </article>
  );
}
