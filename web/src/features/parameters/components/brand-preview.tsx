import { type ReactNode, useState } from 'react';
import { type PaperName, paperOf, type ShownBrand } from '../rules/brand-papers.ts';
import { texts } from '../texts.ts';

/** A brand as its pages would have it, on both papers, before anything is entered. */
export function BrandPreview({ brand }: { brand: ShownBrand }) {
  return (
    <section className="brand-preview" aria-labelledby="brand-preview">
      <h2 id="brand-preview">{texts.preview}</h2>
      <div className="brand-preview-papers">
        <Paper paper="light" brand={brand} logo={brand.logo} />
        <Paper paper="dark" brand={brand} logo={brand.logo && (brand.darkLogo || brand.logo)} />
      </div>
      <p className="brand-preview-tab">
        <Picture key={brand.favicon} of={texts.favicon} address={brand.favicon} alt="" />
        {texts.tab(brand.name)}
      </p>
    </section>
  );
}

function Paper({ paper, brand, logo }: { paper: PaperName; brand: ShownBrand; logo: string }) {
  const style = paperOf(paper, brand.primary);
  return (
    <figure className="brand-preview-paper" style={style}>
      <div className="brand-preview-header">
        <Picture key={logo} of={texts.logo} address={logo} alt={brand.name}>
          <strong className="brand-name">{brand.name}</strong>
        </Picture>
      </div>
      <div className="brand-preview-page" aria-hidden="true">
        <span className="brand-preview-link">{texts.previewLink}</span>
        <span className="brand-preview-button">{texts.previewButton}</span>
      </div>
      <figcaption>
        <span className="brand-preview-swatch" aria-hidden="true" />
        {texts.paper(texts.papers[paper], style['--primary'] ?? '')}
      </figcaption>
    </figure>
  );
}

interface PictureProps {
  of: string;
  /** Empty: there is none. */
  address: string;
  alt: string;
  /** What pages show in its place. */
  children?: ReactNode;
}

/** An image of the brand. Where it does not load pages show letters, and here it is said why. */
function Picture({ of, address, alt, children }: PictureProps) {
  const [hasFailed, setFailed] = useState(false);
  if (address === '') return children;
  if (!hasFailed) {
    return (
      <span className="brand-logo">
        <img src={address} alt={alt} onError={() => setFailed(true)} />
      </span>
    );
  }
  return (
    <>
      {children}
      <small>{texts.noPicture(of, address)}</small>
    </>
  );
}
