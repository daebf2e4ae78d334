import type { Fix } from '#contract/fix.ts';
import { fixRoles, workInWords } from '#contract/fix-words.ts';
import { countOf, formatNumber } from '#contract/french.ts';
import type { Finding } from '#contract/report.ts';
import { urgencies } from '#reference/urgencies.ts';
import { severityLabels } from '../tones.ts';
import { placeLines, whereOf } from './ticket-lines.ts';
import { type TicketFormat, type TicketWriter, ticketWriters } from './ticket-writers.ts';

/** A finding that the fix takes away, or part of it. */
export interface TicketFinding {
  readonly finding: Finding;
  /** How many of its occurrences go with this fix. */
  readonly occurrences: number;
  /** Of the finding in the report. */
  readonly address: string;
}

/** Jira takes no longer text; the others do. */
const longest = 30_000;
const mostPages = 10;
const mostProofs = 3;

/**
 * A fix as the text of one ticket: what to do and why, each finding it takes away with its pages and some proofs, how to see that
 * it is done, links. What the audited site wrote is inert in it. Findings that would make it longer than a tool takes keep their
 * name, their number and their link.
 * @param address of the fix in the report
 */
export function fixTicket(
  fix: Fix,
  findings: readonly TicketFinding[],
  address: string,
  format: TicketFormat,
): string {
  const writer = ticketWriters[format];
  const [top, bottom] = [topOf(fix, writer), bottomOf(findings, address, writer)];
  const brief = findings.map((one) => briefOf(one, writer));
  let left = longest - [...top, ...bottom, ...brief].join('\n').length;
  const sections = findings.map((one, index) => {
    const [whole, short] = [wholeOf(one, writer, findings.length), brief[index] ?? ''];
    const more = whole.length - short.length;
    if (more > left) return short;
    left -= more;
    return whole;
  });
  return [...top, ...sections, ...bottom].join('\n');
}

function topOf(fix: Fix, { heading, strong, text }: TicketWriter): string[] {
  const urgent = urgencies.find(({ id }) => id === fix.urgency);
  const gain = fix.points > 0 && `+${countOf(fix.points, 'point', 'points')} au score du site`;
  const pages = fix.pages > 0 ? ` sur ${countOf(fix.pages, 'page', 'pages')}` : '';
  const defects = fix.defects > 0 && `${countOf(fix.defects, 'endroit', 'endroits')}${pages}`;
  const facts = [defects, gain, workInWords(fix), fixRoles[fix.role]].filter((fact) => fact !== false);
  return [
    heading(fix.title, 2),
    '',
    ...(urgent ? [`${strong('Urgent.')} ${text(urgent.reason)}`, ''] : []),
    facts.join(' · '),
    '',
    ...(fix.explanation === '' ? [] : [text(fix.explanation), '']),
  ];
}

/** What a finding says of itself, with its places. */
function wholeOf({ finding, occurrences, address }: TicketFinding, writer: TicketWriter, among: number) {
  const { heading, strong, text, code, link } = writer;
  const isPart = occurrences !== finding.occurrences && finding.pages.length > 0;
  const proofs = Math.max(1, Math.min(mostProofs, Math.floor(24 / among)));
  return [
    heading(`${levelOf(finding)} : ${finding.title}`, 3),
    '',
    `${strong('Pourquoi')} : ${text(finding.why)}`,
    '',
    `${strong('À faire')} : ${text(finding.fix)}`,
    '',
    `${strong('Où')} : ${isPart ? `${formatNumber(occurrences)} des ` : ''}${whereOf(finding)}`,
    ...placeLines(finding, writer, { pages: mostPages, proofs }),
    '',
    `Contrôle ${code(finding.ruleId)} : ${link(address)}`,
    '',
  ].join('\n');
}

const briefOf = ({ finding, address }: TicketFinding, { heading, link }: TicketWriter): string =>
  [
    heading(`${levelOf(finding)} : ${finding.title}`, 3),
    '',
    `${whereOf(finding)}, ${link(address)}`,
    '',
  ].join('\n');

function bottomOf(findings: readonly TicketFinding[], address: string, writer: TicketWriter): string[] {
  const { strong, code, link } = writer;
  const rules = [...new Set(findings.map(({ finding }) => finding.ruleId))];
  const [one = ''] = rules;
  return [
    rules.length === 1
      ? `${strong('C’est fini quand')} le contrôle ${code(one)} ne relève plus rien ici : « Vérifier ce correctif », là où le constat le propose, répond en quelques secondes.`
      : `${strong('C’est fini quand')} ces contrôles ne relèvent plus rien ici ; « Vérifier ce correctif », là où un constat le propose, répond en quelques secondes :`,
    ...(rules.length === 1 ? [] : rules.map((rule) => writer.item(code(rule), 1))),
    '',
    `Correctif : ${link(address)}`,
    '',
  ];
}

const levelOf = ({ verdict, severity }: Finding): string =>
  verdict === 'fail' ? severityLabels[severity] : 'À vérifier';
