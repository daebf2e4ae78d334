import { z } from 'zod';
import { proofMethods, proofOutcomes } from '../domain-proof.ts';

/*
 * « Mes domaines » of « Mon profil »; each person their own, another’s answers 404.
 *
 *   GET    /api/domains                  → 200 {domains}
 *   POST   /api/domains            {host} → 201 {domain}
 *   POST   /api/domains/:id/check         → 200 {domain}, after looking for the proof (15 s at most)
 *   DELETE /api/domains/:id               → 204
 */

const moment = z.iso.datetime();

/** `host` as people type it: a name or a whole address. */
export const addDomainRequest = z.strictObject({ host: z.string().max(4000) });

export const domainStatuses = ['waiting', 'proved', 'expired', 'lost', 'failed'] as const;
export type DomainStatus = (typeof domainStatuses)[number];

export const domain = z.object({
  id: z.uuid(),
  /** ASCII host, with its port when it is not the usual one. */
  host: z.string(),
  /** To be shown in the DNS, the file or the tag; of this account and host only. */
  token: z.string(),
  status: z.enum(domainStatuses),
  /** What proves it, or proved it last. */
  method: z.enum(proofMethods).nullable(),
  createdAt: moment,
  provedAt: moment.nullable(),
  /** The proof holds until then, unless it is seen again before. */
  expiresAt: moment.nullable(),
  lastCheckedAt: moment.nullable(),
  /** What the last check found, with the sentence that says it. */
  checks: z.array(
    z.object({ method: z.enum(proofMethods), outcome: z.enum(proofOutcomes), message: z.string() }),
  ),
});
export type Domain = z.infer<typeof domain>;

export const domainResponse = z.object({ domain });
export const domainsResponse = z.object({ domains: z.array(domain) });
