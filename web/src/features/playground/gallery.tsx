import { useState } from 'react';
import { Select } from '../../ui/field/select.tsx';
import { sections } from './sections.ts';
import { showTheme, type Theme } from './show-theme.ts';
import { texts } from './texts.ts';
import './gallery.css';

const themes = Object.entries(texts.themes).map(([value, label]) => ({ value, label }));

interface GalleryProps {
  /** Shows this part alone: 'date-field'. */
  part?: string | undefined;
}

/** Every part of the kit in every state; see README.md here for how a part gets on it. */
export default function Gallery({ part }: GalleryProps) {
  const [theme, setTheme] = useState<Theme>('system');
  const change = (chosen: string) => {
    setTheme(chosen as Theme);
    showTheme(chosen as Theme);
  };
  const shown = sections.filter((placed) => part === undefined || placed.part === part);
  return (
    <div className="gallery">
      <header className="gallery-header">
        <h1>{texts.title}</h1>
        <p className="gallery-lead">{texts.lead}</p>
        <Select label={texts.theme} value={theme} onChange={change} options={themes} />
        <nav aria-label={texts.parts}>
          <ul className="gallery-parts">
            <li>
              <a href="/playground">{texts.all}</a>
            </li>
            {sections.map(({ part: name, section }) => (
              <li key={name}>
                <a href={`/playground?part=${name}`} aria-current={name === part ? 'page' : undefined}>
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className="gallery-sections">
        {shown.map(({ part: name, section: { group, title, Body } }) => (
          <section key={name} aria-labelledby={`part-${name}`} className="gallery-section">
            <p className="gallery-group">{group}</p>
            <h2 id={`part-${name}`}>{title}</h2>
            <div className="gallery-states">
              <Body />
            </div>
          </section>
        ))}
      </main>
    </div>
  );
}
