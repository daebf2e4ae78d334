import { z } from 'zod';

/** The header of every call that makes something: visible ASCII, 1 to 200 characters. */
export const idempotent = {
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'doit compter de 1 à 200 caractères ASCII')
    .describe(
      'Une clé de votre choix, différente pour chaque demande. La même clé et la même demande sous 24 h donnent la même réponse, sans rien refaire.',
    )
    .optional(),
};
