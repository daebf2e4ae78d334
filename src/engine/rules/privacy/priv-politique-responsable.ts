import { foldText } from '#contract/fold-text.ts';
import { policyItems } from '#reference/legal-patterns.ts';
import { policyHints } from '#reference/policy-hints.ts';
import type { PageFacts } from '../../artifacts.ts';
import { foldedTextOf } from '../../derive/legal/legal-text.ts';
import { mailAddress, phone, postalAddress } from '../../derive/legal/notice-text.ts';
import { saidPlainly } from '../../derive/legal/said-plainly.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'priv-politique-responsable',
  version: 4,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 13.1.a' }],
  parent: 'priv-politique-absente',
  title: {
    fail: 'La politique de confidentialité ne dit pas qui est responsable des données',
    pass: 'La politique de confidentialité dit qui est responsable des données',
  },
  why: 'Chacun doit savoir à qui demander ses données ou les faire supprimer.',
  fix: 'Indiquer le nom de votre organisme, son adresse et son rôle de « responsable du traitement ».',
  document: 'privacy',
  mention: policyItems.controller,
  missing: 'le nom du responsable du traitement',
  doubtful: ({ document }) =>
    saidPlainly(document.folded, policyHints.controller) || document.pages.some(namesPublisher),
});

const publisher = /\bedite\w* par\b|\bedit(?:eur|rice)(?: du site)? ?:/;

/** The policy stands in a page that says who publishes the site and how to reach them: they answer for its data too. */
function namesPublisher(page: PageFacts): boolean {
  const folded = foldedTextOf(page);
  const heading = page.headings
    .map(({ text }) => foldText(text))
    .find((text) => /\bedit(?:eur|rice)\b/.test(text));
  const parts = [
    publisher.exec(folded)?.index ?? -1,
    heading === undefined ? -1 : folded.lastIndexOf(heading),
  ];
  return parts.some((at) => {
    const said = at < 0 ? '' : folded.slice(at, at + 600);
    return [mailAddress, phone, postalAddress].some((pattern) => pattern.test(said));
  });
}
