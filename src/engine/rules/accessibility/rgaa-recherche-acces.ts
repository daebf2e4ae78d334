import { comparablePages, offersSearch } from '../../derive/page/site-aids.ts';
import { defineSiteRule } from '../../rule.ts';
import { evidenceOfPages } from '../verdicts/evidence.ts';

export default defineSiteRule({
  id: 'rgaa-recherche-acces',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 12.5.1' },
    { kind: 'standard', title: 'RGAA 12.5.2' },
    { kind: 'standard', title: 'RGAA 12.5.3' },
  ],
  rgaa: ['12.5'],
  title: {
    fail: 'La recherche n’est pas accessible depuis toutes les pages',
    pass: 'Les pages lues donnent accès à la recherche',
  },
  messages: { few: 'La recherche n’existe que sur quelques pages : à vérifier' },
  why: 'Pour qui se repère mal dans les menus, la recherche est le moyen principal : elle doit être partout, au même endroit.',
  fix: 'Placer le même champ de recherche, ou un lien vers lui, dans l’en-tête de toutes les pages.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const compared = comparablePages(pages);
    const withSearch = compared.filter(offersSearch);
    if (compared.length < 2 || withSearch.length === 0) {
      return { status: 'inapplicable', reason: 'pas de moteur de recherche, ou une seule page analysée' };
    }
    const without = compared.filter((page) => !offersSearch(page));
    if (without.length === 0) return { status: 'pass' };
    const proof = evidenceOfPages(
      without.map(({ url }) => url),
      () => 'ni champ de recherche ni lien',
    );
    // A form on a few pages only (a directory, a catalogue) need not be the site’s search.
    const isSiteWide = withSearch.some((page) => page.isHome) && withSearch.length >= 2;
    return isSiteWide ? { status: 'fail', ...proof } : { status: 'review', message: 'few', ...proof };
  },
});
