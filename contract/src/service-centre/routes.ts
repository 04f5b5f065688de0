import { roles } from '../identity/enums.ts';
import { defineRoutes } from '../route.ts';
import {
  centreCustomer,
  centreHome,
  centreHomeQuery,
  centreLookup,
  conversion,
  conversionQuery,
  operatorPerformance,
  operatorRankingQuery,
  performanceQuery,
  ranking,
  rankingQuery,
} from './schemas.ts';

const owner = {
  name: 'service-centre',
  purpose: 'The service centre of operators: whom they look up, where that leads, and what came of their work.',
};

const served = roles.filter((role) => role !== 'cashier');
const measured = ['promoter', 'attendant', 'representative', 'manager', 'analyst'] as const;

export const serviceCentreRoutes = defineRoutes(owner, {
  'GET /operator-service-center': {
    operationId: 'serveCustomer',
    summary: 'Looks a customer up by CPF, as find-one does, and says on which page they are served.',
    access: served,
    query: centreLookup,
    answer: centreCustomer,
    errors: [
      'BORROWER_NOT_FOUND',
      'LOOKUPS_USED_UP',
      'STORE_NOT_FOUND',
      'DEACTIVATED_STORE',
      'OPERATOR_NOT_FOUND',
      'FORBIDDEN',
    ],
  },
  'GET /operator-service-center/home': {
    operationId: 'showServiceCentre',
    summary: 'Who works at the service centre: the signed-in operator, or who named themselves on a shared login.',
    access: served,
    query: centreHomeQuery,
    answer: centreHome,
    errors: ['OPERATOR_NOT_FOUND', 'FORBIDDEN'],
  },
  'GET /backoffice/retailers-dash/applications/operators/records/me': {
    operationId: 'showPerformance',
    summary: 'Purchases, registrations and incentive of one operator: today, this week, this month, and by day.',
    access: measured,
    query: performanceQuery,
    answer: operatorPerformance,
    errors: ['OPERATOR_NOT_FOUND', 'FORBIDDEN'],
  },
  'GET /backoffice/retailers-dash/applications/operators/ranking': {
    operationId: 'rankOperators',
    summary: 'Operators of the retailer, or of one store, by what they did in a period.',
    access: measured,
    query: operatorRankingQuery,
    answer: ranking,
    errors: ['STORE_NOT_FOUND', 'OPERATOR_NOT_FOUND', 'FORBIDDEN'],
  },
  'GET /backoffice/retailers-dash/applications/stores/ranking': {
    operationId: 'rankStores',
    summary: 'Stores of the retailer by what was done there in a period.',
    access: ['manager', 'analyst', 'retailer_analyst'],
    query: rankingQuery,
    answer: ranking,
    errors: [],
  },
  'GET /backoffice/retailers-dash/conversion': {
    operationId: 'showConversion',
    summary: 'From lookup to registration, approval and first purchase, of one operator, a store or the retailer.',
    access: [...measured, 'retailer_analyst'],
    query: conversionQuery,
    answer: conversion,
    errors: ['STORE_NOT_FOUND', 'OPERATOR_NOT_FOUND', 'FORBIDDEN'],
  },
});
