import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-consigne-couleur.ts';

ruleCases(rule, {
  'a coloured thing': {
    artifacts: withBody('<p>La carte verte est gratuite. Le Mont-Blanc en hiver.</p>'),
    verdict: 'pass',
  },
  'a hidden order': {
    artifacts: withBody('<p hidden>Les champs en rouge sont obligatoires.</p>'),
    verdict: 'pass',
  },
  'red fields': {
    artifacts: withBody('<p>Les champs en rouge sont obligatoires.</p>'),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: 'html > body > p', note: '« Les champs en rouge sont obligatoires. »' },
    ],
  },
  'shown in green': {
    artifacts: withBody('<p>Les places libres sont affichées en vert.</p>'),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: 'html > body > p', note: '« Les places libres sont affichées en vert. »' },
    ],
  },
  'in English': {
    artifacts: withBody('<p>Fields in red are required.</p>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > p', note: '« Fields in red are required. »' }],
  },
  'an English thing that is coloured': {
    artifacts: withBody('<p>The green card is free. A red wine in the field.</p>'),
    verdict: 'pass',
  },
  'names that hold a colour': {
    artifacts: withBody(
      `<p>Stationnement gratuit devant le cabinet, sans zone bleue. Disque obligatoire en zone bleue.</p>
       <p>Inscrit sur liste rouge. Le feu vert est donné. Apportez la carte grise. Appelez la ligne verte.</p>
       <p>Les jours rouges du tarif Tempo.</p>`,
    ),
    verdict: 'pass',
  },
  'zones of a map, and lines of a table': {
    artifacts: withBody(
      '<p>Les zones rouges de la carte sont fermées.</p><p>Les lignes vertes du tableau sont complètes.</p><p>Les jours verts sont disponibles.</p>',
    ),
    verdict: 'review',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > p:nth-of-type(1)',
        note: '« Les zones rouges de la carte sont fermées. »',
      },
      {
        type: 'element',
        selector: 'html > body > p:nth-of-type(2)',
        note: '« Les lignes vertes du tableau sont complètes. »',
      },
      {
        type: 'element',
        selector: 'html > body > p:nth-of-type(3)',
        note: '« Les jours verts sont disponibles. »',
      },
    ],
  },
  'the blue button': {
    artifacts: withBody('<p>Cliquez sur le bouton bleu.</p>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > p', note: '« Cliquez sur le bouton bleu. »' }],
  },
});
