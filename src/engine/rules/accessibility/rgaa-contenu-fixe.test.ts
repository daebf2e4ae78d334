import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-contenu-fixe.ts';

const bar = (style: string, box: string, text = 'Découvrez notre nouvelle offre') =>
  withBody(
    `<main>${'Un texte assez long pour être lu. '.repeat(5)}</main><div style="${style}" data-box="${box}">${text}</div>`,
  );

ruleCases(rule, {
  'a bar of nearly half the window': {
    artifacts: bar('position:fixed', '0 430 412 393'),
    verdict: 'review',
    title: 'Un bloc fixe couvre 48 % de la hauteur de l’écran : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'a header that stays, as high': {
    artifacts: bar('position:sticky', '0 0 412 300'),
    verdict: 'review',
    title: 'Un bloc fixe couvre 36 % de la hauteur de l’écran : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'a thin bar': { artifacts: bar('position:fixed', '0 760 412 63'), verdict: 'pass' },
  'a block that sticks once it is reached': {
    artifacts: bar('position:sticky', '0 400 412 380'),
    verdict: 'pass',
  },
  'a narrow panel': { artifacts: bar('position:fixed', '300 100 100 600'), verdict: 'pass' },
  'a layer over everything': { artifacts: bar('position:fixed', '0 0 412 823'), verdict: 'pass' },
  'the choice of cookies': {
    artifacts: bar('position:fixed', '0 430 412 393', 'Nous utilisons des cookies'),
    verdict: 'pass',
  },
  'the page itself': {
    artifacts: withBody(
      '<div style="position:fixed" data-box="0 0 412 500"><h1>Bienvenue</h1><p>Tout ce que la page dit.</p></div>',
    ),
    verdict: 'pass',
  },
  'in the flow': { artifacts: bar('', '0 430 412 393'), verdict: 'pass' },
});
