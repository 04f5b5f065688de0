import type { Wire } from '@balcao/contract';

export type OwnCare = Wire<'GET /portal/care'>['answer'];
export type DataExport = Wire<'POST /portal/data-export'>['answer'];
