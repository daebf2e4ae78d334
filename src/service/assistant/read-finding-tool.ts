import { z } from 'zod';
import type { Evidence, Finding } from '#contract/report.ts';
import { pagesToVerify } from '#contract/verifiable.ts';
import { viewEvidence } from '#report/evidence-view.ts';
import { readFinding } from '../reports/read-reading.ts';
import { verifiedAt } from '../verifications/verifiable-pages.ts';
import { boundedText, defineTool, untrustedNote } from './assistant-tool.ts';

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
    return {
      note: untrustedNote,
      audit_id: id,
      rule_id: ruleId,
      verdict,
      severity: finding.severity,
      occurrences: finding.occurrences,
      why: boundedText(finding.why, 1000),
      fix: boundedText(finding.fix, 1000),
      references: finding.references.slice(0, 10),
      part: reading.at,
      parts: reading.pageCount,
      from_audited_site: {
        title: boundedText(finding.title),
        whole_site: proofsOf(finding.evidence),
        pages: finding.pages.map(placesOf),
        can_be_verified_on: checkable.slice(0, mostPages),
      },
      next: checkable.length > 0 ? 'verify_fix' : 'start_audit',
    };
  },
});

const placesOf = ({ url, occurrences, evidence }: Finding['pages'][number]) => ({
  url: boundedText(url, 2000),
  occurrences,
  places: proofsOf(evidence),
});

const proofsOf = (list: readonly Evidence[]) =>
  list.slice(0, mostProofs).map((evidence, occurrence) => {
    const { label, code, note } = viewEvidence(evidence);
    return {
      occurrence,
      where: boundedText(label, 300),
      code: boundedText(code),
      ...(note && { note: boundedText(note) }),
    };
  });
