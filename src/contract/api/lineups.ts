import { z } from 'zod';
import { askedDevices, auditScopes } from '../audit-words.ts';
import { lineupFigureIds, lineupSites } from '../lineup.ts';
import { profileIds, themeIds } from '../themes.ts';
import { defineEndpoints, file, json, nothing } from './endpoint.ts';
import { idempotent } from './idempotency.ts';

const moment = z.iso.datetime();
const theme = z.enum(themeIds);
const profile = z.enum(profileIds);
const range = z.object({ score: z.int().nullable(), upTo: z.int().nullish() });

/** The audit that stands for a site. */
const lineupAudit = range.extend({
  id: z.uuid(),
  finishedAt: moment,
  scope: z.enum(auditScopes),
  device: z.enum(askedDevices),
  profile: profile.nullable(),
  pageCount: z.int().nullable(),
  /** Why it is not compared with the others, in French; null where it is. */
  apart: z.string().nullable(),
  /** Something harms someone today: it comes before the score. */
  danger: z.boolean(),
  themes: z.partialRecord(theme, range),
  /** The score over the themes that all compared audits rated; null where nothing compares. */
  common: range.nullable(),
  /** Bounds of the share of applicable criteria that are met, 0–1. */
  rgaa: z.object({ low: z.number(), high: z.number() }).nullable(),
  /** Milliseconds, bytes, numbers; null where it is not known. */
  figures: z.record(z.enum(lineupFigureIds), z.number().nullable()),
  /** Until when visitors measured; null where they did not. */
  fieldUntil: z.iso.date().nullable(),
});
export type LineupAudit = z.infer<typeof lineupAudit>;

const lineupSite = z.object({
  host: z.string(),
  url: z.string(),
  audit: lineupAudit.nullable(),
  /** An audit of it waits or runs. */
  running: z.boolean(),
  /** What else there is to say, in French: no audit yet, one that runs, one that failed. */
  notes: z.array(z.string()),
  /** What it does better than all others that compare, in French. */
  better: z.array(z.string()),
});
export type LineupSite = z.infer<typeof lineupSite>;

/** What half of the audited sites of a kind do better than. */
const siteMedians = z.object({
  profile,
  /** At least that many sites, rounded down. */
  sites: z.int(),
  computedAt: moment,
  score: z.int().nullable(),
  themes: z.partialRecord(theme, z.int()),
  transferBytes: z.int().nullable(),
  requestCount: z.int().nullable(),
});
export type SiteMedians = z.infer<typeof siteMedians>;

const lineup = z.object({
  sites: z.array(lineupSite),
  /** The themes that compare. */
  themes: z.array(theme),
  /** What does not compare and why, in French. */
  leftOut: z.array(z.string()),
  medians: z.array(siteMedians),
});
export type Lineup = z.infer<typeof lineup>;

const kept = z.object({ id: z.uuid(), name: z.string(), hosts: z.array(z.string()), savedAt: moment });
export type KeptLineup = z.infer<typeof kept>;

/** An audit that could not be started. */
const refusedStart = z.object({ host: z.string(), message: z.string() });
export type RefusedStart = z.infer<typeof refusedStart>;

const addresses = z
  .array(z.string().max(4000))
  .max(100)
  .describe(`Les adresses des sites, de ${lineupSites.least} à ${lineupSites.most}.`);
const saveLineupRequest = z.strictObject({
  name: z.string().max(4000).describe('Le nom de la comparaison, unique dans le compte.'),
  sites: addresses,
});
export type SaveLineupRequest = z.infer<typeof saveLineupRequest>;
const createLineupRequest = saveLineupRequest.extend({
  audit: z
    .boolean()
    .optional()
    .describe('Démarrer un audit des sites qui n’en ont pas, dans les limites habituelles.'),
});
export type CreateLineupRequest = z.infer<typeof createLineupRequest>;

const id = { id: z.uuid() };
const siteRefusals = [
  'lineup/too-few',
  'lineup/too-many-sites',
  'lineup/same-site',
  'lineup/address',
] as const;
const refusals = [...siteRefusals, 'lineup/name', 'lineup/name-taken'] as const;
const startedAnswer = z.object({
  kept,
  started: z.int().describe('Audits démarrés.'),
  refused: z.array(refusedStart).describe('Les sites dont l’audit n’a pas pu démarrer, et pourquoi.'),
});

