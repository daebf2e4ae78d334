import { z } from 'zod';
import type { Evidence, Finding } from '#contract/report.ts';
import { pagesToVerify } from '#contract/verifiable.ts';
import { viewEvidence } from '#report/evidence-view.ts';
import { readFinding } from '../reports/read-reading.ts';
import { verifiedAt } from '../verifications/verifiable-pages.ts';
import { defineTool } from './assistant-tool.ts';
import { answerOf, asOurs, siteText, untrustedNote } from './marked-answer.ts';
import { ourWordsOf } from './our-words.ts';

const mostProofs = 5;
const mostPages = 50;

/** `read_finding`. */
export const readFindingTool = defineTool({
  name: 'read_finding',
  title: 'Lire un constat',
  description:
    'Lit un constat : pourquoi, que faire, et les endroits de quelques pages à la fois (part). / Reads a finding: why, what to do, and its places on a few pages at a time (part).',
  scope: 'read',
  isChange: false,
  weight: 'report',
  input: z.object({
    audit_id: z.uuid(),
    rule_id: z.string().max(100),
    verdict: z.enum(['fail', 'review']).default('fail').describe('fail : prouvé ; review : à vérifier'),
    part: z.int().min(1).max(1000).default(1),
  }),
  async run({ deps, viewer }, { audit_id: id, rule_id: ruleId, verdict, part }) {
    const { audit, reading } = await readFinding(deps, viewer, id, { ruleId, verdict, at: part });
    const { finding } = reading.view;
    const known = { pages: reading.shownOn.map((url) => ({ url, occurrences: 0, evidence: [] })) };
    const checkable = pagesToVerify(verifiedAt(ruleId), { ...finding, ...known }, audit.url);
    return answerOf({
      note: untrustedNote,
      audit_id: asOurs(id),
      rule_id: asOurs(ruleId),
      verdict,
      severity: finding.severity,
      occurrences: finding.occurrences,
      ...ourWordsOf(finding),
      part: reading.at,
      parts: reading.pageCount,
      from_audited_site: {
        title: siteText(finding.title),
        whole_site: proofsOf(finding.evidence),
        pages: finding.pages.map(placesOf),
        can_be_verified_on: checkable.slice(0, mostPages).map((page) => siteText(page, 4000)),
      },
      next: checkable.length > 0 ? 'verify_fix' : 'start_audit',
    });
  },
});

const placesOf = ({ url, occurrences, evidence }: Finding['pages'][number]) => ({
  url: siteText(url, 2000),
  occurrences,
  places: proofsOf(evidence),
});

const proofsOf = (list: readonly Evidence[]) =>
  list.slice(0, mostProofs).map((evidence, occurrence) => {
    const { label, code, note } = viewEvidence(evidence);
    return {
      occurrence,
      where: siteText(label, 300),
      code: siteText(code),
      ...(note && { note: siteText(note) }),
    };
  });
