import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Avisos', title: 'Avisos e esperas', Body };

function Body() {
  return (
    <>
      <Specimen name="Informação">
        <Banner kind="info" title="O caixa fecha às 18h." />
      </Specimen>
      <Specimen name="Atenção">
        <Banner kind="attention" title="O cliente tem uma parcela em atraso." />
      </Specimen>
      <Specimen name="Erro, com o que fazer">
        <Banner kind="danger" title="Sem conexão: nada foi cobrado." actions={<Button>Tentar de novo</Button>} />
      </Specimen>
      <Specimen name="Sucesso">
        <Banner kind="success" title="Pagamento recebido com sucesso." />
      </Specimen>
      <Specimen name="Situações">
        <p>
          <StatusBadge tone="success" text="Pago" icon="check" />{' '}
          <StatusBadge tone="attention" text="Vence hoje" icon="clock" />{' '}
          <StatusBadge tone="danger" text="Em atraso" icon="alert" />{' '}
          <StatusBadge tone="info" text="Em análise" icon="info" />{' '}
          <StatusBadge tone="neutral" text="A vencer" icon="pause" />
        </p>
      </Specimen>
      <Specimen name="Tempo que corre">
        <ProgressBar label="Tempo para reenviar o código" value={18} max={60} text="Reenvio em 00:42" />
      </Specimen>
      <Specimen name="Lista que chega">
        <SkeletonRows label="Buscando parcelas..." rows={3} />
      </Specimen>
      <Specimen name="Nada aqui">
        <EmptyState title="Não há parcelas pendentes" actions={<Button>Buscar outro cliente</Button>} />
      </Specimen>
    </>
  );
}
