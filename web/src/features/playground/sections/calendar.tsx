import { Calendar } from '../../../ui/date/calendar/calendar.tsx';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Formulários', title: 'Calendário', Body };

const ignore = () => undefined;

function Body() {
  return (
    <>
      <Specimen name="Com uma data">
        <div className="playground-popup">
          <Calendar label="Vencimento" value="2026-11-24" today="2026-11-21" onChoose={ignore} onClose={ignore} />
        </div>
      </Specimen>
      <Specimen name="Com limites">
        <div className="playground-popup">
          <Calendar
            label="Entrega"
            value={null}
            today="2026-11-21"
            min="2026-11-12"
            max="2026-11-26"
            onChoose={ignore}
            onClose={ignore}
          />
        </div>
      </Specimen>
    </>
  );
}
