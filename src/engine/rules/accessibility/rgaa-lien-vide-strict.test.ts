import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-lien-vide-strict.ts';

/** As Chromium names a link around a `figure`, or a zone of an image that is not drawn: not at all. */
function unnamed(html: string) {
  const artifacts = withBody(html);
  const nodes = artifacts.dom.nodes.map((node) =>
    /^(?:a|area)$/.test(node.tag) ? { ...node, name: '', exposed: true } : node,
  );
  return { ...artifacts, dom: { ...artifacts.dom, nodes } };
}

ruleCases(rule, {
  'a figure with its caption': {
    artifacts: unnamed(
      '<a href="/x"><figure><img alt="" src="/l.png"><figcaption>Cantine</figcaption></figure></a>',
    ),
    verdict: 'pass',
  },
  'words that the browser has not painted yet': {
    artifacts: unnamed('<a href="/x">Mentions légales</a>'),
    verdict: 'pass',
  },
  'a figure whose caption is hidden from screen readers': {
    artifacts: unnamed(
      '<a href="/x"><figure aria-hidden="true"><figcaption>Cantine</figcaption></figure></a>',
    ),
    verdict: 'fail',
    title: 'Un lien n’a pas d’intitulé',
    evidence: [{ type: 'element', selector: 'html > body > a', note: 'rien à lire dans ce lien' }],
  },
  'zones of an image that did not come': {
    artifacts: unnamed(
      '<img src="/p.png" alt="Plan" usemap="#p"><map name="p"><area href="/a" alt="Salle A"></map>',
    ),
    verdict: 'pass',
  },
  'a zone without a name': {
    artifacts: unnamed(
      '<img src="/p.png" alt="Plan" usemap="#p"><map name="p"><area href="/a" alt=""></map>',
    ),
    verdict: 'fail',
    title: 'Un lien n’a pas d’intitulé',
    evidence: [{ type: 'element', selector: 'html > body > map > area', note: 'rien à lire dans ce lien' }],
  },
  'a link that the parser makes two of': {
    artifacts: withBody(
      '<a href="/f" class="F"> </a><figure><a href="/f" class="F"><img alt="" src="/l.png">Suivez-nous</a></figure>',
    ),
    verdict: 'fail',
    title: 'Un lien mal fermé laisse un lien vide avant lui',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > a',
        note: 'vide ajouté par le navigateur avant ce même lien : ses balises croisent celles d’un bloc',
      },
    ],
  },
  'an empty link before another': {
    artifacts: withBody('<a href="/f"></a><a href="/g">Suivez-nous</a>'),
    verdict: 'fail',
    title: 'Un lien n’a pas d’intitulé',
    evidence: [
      { type: 'element', selector: 'html > body > a:nth-of-type(1)', note: 'rien à lire dans ce lien' },
    ],
  },
  'a text link': { artifacts: withBody('<a href="/x">Nos tarifs</a>'), verdict: 'pass' },
  'an image with an alternative': {
    artifacts: withBody('<a href="/x"><img alt="Accueil" src="/l.png"></a>'),
    verdict: 'pass',
  },
  'a hidden drawing and aria-label': {
    artifacts: withBody('<a href="/x" aria-label="Facebook"><svg aria-hidden="true"></svg></a>'),
    verdict: 'pass',
  },
  'nothing inside': {
    artifacts: withBody('<a href="/x"></a>'),
    verdict: 'fail',
    title: 'Un lien n’a pas d’intitulé',
    evidence: [{ type: 'element', selector: 'html > body > a', note: 'rien à lire dans ce lien' }],
  },
  'an image with an empty alternative': {
    artifacts: withBody('<a href="/x"><img alt="" src="/l.png"></a>'),
    verdict: 'fail',
    title: 'Un lien n’a pas d’intitulé',
    evidence: [{ type: 'element', selector: 'html > body > a', note: 'son image n’a pas d’alternative' }],
  },
  'its image is for another width': {
    artifacts: withBody('<a href="/x"><img alt="Portes ouvertes" src="/l.png" style="display:none"></a>'),
    verdict: 'fail',
    title: 'Un lien n’a pas d’intitulé',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > a',
        note: 'son image est masquée à cette largeur : masquer aussi le lien',
      },
    ],
  },
  'a logo drawn without a name': {
    artifacts: withBody('<a href="."><svg><path d="M0 0"></path></svg></a>'),
    verdict: 'fail',
    title: 'Un lien n’a pas d’intitulé',
    evidence: [{ type: 'element', selector: 'html > body > a', note: 'son image n’a pas d’alternative' }],
  },
  'role link without content': {
    artifacts: withBody('<span role="link" tabindex="0"></span>'),
    verdict: 'fail',
    title: 'Un lien n’a pas d’intitulé',
    evidence: [{ type: 'element', selector: 'html > body > span', note: 'rien à lire dans ce lien' }],
  },
  'only an attribute': {
    artifacts: withBody('<a href="/x" aria-label="Facebook"></a>'),
    verdict: 'review',
    severity: 'mineur',
    title: 'Un lien n’a de nom que dans un attribut : contenu à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > a' }],
  },
  'no link': { artifacts: withBody('<p>Texte</p>'), verdict: 'inapplicable' },
  'a hidden link': { artifacts: withBody('<a href="/x" style="display:none"></a>'), verdict: 'inapplicable' },
  'an old-style anchor': { artifacts: withBody('<a name="haut"></a>'), verdict: 'inapplicable' },
  'a call for a note without a number': {
    artifacts: withBody('<a href="#n1" role="doc-noteref"><img alt="" src="/n.png"></a>'),
    verdict: 'fail',
    title: 'Un lien n’a pas d’intitulé',
    evidence: [{ type: 'element', selector: 'html > body > a', note: 'son image n’a pas d’alternative' }],
  },
});
