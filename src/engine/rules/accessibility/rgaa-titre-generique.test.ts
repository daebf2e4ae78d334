import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-titre-generique.ts';

ruleCases(rule, {
  'real headings': { artifacts: withBody('<h1>Horaires</h1><h2>Titre de séjour</h2>'), verdict: 'pass' },
  'an image with an alternative': {
    artifacts: withBody('<h1><img alt="Ville d’Exemple" src="/l.png"></h1>'),
    verdict: 'pass',
  },
  empty: {
    artifacts: withBody('<h1>Horaires</h1><h2> </h2>'),
    verdict: 'fail',
    title: 'Un titre est vide ou ne dit rien',
    evidence: [{ type: 'element', selector: 'html > body > h2' }],
  },
  'an image without alternative': {
    artifacts: withBody('<h1><img alt="" src="/l.png"></h1>'),
    verdict: 'fail',
    title: 'Un titre est vide ou ne dit rien',
    evidence: [{ type: 'element', selector: 'html > body > h1' }],
  },
  'a placeholder': {
    artifacts: withBody('<h2>Titre 1</h2>'),
    verdict: 'fail',
    title: 'Un titre est vide ou ne dit rien',
    evidence: [{ type: 'element', selector: 'html > body > h2' }],
  },
  'filler text': {
    artifacts: withBody('<h2>Lorem ipsum dolor</h2>'),
    verdict: 'fail',
    title: 'Un titre est vide ou ne dit rien',
    evidence: [{ type: 'element', selector: 'html > body > h2' }],
  },
  'no heading': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
  'a hidden heading': { artifacts: withBody('<h2 hidden></h2>'), verdict: 'inapplicable' },
  'a paragraph in letters of a title': {
    artifacts: withBody(`<h1>Horaires</h1><h3>${'La mairie vous accueille tous les jours. '.repeat(5)}</h3>`),
    verdict: 'review',
    title: 'Un titre est aussi long qu’un paragraphe : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > h3' }],
  },
  'tags of titles around a list, and around paragraphs': {
    artifacts: withBody(
      `<h1>Saison</h1><h4><ul><li>Lundi : dessin</li><li>Mardi : chant</li></ul></h4><h3>${'<p>Le dessin occupe les lundis, le chant les mardis, la danse tous les autres jours.</p>'.repeat(2)}</h3>`,
    ),
    verdict: 'fail',
    title: 'Une balise de titre entoure une liste, un tableau ou des paragraphes',
    evidence: [
      { type: 'element', selector: 'html > body > h4', note: 'contient une liste' },
      { type: 'element', selector: 'html > body > h3', note: 'contient des paragraphes' },
    ],
  },
  'a title in lines of its own': {
    artifacts: withBody('<h1><p>Saison</p><p>2025</p></h1>'),
    verdict: 'pass',
  },
  'a long title of an article': {
    artifacts: withBody(`<h1>${'Le conseil municipal adopte le budget. '.repeat(4).trim()}</h1>`),
    verdict: 'pass',
  },
  'a title of signs': {
    artifacts: withBody('<h1>Horaires</h1><h2>&gt;&gt;</h2>'),
    verdict: 'fail',
    title: 'Un titre est vide ou ne dit rien',
    evidence: [{ type: 'element', selector: 'html > body > h2' }],
  },
  'a figure that counts up once it is seen': {
    artifacts: withBody('<h1>Accueil</h1><h3><span data-countup="100"></span>%</h3>'),
    verdict: 'pass',
  },
  'a sign beside a mark for the eye': {
    artifacts: withBody('<h1>Accueil</h1><h3><span class="point"></span>%</h3>'),
    verdict: 'fail',
    title: 'Un titre est vide ou ne dit rien',
    evidence: [{ type: 'element', selector: 'html > body > h3' }],
  },
  'a title of figures': { artifacts: withBody('<h1>2026</h1><h2>100 %</h2>'), verdict: 'pass' },
});
