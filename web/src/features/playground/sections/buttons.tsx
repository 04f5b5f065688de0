import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Ações', title: 'Botões', Body };

function Body() {
  return (
    <>
      <Specimen name="Principal">
        <Button kind="primary">Receber R$ 394,56</Button>
      </Specimen>
      <Specimen name="Outra ação">
        <Button icon="printer">Imprimir</Button>
      </Specimen>
      <Specimen name="Perigo">
        <Button kind="danger">Cancelar compra</Button>
      </Specimen>
      <Specimen name="Discreta">
        <Button kind="quiet">Ver detalhes</Button>
      </Specimen>
      <Specimen name="Esperando">
        <Button kind="primary" busyText="Calculando parcelas...">
          Calcular
        </Button>
      </Specimen>
      <Specimen name="Desligada">
        <Button kind="primary" disabled>
          Continuar
        </Button>
      </Specimen>
      <Specimen name="Só ícone">
        <IconButton icon="close" label="Fechar" />
      </Specimen>
    </>
  );
}