/** Sites side by side: those of the space alone. */
export const lineupEndpoints = defineEndpoints('Côte à côte', {
  compareSites: {
    method: 'GET',
    path: '/api/side-by-side',
    access: 'user',
    key: 'read',
    summary: 'Mettre des sites côte à côte',
    description:
      'De deux à cinq sites, d’après leur dernier audit dans cet espace. Ne sont comparés que des audits faits de la même façon, sur les thèmes notés chez tous\u00a0; « leftOut » dit le reste. Rien n’est gardé.',
    query: z.strictObject({
      sites: z.string().max(20_000).describe('Les adresses des sites, séparées par des virgules.'),
    }),
    weight: 'report',
    answer: { 200: json(z.object({ lineup })) },
    errors: ['request/not-found', ...siteRefusals],
  },
  listLineups: {
    method: 'GET',
    path: '/api/lineups',
    access: 'user',
    key: 'read',
    summary: 'Lister ses comparaisons de sites',
    answer: { 200: json(z.object({ lineups: z.array(kept) })) },
    errors: [],
  },
  createLineup: {
    method: 'POST',
    path: '/api/lineups',
    access: 'user',
    key: 'manage',
    summary: 'Garder une comparaison de sites',
    description:
      'Sous un nom, pour la rouvrir et l’actualiser. Avec « audit », les sites sans audit en reçoivent un, dans les limites de la formule et de chaque site.',
    headers: idempotent,
    body: createLineupRequest,
    answer: { 201: json(startedAnswer) },
    errors: [...refusals, 'lineup/too-many'],
  },
  readLineup: {
    method: 'GET',
    path: '/api/lineups/:id',
    access: 'user',
    key: 'read',
    summary: 'Lire une comparaison de sites',
    params: id,
    weight: 'report',
    answer: { 200: json(z.object({ kept, lineup })) },
    errors: [],
  },
  changeLineup: {
    method: 'PUT',
    path: '/api/lineups/:id',
    access: 'user',
    key: 'manage',
    summary: 'Changer le nom ou les sites d’une comparaison',
    params: id,
    body: saveLineupRequest,
    answer: { 200: json(z.object({ kept })) },
    errors: refusals,
  },
  deleteLineup: {
    method: 'DELETE',
    path: '/api/lineups/:id',
    access: 'user',
    key: 'manage',
    summary: 'Supprimer une comparaison de sites',
    description: 'Les audits restent.',
    params: id,
    answer: { 204: nothing },
    errors: [],
  },
  refreshLineup: {
    method: 'POST',
    path: '/api/lineups/:id/audits',
    access: 'user',
    key: 'manage',
    summary: 'Auditer de nouveau les sites d’une comparaison',
    description:
      'Chacun comme la dernière fois, dans les limites habituelles. Ceux dont un audit est en cours sont laissés.',
    params: id,
    headers: idempotent,
    answer: { 202: json(startedAnswer) },
    errors: [],
  },
  exportLineup: {
    method: 'GET',
    path: '/api/lineups/:id/export',
    access: 'user',
    key: 'read',
    summary: 'Exporter une comparaison de sites',
    description:
      'En CSV, ou en image SVG de 1\u202f600 × 900 pour une présentation, avec le nom et le logo du compte où la formule les comprend.',
    params: id,
    query: z.strictObject({ format: z.enum(['csv', 'svg']) }),
    weight: 'report',
    answer: { 200: file('text/csv; charset=utf-8', 'image/svg+xml') },
    errors: ['plan/feature-missing'],
  },
});

const mediansAnswer = z.object({
  /** Whether the audits of this account count in them. */
  counts: z.boolean(),
  medians: z.array(siteMedians),
});
export type MediansChoice = z.infer<typeof mediansAnswer>;

/** Anonymous medians of the installation. */
export const medianEndpoints = defineEndpoints('Côte à côte', {
  readMedians: {
    method: 'GET',
    path: '/api/medians',
    access: 'user',
    key: 'read',
    summary: 'Lire les médianes par type de site',
    description:
      'Calculées chaque jour sur les audits de cette installation, pour les types de site qui en ont assez. « counts » dit si les audits de ce compte y entrent.',
    answer: { 200: json(mediansAnswer) },
    errors: [],
  },
  changeMedians: {
    method: 'PUT',
    path: '/api/medians',
    access: 'user',
    key: 'manage',
    summary: 'Choisir si ses audits comptent dans les médianes',
    description: 'Le prochain calcul en tient compte, dans les 24 heures.',
    body: z.strictObject({ counts: z.boolean() }),
    answer: { 200: json(mediansAnswer) },
    errors: [],
  },
});
