import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Offer } from '../../../../domain/contracts/offer.ts';
import { anOffer, aProposal } from '../../../../domain/testing/offers.ts';
import { renderAlone } from '../../../../testing/render-alone.tsx';
import { ConfirmPurchaseDialog } from './confirm-purchase-dialog.tsx';
import { ConfirmDeviceDialog } from '../device/confirm-device-dialog.tsx';

const answers = { onConfirm: vi.fn<() => void>(), onCancel: vi.fn<() => void>() };
const said = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

// Against: the words of a code for every way to authorise.
test.each<[string, Partial<Offer>, string, string]>([
  ['a code', {}, 'Sim, enviar código', 'O cliente receberá um código para autorizar a compra.'],
  [
    'an analyst who calls',
    { authorizationStrategy: 'ANALYST_VERIFICATION', verificationMethod: 'ANALYST_CALL' },
    'Sim, pedir a ligação',
    'Um analista vai ligar para o cliente',
  ],
  ['a face', { verificationMethod: 'LIVENESS' }, 'Sim, pedir a validação facial', 'O cliente vai mostrar o rosto'],
  [
    'a face, or an analyst',
    { verificationMethod: 'LIVENESS_WITH_ANALYST' },
    'Sim, pedir a validação facial',
    'O cliente vai mostrar o rosto',
  ],
])('the confirmation names what it asks for: %s', (_, over, ask, meaning) => {
  render(<ConfirmPurchaseDialog offer={anOffer(over)} proposal={aProposal()} {...answers} />);
  expect(screen.getByRole('button', { name: new RegExp(`^${ask}`) })).toBeVisible();
  expect(said()).toContain(meaning);
});

test('that of a device tells the same figures: fee, last installment, first due date and CET', async () => {
  const device = {
    product: { id: '01900000-0000-7000-8000-000000000077', name: 'APARELHO X' },
    imei: null,
    evaluationId: '01900000-0000-7000-8000-000000000078',
  };
  const offer = anOffer({ sourceProduct: 'SMARTPHONE_SALE', downPayment: 200, verificationMethod: 'ANALYST_CALL' });
  await renderAlone(
    <ConfirmDeviceDialog
      offer={offer}
      proposal={aProposal()}
      device={device}
      brand="UME"
      onVerified={vi.fn<() => void>()}
      {...answers}
    />,
  );
  expect(said()).toContain(
    'Confirmar compra com total de R$ 1.203,97 em 6 parcelas de R$ 199,85 e taxa de utilização de R$ 4,90?',
  );
  expect(said()).toContain('Receba no balcão a entrada de R$ 200,00. A última parcela é de R$ 199,82. ');
  expect(said()).toContain('1º vencimento em 21/12/2026, CET de 89,67% a.a. Um analista vai ligar para o cliente');
});
