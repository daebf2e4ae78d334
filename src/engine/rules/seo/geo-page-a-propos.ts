import type { PageLink } from '../../artifacts.ts';
import { namesContact } from '../../derive/dom/links.ts';
import { allLackContent } from '../../derive/http/lost-content.ts';
import { foldText } from '../../derive/page/page-kind.ts';
import { defineSiteRule } from '../../rule.ts';
import { contentLost } from '../untested-words.ts';

const about =
  /\ba propos\b|\bnous decouvrir\b|\bdecouvre[zr]?[- ](?:nous|notre (?:histoire|equipe|club|association|entreprise|ecole|atelier|maison))\b|\bqui (?:sommes|suis)[- ](?:nous|je)\b|\b(?:notre|mon|nos) (?:histoire|equipes?|entreprise|agence|societe|association|asso|club|maison|mission|parcours|valeurs|ecole|cabinet|atelier|commune|savoir-faire)\b|\bl'(?:equipe|association|asso|entreprise|agence|histoire|ecole|atelier)\b|\bla (?:mairie|commune|societe|ville|compagnie|paroisse)\b|\ble (?:club|cabinet|village|bureau)\b|\bnous connaitre\b|\babout(?: us)?\b|\bpresentation\b|\ble maire\b|\bconseil municipal\b/;

/** A part of a page, named in the address whatever the link is called. */
const partNamed =
  /^#!?(?:nous-)?(?:contact(?:ez-nous)?|a-?propos|about(?:-us)?|qui-sommes-nous|presentation|equipe)\b/i;

const isAbout = (link: PageLink): boolean =>
  namesContact(link) ||
  (link.text.length <= 60 && about.test(foldText(link.text))) ||
  partNamed.test(URL.parse(link.url)?.hash ?? '');

export default defineSiteRule({
  id: 'geo-page-a-propos',
  version: 5,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: ['Convention du référencement'],
  title: {
    fail: 'Aucun lien ne mène à une page « À propos » ou de contact',
    pass: 'Une page dit qui publie le site',
  },
  why: 'Moteurs et assistants jugent mieux un site quand ils savent qui parle ; les visiteurs aussi.',
  fix: 'Créer une page qui présente l’organisme, son équipe et ses coordonnées, et la lier depuis chaque page.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const found = pages.some((page) => page.kind === 'contact' || page.links.some(isAbout));
    if (found) return { status: 'pass' };
    if (allLackContent(pages)) return { status: 'untested', reason: contentLost };
    const evidence = pages
      .slice(0, 5)
      .map((page) => ({ type: 'page' as const, url: page.url, note: 'aucun lien de ce nom' }));
    return { status: 'fail', occurrences: 1, evidence };
  },
});
