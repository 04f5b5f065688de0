import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ToastRegion } from '../../../ui/toast/toast-region.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Avisos', title: 'Diálogo e recado', Body };

function Body() {
  const [isOpen, setOpen] = useState(false);
  const { show } = useToast();
  const close = () => setOpen(false);
  return (
    <>
      <Specimen name="Diálogo">
        <Button onClick={() => setOpen(true)}>Abrir o diálogo</Button>
        <Dialog
          open={isOpen}
          title="Confirmar pagamento"
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Voltar</Button>
              <Button kind="primary" onClick={close}>
                Receber R$ 394,56
              </Button>
            </>
          }
        >
          <p>Duas parcelas de R$ 197,28.</p>
        </Dialog>
      </Specimen>
      <Specimen name="Recado">
        <Button onClick={() => show({ kind: 'success', text: 'Código enviado.' })}>Mostrar um recado</Button>
        <ToastRegion />
      </Specimen>
    </>
  );
}
