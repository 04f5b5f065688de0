import type { CustomerPaper } from '@balcao/contract';
import { Download } from './download.tsx';
import { marksOf } from './marks.ts';
import { LoadedPart } from './portal-page.tsx';
import { callOwn } from './session.ts';
import { type Purchase, texts } from './texts.ts';
import { useLoaded } from './use-loaded.ts';

const own = texts.purchases;
const load = () => callOwn('GET /portal/purchases');

/** Every purchase, with its papers. */
export function PurchasesPart() {
  const [loaded, again] = useLoaded(load);
  return (
    <>
      <h1>{own.title}</h1>
      <LoadedPart of={loaded} onAgain={again}>
        {({ purchases }) =>
          purchases.length === 0 ? (
            <p className="customer-lead">{own.none}</p>
          ) : (
            purchases.map((purchase) => <PurchasePart key={purchase.id} purchase={purchase} />)
          )
        }
      </LoadedPart>
    </>
  );
}

function PurchasePart({ purchase }: { purchase: Purchase }) {
  const { id, number, storeName, boughtOn, payoffTotal, installments } = purchase;
  const { paid, open, late } = marksOf(installments);
  const papers: CustomerPaper[] = [
    'RECEIPT',
    'INSTRUMENT',
    'AWARENESS_TERMS',
    ...(payoffTotal > 0 ? (['PAYOFF'] as const) : []),
  ];
  return (
    <section className="portal-part" aria-label={texts.installments.contract(number)}>
      <h2>{texts.installments.of(storeName)}</h2>
      <p className="portal-soft">
        {own.on(boughtOn)} · {texts.installments.contract(number)}
      </p>
      <p>{own.marks(paid, open, late)}</p>
      {papers.map((paper) => (
        <Download
          key={paper}
          name={own.papers[paper]}
          label={`${own.papers[paper]}, ${texts.installments.contract(number)}`}
          file={`${number}-${paper.toLowerCase()}.pdf`}
          load={() => callOwn('GET /portal/purchases/{id}/papers/{paper}/render', { params: { id, paper } })}
        />
      ))}
    </section>
  );
}
