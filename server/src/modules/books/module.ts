import { tablesOf } from '../../kernel/db/table.ts';
import type { Module } from '../../kernel/module.ts';
import { booksInvariants } from './invariants.ts';
import * as tables from './tables.ts';

export const books: Module = { name: 'books', tables: tablesOf(tables), invariants: booksInvariants };
