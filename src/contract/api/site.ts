import { z } from 'zod';
import { defineEndpoints, file, json } from './endpoint.ts';

const part = z.object({ ok: z.boolean(), detail: z.string() });
const readiness = z.object({
  ready: z.boolean(),
  /** For administrators only. */
  parts: z.object({ database: part, queue: part, disk: part, files: part, browser: part }).optional(),
});

/** For operators and their tools: is the process alive, can it work. */
export const healthEndpoints = defineEndpoints('Exploitation', {
  readHealth: {
    method: 'GET',
    path: '/healthz',
    access: 'public',
    summary: 'Savoir si le processus vit',
    answer: { 200: json(z.object({ ok: z.literal(true) })) },
    errors: [],
  },
  readReadiness: {
    method: 'GET',
    path: '/readyz',
    access: 'public',
    summary: 'Savoir si le processus peut travailler',
    answer: { 200: json(readiness), 503: json(readiness) },
    errors: [],
  },
  readMetrics: {
    method: 'GET',
    path: '/metrics',
    access: 'public',
    summary: 'Lire les mesures au format de Prometheus, avec le jeton ou depuis la machine du serveur',
    answer: { 200: file('text/plain; version=0.0.4; charset=utf-8') },
    errors: ['request/not-found'],
  },
});

/** What this very table says, for programs. People read it at `/api/docs`. */
export const descriptionEndpoints = defineEndpoints('Description', {
  readDescription: {
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    summary: 'Lire la description de l’API au format OpenAPI 3.1',
    answer: { 200: json(z.looseObject({ openapi: z.string() })) },
    errors: [],
  },
});

/** Files that programs look for at known addresses. */
export const siteFileEndpoints = defineEndpoints('Fichiers du site', {
  readRobots: {
    method: 'GET',
    path: '/robots.txt',
    access: 'public',
    summary: 'Lire ce que les robots peuvent visiter',
    answer: { 200: file('text/plain; charset=utf-8') },
    errors: [],
  },
  readSitemap: {
    method: 'GET',
    path: '/sitemap.xml',
    access: 'public',
    summary: 'Lire le plan du site pour les moteurs de recherche',
    answer: { 200: file('application/xml; charset=utf-8') },
    errors: [],
  },
  readLlms: {
    method: 'GET',
    path: '/llms.txt',
    access: 'public',
    summary: 'Lire la présentation du service pour les assistants',
    answer: { 200: file('text/plain; charset=utf-8') },
    errors: [],
  },
  readSecurityContact: {
    method: 'GET',
    path: '/.well-known/security.txt',
    access: 'public',
    summary: 'Lire où signaler une faille',
    answer: { 200: file('text/plain; charset=utf-8') },
    errors: ['request/not-found'],
  },
});

/** The local mailbox: only without an SMTP server, only from this machine. */
export const mailboxEndpoints = defineEndpoints('Boîte de réception locale', {
  listMailbox: {
    method: 'GET',
    path: '/boite-mail',
    access: 'public',
    summary: 'Lire la liste des messages, sur la machine du serveur seulement',
    answer: { 200: file('text/html; charset=utf-8') },
    errors: ['request/not-found'],
  },
  readMailboxMessage: {
    method: 'GET',
    path: '/boite-mail/:id',
    access: 'public',
    summary: 'Lire un message, sur la machine du serveur seulement',
    params: { id: z.uuid() },
    answer: { 200: file('text/html; charset=utf-8') },
    errors: [],
  },
  readMailboxAttachment: {
    method: 'GET',
    path: '/boite-mail/:id/pieces/:number',
    access: 'public',
    summary: 'Enregistrer une pièce jointe, sur la machine du serveur seulement',
    params: { id: z.uuid(), number: z.string().regex(/^\d{1,2}$/) },
    answer: { 200: file('application/pdf', 'application/octet-stream') },
    errors: [],
  },
});
