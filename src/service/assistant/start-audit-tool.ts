import { z } from 'zod';
import { askedDevices, auditScopes } from '#contract/audit-words.ts';
import { startAudit } from '../audits/start-audit.ts';
import { defineTool } from './assistant-tool.ts';
import { answerOf, asOurs } from './marked-answer.ts';

/** `start_audit`. */
export const startAuditTool = defineTool({
  name: 'start_audit',
  title: 'Démarrer un audit',
  description:
    'Démarre l’audit d’un site ou d’une page ; il dure quelques minutes et compte dans le quota. Suivez-le avec audit_status. / Starts an audit of a site or a page (a few minutes, counts in the quota). Follow it with audit_status.',
  scope: 'audit',
  isChange: true,
  weight: 'wait',
  input: z.object({
    url: z.string().max(4000).describe('Adresse publique du site ou de la page / Public address'),
    scope: z
      .enum(auditScopes)
      .default('page')
      .describe(
        'page : cette page seule ; site : plusieurs pages ; list : les pages de « pages » ; sample : l’échantillon « sample »',
      ),
    pages: z
      .array(z.string().max(4000))
      .max(1000)
      .optional()
      .describe('Avec scope list : les pages à visiter, toutes sur le site de « url »'),
    sample: z.uuid().optional().describe('Avec scope sample : l’identifiant d’un échantillon de ce site'),
    max_pages: z.int().min(1).max(1000).optional().describe('Pages au plus, selon la formule'),
    device: z.enum(askedDevices).optional(),
  }),
  async run({ deps, viewer }, { url, scope, pages, sample, max_pages: maxPages, device }) {
    const request = {
      url,
      scope,
      ...(pages && { pages }),
      ...(sample && { sample }),
      ...(maxPages && { maxPages }),
      ...(device && { device }),
    };
    const audit = await startAudit(deps, viewer, request);
    return answerOf({
      audit_id: asOurs(audit.id),
      status: audit.status,
      report: asOurs(`${deps.config.publicUrl}/reports/${audit.id}`),
      next: 'audit_status',
    });
  },
});
