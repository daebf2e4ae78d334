import { expect, test } from 'vitest';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-id-dupliques.ts';

const twice = withBody('<p id="a">Un</p><p id="a">Deux</p>');
const referenced = withBody('<label for="a">Nom</label><input id="a"><input id="a">');
const inShadow = {
  ...twice,
  dom: {
    ...twice.dom,
    nodes: twice.dom.nodes.map((node, index) =>
      node.attributes.id && index === twice.dom.nodes.length - 1 ? { ...node, inShadow: true } : node,
    ),
  },
};
const inFrame = {
  ...twice,
  dom: {
    ...twice.dom,
    nodes: twice.dom.nodes.map((node, index) =>
      index === twice.dom.nodes.length - 1 ? { ...node, document: 1 } : node,
    ),
  },
};

ruleCases(rule, {
  unique: { artifacts: withBody('<p id="a">Un</p><p id="b">Deux</p>'), verdict: 'pass' },
  'the same in a shadow tree': { artifacts: inShadow, verdict: 'pass' },
  'the same in a frame': { artifacts: inFrame, verdict: 'pass' },
  'an anchor closed on itself as in XHTML, written once': {
    artifacts: withBody('<p><a id="haut" name="haut"/>Un</p><p>Deux</p>'),
    verdict: 'fail',
    title: 'Des balises écrites « <a …/> » ne sont pas fermées : le navigateur répète leur identifiant',
    severity: 'mineur',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > p:nth-of-type(2) > a',
        note: 'id « haut » écrit une fois : sa balise, fermée par « /> », reste ouverte',
      },
    ],
  },
  'an anchor closed on itself and written twice': {
    artifacts: withBody('<p><a id="haut"/></a>Un</p><p><a id="haut"></a>Deux</p>'),
    verdict: 'fail',
    title: 'Des identifiants sont répétés dans la page',
    severity: 'mineur',
    evidence: [{ type: 'element', selector: 'html > body > p:nth-of-type(2) > a' }],
  },
  repeated: {
    artifacts: twice,
    verdict: 'fail',
    title: 'Des identifiants sont répétés dans la page',
    severity: 'mineur',
    evidence: [
      { type: 'element', selector: 'html > body > p:nth-of-type(2)', note: 'id « a » présent 2 fois' },
    ],
  },
  'repeated and pointed at': {
    artifacts: referenced,
    verdict: 'fail',
    title: 'Des identifiants sont répétés dans la page',
    evidence: [
      { type: 'element', selector: 'html > body > input:nth-of-type(2)', note: 'id « a » présent 2 fois' },
    ],
  },
  'no identifier': { artifacts: withBody('<p>Un</p><p id="">Deux</p>'), verdict: 'inapplicable' },
});

test('it is serious only when something points at the identifier', () => {
  expect(rule.evaluate(twice)).toMatchObject({ severity: 'mineur' });
  expect(rule.evaluate(referenced)).toMatchObject({ severity: 'majeur' });
});
