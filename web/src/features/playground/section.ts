import type { ComponentType } from 'react';

/** One part of the kit in all its states. A file in `sections/` exports one as `section`; its file name is its address. */
export interface Section {
  group: 'Ações' | 'Avisos' | 'Formulários' | 'Listas' | 'Figuras' | 'Navegação';
  /** 'Campo de data'. */
  title: string;
  Body: ComponentType;
}
