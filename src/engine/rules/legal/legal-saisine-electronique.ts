import { foldText } from '#contract/fold-text.ts';
import type { PageFacts } from '../../artifacts.ts';
import { foldedTextOf } from '../../derive/legal/legal-text.ts';
import { isPublicBody } from '../../derive/legal/public-body.ts';
import { defineSiteRule } from '../../rule.ts';

const told =
  /\bsaisi(?:ne|r)\b[^.]{0,80}\bpar voie electronique\b|\bpar voie electronique\b[^.]{0,80}\bsaisi(?:ne|r)\b|\bmodalites d'utilisation des? (?:nos )?tele-?services?\b/;
const services =
  /\b(?:tele-?services?|tele-?procedures?|demarches? (?:administratives? )?en ligne|services? en ligne|guichet (?:numerique|en ligne|virtuel)|portail (?:citoyen|famille|usagers?))\b/;
const platforms =
  /(?:^|\.)(?:service-public\.(?:fr|gouv\.fr)|demarches-simplifiees\.fr|demarche\.numerique\.gouv\.fr)$/;
const contact = /\b(?:nous contacter|contactez[- ]nous|formulaire de contact|nous ecrire|ecrivez[- ]nous)\b/;

/** A form by which one writes: it has a place for a text of some length. */
const hasMessage = ({ forms }: PageFacts): boolean =>
  forms.some(({ fields }) => fields.some(({ type }) => type === 'textarea'));

const someLink = (pages: readonly PageFacts[], words: RegExp): boolean =>
  pages.some((page) => page.links.some(({ text }) => words.test(foldText(text))));

export default defineSiteRule({
  id: 'legal-saisine-electronique',
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'law', title: 'L. 112-8 CRPA' },
    { kind: 'law', title: 'L. 112-9 CRPA' },
  ],
  profiles: ['public'],
  title: {
    fail: 'Aucun moyen de saisir l’administration par voie électronique n’a été trouvé : à vérifier',
    pass: 'Le site dit comment saisir l’administration par voie électronique',
  },
  messages: {
    untold:
      'Le site permet d’écrire, sans dire comment saisir l’administration par voie électronique : à vérifier',
  },
  why: 'Toute personne peut saisir une administration par voie électronique. Celle-ci met en place un ou plusieurs téléservices (un formulaire peut suffire) et rend accessibles leurs modalités d’utilisation.',
  fix: 'Publier une page « Saisir l’administration par voie électronique » qui donne le formulaire ou l’adresse à employer, ce qu’il faut joindre et ce qui en est exclu, et la relier depuis la page de contact.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (site.profile !== 'public' && !isPublicBody({ site, pages }))
      return {
        status: 'inapplicable',
        reason: 'le site n’est pas celui d’un organisme public',
        unseen: true,
      };
    const isTold =
      pages.some((page) => told.test(foldedTextOf(page))) ||
      someLink(pages, told) ||
      someLink(pages, services) ||
      pages.some((page) => page.links.some(({ url }) => platforms.test(URL.parse(url)?.hostname ?? '')));
    if (isTold) return { status: 'pass' };
    const writable = pages.filter(
      (page) => hasMessage(page) || page.contactLinks.some((href) => /^mailto:/i.test(href)),
    );
    const bound = site.profile !== 'public' && ({ bound: true } as const);
    const evidence = (writable.length > 0 ? writable : pages).slice(0, 5).map((page) => ({
      type: 'page' as const,
      url: page.url,
      note: writable.length > 0 ? 'un formulaire ou une adresse permet d’écrire' : 'non trouvé',
    }));
    if (writable.length > 0 || someLink(pages, contact))
      return { status: 'review', message: 'untold', severity: 'info', evidence, ...bound };
    return { status: 'review', evidence, ...bound };
  },
});
