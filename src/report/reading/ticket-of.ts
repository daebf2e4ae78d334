import { countOf } from '#contract/french.ts';
import type { Evidence, Finding } from '#contract/report.ts';
import { effortLabels, themes } from '#contract/themes.ts';
import { viewEvidence } from '../evidence-view.ts';
import { severityLabels } from '../tones.ts';

const pagesTold = 10;
const proofsTold = 5;
const longestCode = 2000;

/** Invisible and direction marks, which would make a line read as another; line ends too. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** Text of an audited site inside a line of Markdown: no mark of it does anything. */
export function inertMarkdown(text: string): string {
  return text.replaceAll(unseen, ' ').replaceAll(/[\\`*_{}[\]()<>#+\-.!|~:@&/=]/g, '\\$&');
}

/** The same between back-quotes, longer than any it holds. */
export function inertCode(text: string): string {
  const line = text.replaceAll(unseen, ' ').slice(0, longestCode).trim();
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([quotes]) => quotes.length));
  const fence = '`'.repeat(longest + 1);
  return line === '' ? '' : `${fence} ${line} ${fence}`;
}

/**
 * The finding as the text of a ticket, in Markdown: what, where, why, what to do and how to see that it is done. What the
 * audited site wrote is inert in it.
 * @param address of the finding in the report
 */
export function ticketOf(finding: Finding, address: string): string {
  const { title, verdict, severity, theme, effort, why, fix, references, ruleId } = finding;
  const level = verdict === 'fail' ? severityLabels[severity] : 'À vérifier';
  return [
    `## ${inertMarkdown(title)}`,
    '',
    `**${level}**, ${themes[theme].label.toLowerCase()}, effort : ${effortLabels[effort]}. Contrôle ${inertCode(ruleId)}.`,
    '',
    `**Pourquoi** : ${inertMarkdown(why)}`,
    '',
    `**À faire** : ${inertMarkdown(fix)}`,
    '',
    `**Où** : ${whereOf(finding)}`,
    ...placesOf(finding),
    '',
    ...(references.length > 0 ? [`**Références** : ${references.map(inertMarkdown).join(', ')}`, ''] : []),
    `**C’est fini quand** le contrôle ${inertCode(ruleId)} ne relève plus rien.`,
    '',
    `Constat : <${address}>`,
    '',
  ].join('\n');
}

function whereOf({ pages, occurrences }: Finding): string {
  if (pages.length === 0) return 'tout le site';
  return `${countOf(occurrences, 'endroit', 'endroits')} sur ${countOf(pages.length, 'page', 'pages')}`;
}

function placesOf({ evidence, pages }: Finding): string[] {
  const shown = pages
    .slice(0, pagesTold)
    .flatMap((page) => [
      `- ${inertCode(page.url)}`,
      ...page.evidence.slice(0, proofsTold).map((proof) => `  - ${proofLine(proof)}`),
    ]);
  const rest = pages.length - pagesTold;
  return [
    ...evidence.slice(0, proofsTold).map((proof) => `- ${proofLine(proof)}`),
    ...shown,
    ...(rest > 0 ? [`- et ${countOf(rest, 'autre page', 'autres pages')}`] : []),
  ];
}

function proofLine(proof: Evidence): string {
  const { label, english, code, note } = viewEvidence(proof);
  const said = proof.type === 'element' ? inertCode(label) : inertMarkdown(label);
  return [
    `${said}${english === '' ? '' : ` ${inertMarkdown(english)}`}`,
    inertCode(code),
    inertMarkdown(note),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
