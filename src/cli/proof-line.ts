import type { Evidence } from '#contract/report.ts';
import { whereShown } from '#contract/where-shown.ts';

/** One piece of evidence as a line for a terminal. */
export function proof(evidence: Evidence): string {
  switch (evidence.type) {
    case 'element':
      return plain([evidence.snippet || evidence.selector, whereShown(evidence)].filter(Boolean).join(' – '));
    case 'header':
      return plain(`${evidence.name} : ${evidence.value ?? 'absent'}`);
    case 'request':
      return plain(`${evidence.url}${evidence.status ? ` (${evidence.status})` : ''}`);
    case 'cookie':
      return plain(`cookie ${evidence.name} (${evidence.domain})`);
    case 'text':
      return plain(`« ${evidence.quote} »`);
    case 'value':
      return plain(
        `${[evidence.label, evidence.english].filter(Boolean).join(' ')} : ${evidence.value}${evidence.expected ? `, attendu : ${evidence.expected}` : ''}`,
      );
    case 'page':
      return plain(evidence.url);
  }
}

/**
 * Text of an audited site must not move the cursor or change colours of the terminal, nor be taken for an order by what
 * runs a build (`::set-env …`, `##[add-path]…`).
 */
export function plain(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/^(\s*:):/, '$1 :')
    .replaceAll('##[', '## [')
    .slice(0, 300);
}
