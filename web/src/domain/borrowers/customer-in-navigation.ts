/** A customer that goes along from one screen to another, never in the address. */
export interface CustomerInNavigation {
  /** Digits, when the other screen only has what was typed. */
  cpf?: string;
  /** When the customer was already looked up. */
  borrowerId?: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState extends CustomerInNavigation {}
}
