import { useState } from 'react';
import './brand.css';

interface BrandProps {
  name: string;
  logo: string | null;
  darkLogo: string | null;
}

/** The logo of the configuration, or the name in letters where there is none or it does not load. */
export function Brand({ name, logo, darkLogo }: BrandProps) {
  const [hasFailed, setFailed] = useState(false);
  if (!logo || hasFailed) return <span className="brand-name">{name}</span>;
  return (
    <picture className="brand-logo">
      {darkLogo ? <source srcSet={darkLogo} media="(prefers-color-scheme: dark)" /> : null}
      <img src={logo} alt={name} onError={() => setFailed(true)} />
    </picture>
  );
}
