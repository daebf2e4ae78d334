import type { Finding } from '#contract/report.ts';
import { effortLabels, themes } from '#contract/themes.ts';
import { severityLabels } from '../tones.ts';
import { placeLines, whereOf } from './ticket-lines.ts';
import { ticketWriters } from './ticket-writers.ts';

const shown = { pages: 10, proofs: 5 };

/**
 * The finding as the text of a ticket, in Markdown: what, where, why, what to do and how to see that it is done. What the
 * audited site wrote is inert in it.
 * @param address of the finding in the report
 */
export function ticketOf(finding: Finding, address: string): string {
  const { title, verdict, severity, theme, effort, why, fix, references, ruleId } = finding;
  const level = verdict === 'fail' ? severityLabels[severity] : 'À vérifier';
  const writer = ticketWriters.markdown;
  const { heading, strong, text, code, link } = writer;
  return [
    heading(title, 2),
    '',
    `${strong(level)}, ${themes[theme].label.toLowerCase()}, effort : ${effortLabels[effort]}. Contrôle ${code(ruleId)}.`,
    '',
    `${strong('Pourquoi')} : ${text(why)}`,
    '',
    `${strong('À faire')} : ${text(fix)}`,
    '',
    `${strong('Où')} : ${whereOf(finding)}`,
    ...placeLines(finding, writer, shown),
    '',
    ...(references.length > 0 ? [`${strong('Références')} : ${references.map(text).join(', ')}`, ''] : []),
    `${strong('C’est fini quand')} le contrôle ${code(ruleId)} ne relève plus rien.`,
    '',
    `Constat : ${link(address)}`,
    '',
  ].join('\n');
}
