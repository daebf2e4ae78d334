import { formatDate, typeset } from '#contract/french.ts';
import type { Report } from '#contract/report.ts';
import { type LegalDuty, legalCalendar, looksInto } from '#reference/legal-calendar.ts';
import { profileOf } from '../binding/binding-of.ts';
import { stateOf } from '../reading/filter-findings.ts';
import type { Tone } from '../tones.ts';

export interface DutyView {
  readonly label: string;
  readonly since: string;
  readonly source: string;
  readonly binds: string;
  readonly verdict: string;
  readonly tone: Tone;
  readonly findings: readonly { readonly anchor: string; readonly title: string }[];
}

/** The duties in force on the day of the audit, in the order of their dates, with what was seen of each. Pure. */
export function viewLegal(report: Report): DutyView[] {
  const profile = profileOf(report);
  return legalCalendar
    .filter(({ since }) => since === null || since <= report.startedAt.slice(0, 10))
    .filter(({ profiles }) => profiles === null || profile === null || profiles.includes(profile))
    .map((duty) => viewDuty(duty, report));
}

function viewDuty(duty: LegalDuty, report: Report): DutyView {
  const findings = report.findings.filter(({ ruleId }) => looksInto(duty, ruleId));
  return {
    label: typeset(duty.label),
    since: duty.since === null ? 'en vigueur' : `depuis le ${formatDate(duty.since)}`,
    source: typeset(duty.source),
    binds: typeset(duty.binds),
    ...verdictOf(duty, report),
    findings: findings.map(({ ruleId, verdict, title }) => ({
      anchor: `${verdict === 'fail' ? 'constat' : 'verifier'}-${ruleId}`,
      title,
    })),
  };
}

/** The gravest of what the rules of the duty said; « respecté » only where they all could look. */
function verdictOf(duty: LegalDuty, { findings, checks }: Report): Pick<DutyView, 'verdict' | 'tone'> {
  const states = new Set(findings.filter(({ ruleId }) => looksInto(duty, ruleId)).map(stateOf));
  if (states.has('defaut')) return { verdict: 'Défaut', tone: 'bad' };
  if (states.has('verifier')) return { verdict: 'À vérifier', tone: 'watch' };
  if (states.has('savoir')) return { verdict: 'À savoir', tone: 'neutral' };
  const statuses = new Set(
    checks.filter(({ ruleId }) => looksInto(duty, ruleId)).map(({ status }) => status),
  );
  if (statuses.has('error') || statuses.has('off') || statuses.size === 0)
    return { verdict: 'Non testé', tone: 'neutral' };
  if (statuses.has('pass')) return { verdict: 'Rien relevé', tone: 'good' };
  return { verdict: 'Sans objet', tone: 'neutral' };
}
