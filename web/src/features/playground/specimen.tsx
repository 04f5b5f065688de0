import type { ReactNode } from 'react';

interface SpecimenProps {
  /** The state that is shown: 'Com erro'. */
  name: string;
  /** Takes the whole row. */
  isWide?: boolean;
  children: ReactNode;
}

/** One state of a part, with its name. */
export function Specimen({ name, isWide, children }: SpecimenProps) {
  return (
    <div className={`specimen ${isWide ? 'specimen-wide' : ''}`}>
      <p className="specimen-name">{name}</p>
      {children}
    </div>
  );
}
