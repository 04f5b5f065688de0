/** A colleague who goes along from the list to the form, never in the address. */
export interface ColleagueInNavigation {
  operatorId?: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState extends ColleagueInNavigation {}
}
