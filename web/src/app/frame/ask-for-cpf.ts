/** Puts the focus on this page's CPF field with its digits selected; without one, goes to the purchase. */
export function askForCpf(goToPurchase: () => void): void {
  const field = document.querySelector<HTMLInputElement>('main input[name="cpf"]:not(:disabled)');
  if (!field) goToPurchase();
  field?.focus();
  field?.select();
}
