import { z } from 'zod';
import { verification, verificationRequest } from '../verification.ts';
import { defineEndpoints, json } from './endpoint.ts';
import { idempotent } from './idempotency.ts';

const verificationResponse = z.object({ verification });
const verificationsResponse = z.object({ verifications: z.array(verification) });

const id = { id: z.uuid() };

/** « Vérifier ce correctif »: one rule asked again about one page, for the owner of the report. */
export const verificationEndpoints = defineEndpoints('Vérifications', {
  startVerification: {
    method: 'POST',
    path: '/api/reports/:id/verifications',
    access: 'user',
    key: 'audit',
    summary: 'Vérifier un correctif',
    description:
      'Le même contrôle, sur une seule page du constat, sans compter dans le quota. La réponse vient en quelques secondes par GET.',
    params: id,
    headers: idempotent,
    body: verificationRequest,
    answer: { 202: json(verificationResponse) },
    errors: [
      'verification/no-such-finding',
      'verification/not-possible',
      'verification/too-many-at-once',
      'verification/day-limit',
      'verification/site-limit',
      'report/removed',
    ],
  },
  listVerifications: {
    method: 'GET',
    path: '/api/reports/:id/verifications',
    access: 'user',
    key: 'read',
    summary: 'Lister les vérifications d’un rapport, de la plus récente à la plus ancienne',
    params: id,
    answer: { 200: json(verificationsResponse) },
    errors: [],
  },
  readVerification: {
    method: 'GET',
    path: '/api/reports/:id/verifications/:verification',
    access: 'user',
    key: 'read',
    summary: 'Lire une vérification',
    params: { ...id, verification: z.uuid() },
    answer: { 200: json(verificationResponse) },
    errors: [],
  },
});
