import { byTag } from '../../derive/dom/dom.ts';
import { isOwnUrl } from '../../derive/http/domains.ts';
import { serviceOf } from '../../derive/trackers/known-services.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

export default defineRule({
  id: 'sec-iframe-sandbox',
  version: 2,
  severity: 'info',
  automation: 'revue',
  effort: 2,
  references: [{ kind: 'standard', title: 'OWASP' }],
  title: {
    fail: 'Des contenus d’autres sites s’affichent sans limite de droits : à vérifier',
    pass: 'Les contenus d’autres sites ont des droits limités',
  },
  why: 'Un cadre sans limite peut ouvrir des fenêtres, changer la page affichée ou lancer des téléchargements.',
  fix: 'Ajouter l’attribut sandbox avec les seuls droits utiles (par exemple allow-scripts allow-same-origin), après un essai.',
  artifacts: ['page', 'dom'],
  evaluate({ page, dom }) {
    const frames = byTag(dom, 'iframe').filter(
      ({ url }) =>
        /^https?:/.test(url ?? '') &&
        !isOwnUrl(url ?? '', page.siteDomain) &&
        serviceOf(url ?? '')?.purpose !== 'payment',
    );
    return judgeElements(dom, frames, ({ attributes }) => attributes.sandbox === undefined, {
      status: 'review',
    });
  },
});
