import type { Dom, DomNode } from '../../artifacts.ts';
import { byTag, visible } from '../../derive/dom/dom.ts';
import { withoutHash } from '../../derive/http/domains.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const isPdf = (url: string): boolean => /\.pdf$/i.test(URL.parse(url)?.pathname ?? '');

/** A link of the page, or what an `object` offers where it cannot show its file, opens it. */
const isLinked = (dom: Dom, { url = '' }: DomNode): boolean =>
  byTag(dom, 'a').some((link) => link.url !== undefined && withoutHash(link.url) === withoutHash(url));

export default defineRule({
  id: 'qual-pdf-dans-cadre',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'bonne pratique' }],
  title: {
    fail: 'Un PDF affiché dans un cadre n’a pas de lien qui l’ouvre : sur téléphone, le cadre reste vide ou incomplet',
    pass: 'Les PDF affichés dans un cadre ont aussi un lien qui les ouvre',
  },
  why: 'Les navigateurs des téléphones n’affichent pas un PDF dans une page : le cadre y reste vide, ou n’en montre que la première page. Le visiteur n’a alors aucun moyen de lire le menu, les tarifs ou le programme.',
  fix: 'Écrire le contenu dans la page elle-même. À défaut, ajouter à côté du cadre un lien vers le PDF, avec son poids.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const frames = visible(byTag(dom, 'iframe', 'embed', 'object')).filter(
      ({ document, url = '' }) => document === 0 && isPdf(url),
    );
    return judgeElements(dom, frames, (frame) => !isLinked(dom, frame), {
      note: ({ url = '' }) => `PDF : ${URL.parse(url)?.pathname ?? url}`,
    });
  },
});
