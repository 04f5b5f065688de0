import type { Module } from '../../kernel/module.ts';

export const faces: Module = { name: 'faces' };
