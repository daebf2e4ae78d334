import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-picto-police-sans-nom.ts';

const icon = (attributes = '') => `<i data-before="\u{f00d}" ${attributes}></i>`;

/** jsdom does not put generated content in names as browsers do: the name is planted. */
function page(body: string, name = '') {
  const artifacts = withBody(body);
  const nodes = artifacts.dom.nodes.map((node) => (node.tag === 'button' && name ? { ...node, name } : node));
  return { ...artifacts, dom: { ...artifacts.dom, nodes } };
}

ruleCases(rule, {
  'a masked icon': {
    artifacts: page(`<button aria-label="Fermer">${icon('aria-hidden="true"')}</button>`),
    verdict: 'pass',
  },
  'a name that replaces it': {
    artifacts: page(`<button aria-label="Fermer">${icon()}</button>`),
    verdict: 'pass',
  },
  'a button named by the icon alone': {
    artifacts: page(`<button>${icon()}</button>`, '\u{f00d}'),
    verdict: 'fail',
    title: 'Un lien ou un bouton n’est nommé que par un pictogramme',
    evidence: [{ type: 'element', selector: 'html > body > button > i' }],
  },
  'a button whose text is shown to nobody': {
    artifacts: page(`<button>${icon()}<span style="display: none">Fermer</span></button>`, '\u{f00d}'),
    verdict: 'fail',
    title: 'Un lien ou un bouton n’est nommé que par un pictogramme',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > button > i',
        note: 'son texte « Fermer » est masqué, aussi aux lecteurs d’écran',
      },
    ],
  },
  'beside the name of a button': {
    artifacts: page(`<button>${icon()} Fermer</button>`, '\u{f00d} Fermer'),
    verdict: 'review',
    title: 'Des pictogrammes ne sont pas masqués aux lecteurs d’écran : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > button > i' }],
  },
  'beside a text': {
    artifacts: page(`<p>${icon()} Ouvert</p>`),
    verdict: 'review',
    title: 'Des pictogrammes ne sont pas masqués aux lecteurs d’écran : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > p > i' }],
  },
  'a nameless button, left to the rule of nameless buttons': {
    artifacts: page(`<button>${icon()}</button>`),
    verdict: 'review',
    title: 'Des pictogrammes ne sont pas masqués aux lecteurs d’écran : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > button > i' }],
  },
  'no icon': { artifacts: page('<button>Fermer</button>'), verdict: 'inapplicable' },
});
