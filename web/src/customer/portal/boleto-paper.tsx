import { formatReais } from '../../domain/money/format-reais.ts';
import { CopyText } from '../../ui/code/copy-text.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Download } from './download.tsx';
import { callOwn } from './session.ts';
import { type Boleto, texts } from './texts.ts';

const own = texts.pay;

/** A boleto: its line to be copied, and the paper. */
export function BoletoPaper({ boleto: { id, value, dueDate, digitableLine } }: { boleto: Boleto }) {
  return (
    <section className="portal-part">
      <p className="portal-figure">
        <Money reais={value} />
      </p>
      <p>{own.boletoOf(formatReais(value), dueDate)}</p>
      <CopyText label={own.line} text={digitableLine} />
      <Download
        name={own.boletoFile}
        file="boleto.pdf"
        load={() => callOwn('GET /portal/boletos/{id}/render', { params: { id } })}
      />
      <p className="portal-soft">{own.boletoLead}</p>
    </section>
  );
}
