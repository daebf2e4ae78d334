import { byTag } from '../../derive/dom/dom.ts';
import { hostOf, isOwnUrl } from '../../derive/http/domains.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

/** Libraries of fixed content: the address carries the version, so a fingerprint never breaks. */
const libraryHosts =
  /^(?:cdnjs\.cloudflare\.com|cdn\.jsdelivr\.net|unpkg\.com|code\.jquery\.com|(?:maxcdn|stackpath|netdna)\.bootstrapcdn\.com|ajax\.googleapis\.com|ajax\.aspnetcdn\.com|cdn\.bootcdn\.net|esm\.sh|cdn\.datatables\.net)$/;
const fullVersion = /[/@v-]\d+\.\d+\.\d+(?!\d)[-.\w]{0,60}(?:\/|\.|$)/;

export default defineRule({
  id: 'sec-sri-absente',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Observatory SRI' }],
  title: {
    fail: 'Un script pris ailleurs est chargé sans contrôle de son contenu (SRI absent)',
    pass: 'Les scripts pris ailleurs ont un contenu contrôlé',
  },
  why: 'Si le site qui fournit cette bibliothèque est piraté, le code modifié s’exécute aussitôt sur vos pages. Une empreinte permet au navigateur de le refuser.',
  fix: 'Ajouter les attributs integrity et crossorigin="anonymous" fournis avec la bibliothèque, ou héberger le fichier sur votre site.',
  artifacts: ['page', 'dom'],
  evaluate({ page, dom }) {
    const fixed = byTag(dom, 'script').filter(
      ({ url }) =>
        url !== undefined &&
        !isOwnUrl(url, page.siteDomain) &&
        libraryHosts.test(hostOf(url)) &&
        fullVersion.test(url),
    );
    return judgeElements(dom, fixed, (node) => !node.attributes.integrity);
  },
});
