import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOffer, aProposal } from '../../../domain/testing/offers.ts';
import { ContractSummary } from './contract-summary.tsx';

const bonified = aProposal({
  installmentValue: 168.83,
  lastInstallmentValue: 168.85,
  installmentValueWithoutBonification: 199.85,
  interestRate: 0,
  interestRateAnnual: 0,
  lateInterestRate: 0.05,
});

const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

test('a purchase whose interest the retailer pays says what being late costs, in sight and in full', () => {
  render(<ContractSummary offer={anOffer({ sourceProduct: 'INTEREST_PAID_BY_RETAILER' })} proposal={bonified} />);
  expect(screen.getByText('Sem juros para quem paga em dia')).toBeVisible();
  expect(text()).toContain('O atraso bloqueia o limite e cobra os juros por inteiro: a parcela passa a R$ 199,85');
  expect(text()).toContain('Parcela até o vencimentoR$ 168,83');
  expect(text()).toContain('Parcela sem bonificaçãoR$ 199,85');
  expect(text()).toContain('Juros em caso de atraso5,00% a.m.');
  expect(text()).not.toContain('0,00% a.m.');
  expect(text()).not.toContain('Base 30/365');
});

// The cashier spec, section 2.5: eight figures and the note.
test('a purchase whose interest the retailer pays has its nine items', () => {
  render(<ContractSummary offer={anOffer({ sourceProduct: 'INTEREST_PAID_BY_RETAILER' })} proposal={bonified} />);
  const items = [...document.querySelectorAll('dt:not(details dt)')].map((term) => term.textContent);
  // Against: five of them in the details that only other purchases fold away.
  expect(document.querySelectorAll('details dt')).not.toHaveLength(0);
  for (const item of [
    'Valor do contrato',
    'Parcelas',
    'Valor da compra',
    'IOF',
    'Parcela até o vencimento',
    'Juros em caso de atraso',
    'Parcela sem bonificação',
    'Vencimento da 1ª parcela',
  ])
    expect(items).toContain(item);
  expect(text()).toContain('O atraso bloqueia o limite e cobra os juros por inteiro');
});

test('any other one folds away purchase value, installment, interest, fee, IOF and first due date', () => {
  render(<ContractSummary offer={anOffer()} proposal={aProposal()} />);
  const details = document.querySelector('details');
  expect(details).not.toHaveAttribute('open');
  expect(details?.querySelector('summary')).toHaveTextContent('Ver detalhes');
  const items = [...(details?.querySelectorAll('dt') ?? [])].map((term) => term.textContent);
  for (const item of [
    'Valor da compra',
    'Valor da parcela',
    'Juros',
    'Taxa de utilização',
    'IOF',
    'Vencimento da 1ª parcela',
  ])
    expect(items).toContain(item);
});

test('other purchases say their interest, and nothing of a bonus', () => {
  render(<ContractSummary offer={anOffer()} proposal={aProposal()} />);
  expect(text()).toContain('Juros5,00% a.m. (79,59% a.a.)');
  expect(text()).toContain('Base 30/365: juros por dias corridos sobre mês de 30 dias');
  expect(text()).not.toContain('bonificação');
  expect(text()).not.toContain('atraso');
});

// Planted: the principal as the value of the contract (ruling C17).
test('the value of the contract is what all installments sum to and the coupon; the total is what will be paid', () => {
  render(<ContractSummary offer={anOffer({ couponDiscount: 50 })} proposal={aProposal()} />);
  expect(text()).toContain('Valor do contratoR$ 1.249,07Cupom-R$ 50,00');
  expect(text()).toContain('Total a pagar com R$ 4,90 de taxaR$ 1.203,97');
});

test('without coupon and fee the total says neither', () => {
  render(<ContractSummary offer={anOffer({ customerFeeValue: 0 })} proposal={aProposal()} />);
  expect(text()).toContain('Valor do contratoR$ 1.199,07Parcelas');
  expect(text()).not.toMatch(/Cupom|de taxa/);
});

test('the summary to be read before signing is one press away, of the plan that is chosen', () => {
  const view = render(<ContractSummary offer={anOffer()} proposal={null} />);
  expect(screen.queryByRole('link')).toBeNull();
  view.rerender(<ContractSummary offer={anOffer()} proposal={aProposal()} />);
  const sheet = screen.getByRole('link', { name: /^Resumo do crédito e CET/ });
  expect(sheet).toHaveAttribute('href', `/render/${aProposal().id}/cet-sheets`);
  expect(sheet).toHaveAttribute('target', '_blank');
});
