import { foldText } from '#contract/fold-text.ts';
import { decoded } from '../../address/decoded.ts';
import type { PageFacts, PageLink } from '../../artifacts.ts';
import { allLackContent } from '../../derive/http/lost-content.ts';
import { lastPartOf, leadsToContact, unreadMainPages } from '../../derive/page/contact-links.ts';
import { defineSiteRule } from '../../rule.ts';
import { contentLost } from '../untested-words.ts';

const about =
  /\ba propos\b|\bnous decouvrir\b|\bdecouvre[zr]?[- ](?:nous|notre (?:histoire|equipe|club|association|entreprise|ecole|atelier|maison))\b|\bqui (?:sommes|suis)[- ](?:nous|je)\b|\b(?:notre|mon|nos) (?:histoire|equipes?|entreprise|agence|societe|association|asso|club|maison|mission|parcours|valeurs|ecole|cabinet|atelier|commune|savoir-faire)\b|\bl'(?:equipe|association|asso|entreprise|agence|histoire|ecole|atelier)\b|\bla (?:mairie|commune|societe|ville|compagnie|paroisse)\b|\ble (?:club|cabinet|village|bureau)\b|\bnous connaitre\b|\babout(?: us)?\b|\bpresentation\b|\ble maire\b|\bconseil municipal\b/;

/** A part of a page, named in the address whatever the link is called. */
const partNamed =
  /^#!?(?:nous-)?(?:contact(?:ez-nous)?|a-?propos|about(?:-us)?|qui-sommes-nous|presentation|equipe)\b/i;

/** The words of the last part of an address of the same site; an article’s is longer. */
function addressWords(address: string, from: string): string {
  const last = lastPartOf(address, from);
  if (last.length > 40) return '';
  return decoded(last)
    .replace(/\.\w{2,5}$/, '')
    .replaceAll(/[-_+.]+/g, ' ');
}

const isAbout = (link: PageLink, page: PageFacts): boolean =>
  leadsToContact(link, page) ||
  (link.text.length <= 60 && about.test(foldText(link.text))) ||
  about.test(foldText(addressWords(link.url, page.url))) ||
  partNamed.test(URL.parse(link.url)?.hash ?? '');

export default defineSiteRule({
  id: 'geo-page-a-propos',
  // 9: a page whose content could not be read may lead to one.
  version: 9,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'Convention du référencement' }],
  title: {
    fail: 'Aucun lien ne mène à une page « À propos » ou de contact',
    pass: 'Une page dit qui publie le site',
  },
  messages: {
    unread: 'Aucun lien des pages lues ne porte le nom d’une page « À propos » ou de contact : à vérifier',
  },
  why: 'Moteurs et assistants jugent mieux un site quand ils savent qui parle ; les visiteurs aussi.',
  fix: 'Créer une page qui présente l’organisme, son équipe et ses coordonnées, et la lier depuis chaque page.',
  artifacts: ['pages', 'site', 'linkChecks', 'notAnalysed'],
  evaluate({ pages, site, linkChecks, notAnalysed }) {
    const found = pages.some(
      (page) => page.kind === 'contact' || page.links.some((link) => isAbout(link, page)),
    );
    if (found) return { status: 'pass' };
    if (allLackContent(pages)) return { status: 'untested', reason: contentLost };
    const evidence = pages
      .slice(0, 5)
      .map((page) => ({ type: 'page' as const, url: page.url, note: 'aucun lien de ce nom' }));
    const unread = site.crawlComplete ? [] : unreadMainPages({ pages, linkChecks, notAnalysed });
    const isBeyond = site.scope !== 'site' && !pages.some(({ isHome }) => isHome);
    if (unread.length === 0 && !isBeyond) return { status: 'fail', unseen: true, occurrences: 1, evidence };
    const named = unread.slice(0, 3).map((url) => ({ type: 'page' as const, url, note: 'page non lue' }));
    return { status: 'review', message: 'unread', occurrences: 1, evidence: [...named, ...evidence] };
  },
});
