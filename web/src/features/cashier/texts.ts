/** Sentences used in more than one place, word for word from the cashier spec. */
export const INVALID_PURCHASE_VALUE = 'Insira o valor da compra';
