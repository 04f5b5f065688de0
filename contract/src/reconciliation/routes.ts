import { defineRoutes } from '../route.ts';
import {
  bankLine,
  bankLineList,
  bankLinesQuery,
  bankStatement,
  demonstrationStatement,
  demonstrationStatementQuery,
  lineFee,
  lineMatch,
  lineOwner,
  linePart,
  movementList,
  movementOwner,
  newStatement,
  ofBankLine,
  reconciliationDesk,
  searchedAgain,
  unseenMovement,
} from './schemas.ts';

const owner = {
  name: 'reconciliation',
  purpose: "The bank's statements against the books: what agrees, what may, and who looks after the rest.",
};

const access = ['analyst'] as const;
const theirs = ['RETAILER_NOT_FOUND', 'TREASURY_OF_THE_PROVIDER'] as const;
const ofLine = [...theirs, 'STATEMENT_LINE_NOT_FOUND', 'STATEMENT_LINE_MOVED'] as const;
const THREE_MEGABYTES = 3_000_000;

export const reconciliationRoutes = defineRoutes(owner, {
  'GET /backofficeReconciliation': {
    operationId: 'showReconciliation',
    summary:
      'The newest statements, what waits by its age, the balance against the books, and what they moved that no statement has.',
    access,
    answer: reconciliationDesk,
    errors: theirs,
  },
  'GET /backofficeReconciliation/lines': {
    operationId: 'listBankLines',
    summary:
      'Lines of statements that stand in one state, or are to be explained up to a day, with their books or the guess that waits; 100 a page.',
    access,
    query: bankLinesQuery,
    answer: bankLineList,
    errors: theirs,
  },
  'POST /backofficeReconciliation/statements': {
    operationId: 'importStatement',
    summary:
      "Takes a statement of the provider's account (OFX): each line finds its books by its reference, is guessed by sum and day, or is left over with an owner.",
    access,
    idempotent: true,
    mostBytes: THREE_MEGABYTES,
    body: newStatement,
    answer: bankStatement,
    errors: [
      ...theirs,
      'STATEMENT_NOT_OFFERED',
      'STATEMENT_NOT_READABLE',
      'STATEMENT_TOO_LONG',
      'STATEMENT_OF_OTHER_ACCOUNT',
      'STATEMENT_IN_THE_FUTURE',
      'STATEMENT_ALREADY_IMPORTED',
    ],
  },
  'POST /backofficeReconciliation/search': {
    operationId: 'searchBooksAgain',
    summary: 'Looks once more for the books of all lines that have none; what a person parted is left alone.',
    access,
    answer: searchedAgain,
    errors: [...theirs, 'STATEMENT_LINE_MOVED'],
  },
  'GET /backofficeReconciliation/lines/{lineId}/movements': {
    operationId: 'listFreeMovements',
    summary: 'What the books moved around the day of a line and no line has: its match is chosen among them.',
    access,
    params: ofBankLine,
    answer: movementList,
    errors: [...theirs, 'STATEMENT_LINE_NOT_FOUND'],
  },
  'POST /backofficeReconciliation/lines/{lineId}/match': {
    operationId: 'matchBankLine',
    summary: 'A person says which books a line is: their sum is its own, to the cent.',
    access,
    idempotent: true,
    params: ofBankLine,
    body: lineMatch,
    answer: bankLine,
    errors: [...ofLine, 'STATEMENT_LINE_MATCHED', 'MOVEMENT_NOT_FOUND', 'MOVEMENT_TAKEN', 'MATCH_SUM_DIFFERS'],
  },
  'POST /backofficeReconciliation/lines/{lineId}/part': {
    operationId: 'partBankLine',
    summary:
      'A person says that a line is not the books it has, or was guessed to be: it is a difference of theirs then.',
    access,
    idempotent: true,
    params: ofBankLine,
    body: linePart,
    answer: bankLine,
    errors: [...ofLine, 'STATEMENT_LINE_LEFT_OVER'],
  },
  'POST /backofficeReconciliation/lines/{lineId}/owner': {
    operationId: 'giveBankLine',
    summary: 'Gives a difference to a person, with what there is to say of it.',
    access,
    idempotent: true,
    params: ofBankLine,
    body: lineOwner,
    answer: bankLine,
    errors: [...ofLine, 'STATEMENT_LINE_MATCHED', 'OWNER_NOT_FOUND'],
  },
  'POST /backofficeReconciliation/lines/{lineId}/fee': {
    operationId: 'bookBankFee',
    summary: "Books a line as a bank's fee, and matches it with that.",
    access,
    idempotent: true,
    params: ofBankLine,
    body: lineFee,
    answer: bankLine,
    errors: [...ofLine, 'STATEMENT_LINE_MATCHED', 'LINE_IS_NO_FEE'],
  },
  'POST /backofficeReconciliation/movements/owner': {
    operationId: 'giveBankMovement',
    summary: 'Gives what the books moved and no statement has to a person, with what there is to say of it.',
    access,
    idempotent: true,
    body: movementOwner,
    answer: unseenMovement,
    errors: [...theirs, 'MOVEMENT_NOT_FOUND', 'OWNER_NOT_FOUND', 'STATEMENT_LINE_MOVED'],
  },
  'GET /backofficeReconciliation/demonstration': {
    operationId: 'showDemonstrationStatement',
    summary: "The embedded bank's statement of a day as OFX; of the demonstration alone.",
    access,
    query: demonstrationStatementQuery,
    answer: demonstrationStatement,
    errors: [...theirs, 'NOT_FOUND'],
  },
});
