/** Customers that one operator looks up by CPF in an hour; a supervisor may let them begin anew. */
export const lookUps = { name: 'cpf_lookups', uses: 60, windowSeconds: 60 * 60, refusal: 'LOOKUPS_USED_UP' } as const;
