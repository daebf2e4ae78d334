import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Verification } from '#contract/verification.ts';
import { readVerification } from '../verifications/list-verifications.ts';
import { startVerification } from '../verifications/start-verification.ts';
import { type AssistantCall, defineTool } from './assistant-tool.ts';
import { answerOf, asOurs, siteText, untrustedNote } from './marked-answer.ts';

/** Most verifications answer within seconds; an assistant waits that long rather than asking again and again. */
const patienceMs = 20_000;
const lookEveryMs = 250;

/** `verify_fix`. */
export const verifyFixTool = defineTool({
  name: 'verify_fix',
  title: 'Vérifier un correctif',
  description:
    'Repasse un contrôle sur une page en ligne, après correction, sans compter dans le quota. Sans réponse à temps, rappelez avec verification_id. / Runs one rule again on one live page after a correction. If it has not answered in time, call again with verification_id.',
  scope: 'audit',
  isChange: true,
  weight: 'wait',
  input: z.object({
    audit_id: z.uuid(),
    rule_id: z.string().max(100),
    page: z.string().max(4000).describe('Une adresse de can_be_verified_on'),
    occurrence: z.int().min(0).optional().describe('Un seul endroit de la page ; sans elle, toute la page'),
    verification_id: z.uuid().optional(),
  }),
  async run(call, { audit_id: id, rule_id: ruleId, page, occurrence, verification_id: known }) {
    const { deps, viewer } = call;
    const request = { ruleId, page, ...(occurrence !== undefined && { occurrence }) };
    const started = known ?? (await startVerification(deps, viewer, id, request)).id;
    const { status, result, sentence } = await awaitAnswer(call, id, started);
    return answerOf({
      note: untrustedNote,
      verification_id: asOurs(started),
      status,
      ...(result && {
        outcome: result.outcome,
        counts: result.counts,
        from_audited_site: { sentence: siteText(sentence, 1000) },
      }),
    });
  },
});

async function awaitAnswer(
  { deps, viewer, signal }: AssistantCall,
  auditId: string,
  id: string,
): Promise<Verification> {
  const giveUpAt = performance.now() + patienceMs;
  for (;;) {
    const verification = await readVerification(deps, viewer, auditId, id);
    if (verification.status === 'done' || signal.aborted || performance.now() > giveUpAt) return verification;
    await pause(lookEveryMs, undefined, { signal }).catch(() => undefined);
  }
}
