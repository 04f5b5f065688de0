import { useNavigate, useSearch } from '@tanstack/react-router';

/** What of the list is shown, as the address says it. */
export interface StaffSearch {
  loja?: string | undefined;
  bloqueados?: true | undefined;
  varejista?: string | undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Anybody may write an address: what the list does not know is left out. */
export const staffSearchOf = (search: Readonly<Record<string, unknown>>): StaffSearch => ({
  loja: textOf(search['loja']),
  bloqueados: search['bloqueados'] === true ? true : undefined,
  varejista: textOf(search['varejista']),
});

/** The filters of the list, and how one is changed. */
export function useStaffSearch() {
  const search = staffSearchOf(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (part: StaffSearch) =>
    void navigate({ to: '/colaboradores', search: { ...search, ...part }, replace: true });
  return { search, change };
}
