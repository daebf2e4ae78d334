import { describe, expect, test } from 'vitest';
import type { Axe, AxeResult } from '#engine/artifacts.ts';
import { runPageRules } from '#engine/rules/run-rules.ts';
import { failed } from '#tests/support/axe-facts.ts';
import { withBody } from '#tests/support/with-body.ts';
import { axeRules } from './axe-rules.ts';

const ruleOf = (axeId: string) => {
  const rule = axeRules.find(({ id }) => id === `axe-${axeId}`);
  if (!rule) throw new Error(axeId);
  return rule;
};

const found = (ruleId: string, changes: Partial<AxeResult> = {}): AxeResult => ({
  ruleId,
  impact: 'serious',
  nodes: [{ selector: 'img', snippet: '<img>', facts: [failed('has-alt')], node: null, box: null }],
  nodeCount: 1,
  ...changes,
});

const judge = (axeId: string, axe: Partial<Axe>, body = '<p>x</p>') => {
  const empty = { version: 'test', violations: [], incomplete: [], passes: [], inapplicable: [] };
  return runPageRules([ruleOf(axeId)], withBody(body, { axe: { ...empty, ...axe } }), null)[0];
};

describe('an axe result becomes a verdict', () => {
  test('violation → fail with evidence and the real count', () => {
    const verdict = judge('image-alt', { violations: [found('image-alt', { nodeCount: 70 })] });
    expect(verdict).toMatchObject({ status: 'fail', severity: 'majeur', occurrences: 70 });
    expect(verdict?.evidence[0]).toMatchObject({ selector: 'img', note: 'L’élément n’a pas d’attribut alt' });
  });
  test('an image without alternative stops where it is all that a link or a button holds', () => {
    const of = (body: string, marked: string) => {
      const page = withBody(body);
      const node = page.dom.nodes.findIndex(({ attributes }) => attributes.id === marked);
      const nodes = [{ ...found('x').nodes[0], node }] as AxeResult['nodes'];
      return judge('image-alt', { violations: [found('image-alt', { nodes })] }, body)?.severity;
    };
    expect(of('<a href="/"><img id="logo" src="logo.png"></a>', 'logo')).toBe('bloquant');
    expect(of('<button><img id="loupe" src="loupe.png"></button>', 'loupe')).toBe('bloquant');
    expect(of('<a href="/"><img id="logo" src="logo.png"> Accueil</a>', 'logo')).toBe('majeur');
    expect(of('<p><img id="fleur" src="fleur.png"></p>', 'fleur')).toBe('majeur');
  });
  test('a button without a name stops where what one came for waits behind it', () => {
    const of = (body: string) => {
      const page = withBody(body);
      const node = page.dom.nodes.findIndex(({ attributes }) => attributes.id === 'b');
      const nodes = [{ ...found('x').nodes[0], node }] as AxeResult['nodes'];
      return judge('button-name', { violations: [found('button-name', { nodes })] }, body)?.severity;
    };
    expect(of('<form><button id="b"></button></form>')).toBe('bloquant');
    expect(of('<button type="button" aria-expanded="false" id="b"></button>')).toBe('bloquant');
    expect(of('<div class="cookie-banner"><button type="button" id="b"></button></div>')).toBe('bloquant');
    expect(of('<form><button type="button" id="b"></button></form>')).toBe('majeur');
    expect(of('<div class="slider"><button id="b"></button></div>')).toBe('majeur');
  });
  test('incomplete → review, never a failure', () => {
    expect(judge('image-alt', { incomplete: [found('image-alt')] })?.status).toBe('review');
  });
  test('a violation of a rule that proves nothing is only evidence', () => {
    expect(judge('region', { violations: [found('region')] })?.status).toBe('review');
    expect(judge('p-as-heading', { violations: [found('p-as-heading')] })?.status).toBe('review');
  });
  test('two footers of the site are told once, two menus without a name are told here', () => {
    const of = (body: string) => {
      const nodes = [{ ...found('x').nodes[0], node: 4 }] as AxeResult['nodes'];
      return judge('landmark-unique', { violations: [found('landmark-unique', { nodes })] }, body)?.status;
    };
    expect(of('<footer>a</footer><footer>b</footer>')).toBe('inapplicable');
    expect(of('<nav>a</nav><nav>b</nav>')).toBe('fail');
  });
  test('a role that the next WAI-ARIA adds exists; one that nothing defines does not', () => {
    const of = (role: string) => {
      const nodes = [{ ...found('x').nodes[0], node: 4 }] as AxeResult['nodes'];
      const body = `<div role="${role}">a</div>`;
      return judge('aria-roles', { violations: [found('aria-roles', { nodes })] }, body)?.status;
    };
    expect(of('suggestion')).toBe('inapplicable');
    expect(of('suggestions')).toBe('fail');
  });
  test('an element that takes any role takes that of a note; an image or a list does not', () => {
    const of = (body: string) => {
      const nodes = [{ ...found('x').nodes[0], node: 4 }] as AxeResult['nodes'];
      return judge('aria-allowed-role', { violations: [found('aria-allowed-role', { nodes })] }, body)
        ?.status;
    };
    expect(of('<sup role="doc-noteref">1</sup>')).toBe('inapplicable');
    expect(of('<ul role="doc-noteref"></ul>')).toBe('fail');
    expect(of('<h2 role="banner">Titre</h2>')).toBe('fail');
  });
  test('passes and inapplicable say so', () => {
    expect(judge('image-alt', { passes: ['image-alt'] })?.status).toBe('pass');
    expect(judge('image-alt', { inapplicable: ['image-alt'] })?.status).toBe('inapplicable');
  });
  test('a rule that did not run is not a pass', () => {
    expect(judge('image-alt', {})?.status).toBe('error');
  });
  test('unmeasured contrasts are left to the rule that asks a person', () => {
    const axe = { incomplete: [found('color-contrast')], passes: ['color-contrast'] };
    expect(judge('color-contrast', axe)?.status).toBe('pass');
    // It speaks of no text over a picture: the neighbour tells these.
    expect(ruleOf('color-contrast').title.pass).toContain('sur une couleur unie');
  });
  test('a text measured over a picture fails with the best contrast it has', () => {
    const over = (best: number, large = false, least = 1) => {
      const nodes = found('x').nodes.map((node) => ({
        ...node,
        contrast: { best, least, most: 15, large },
      }));
      return {
        incomplete: [found('color-contrast', { nodes }), found('color-contrast-enhanced', { nodes })],
      };
    };
    const pale = judge('color-contrast', over(2.31));
    expect(pale).toMatchObject({ status: 'fail', occurrences: 1 });
    expect(pale?.evidence[0]).toMatchObject({
      note: 'contraste d’au plus 2,3:1 à l’endroit le moins lisible (4,5:1 attendu)',
    });
    expect(judge('color-contrast', over(2.31, false, 2.25))?.evidence[0]).toMatchObject({
      note: 'contraste de 2,3:1 à l’endroit le moins lisible (4,5:1 attendu)',
    });
    expect(judge('color-contrast-enhanced', over(2.31))?.status).not.toBe('fail');
    expect(judge('color-contrast', over(4.45))?.status).not.toBe('fail');
    expect(judge('color-contrast', over(3.5, true))?.status).not.toBe('fail');
    expect(judge('color-contrast-enhanced', over(5.5))?.status).toBe('fail');
  });
  test('a text that lacks even the lesser contrast is not counted twice', () => {
    const both = [found('color-contrast'), found('color-contrast-enhanced')];
    expect(judge('color-contrast-enhanced', { violations: both })?.status).toBe('inapplicable');
    const nodes = ['p', 'img'].map((selector) => ({
      selector,
      snippet: '',
      facts: [],
      node: null,
      box: null,
    }));
    const more = [found('color-contrast'), found('color-contrast-enhanced', { nodes, nodeCount: 2 })];
    const verdict = judge('color-contrast-enhanced', { violations: more });
    expect(verdict).toMatchObject({ status: 'fail', severity: 'info', occurrences: 1 });
    expect(verdict?.evidence).toMatchObject([{ selector: 'p' }]);
  });
  test('style sheets that could not be read are no doubt about the page', () => {
    const axe = { incomplete: [found('css-orientation-lock')] };
    expect(judge('css-orientation-lock', axe)?.status).toBe('inapplicable');
  });
  test('what axe-core’s French lacks is not shown', () => {
    const verdict = judge('summary-name', { violations: [found('summary-name')] });
    expect(verdict?.evidence[0]).not.toHaveProperty('note');
  });
});

const silent = '<div><video autoplay muted loop></video>';

test('an element that a Constat rule judges is not counted twice', () => {
  const body = '<object type="image/png"></object>';
  const index = withBody(body).dom.nodes.findIndex(({ tag }) => tag === 'object');
  const base = found('object-alt');
  const nodes = base.nodes.map((node) => ({ ...node, node: index }));
  const both = { ...base, nodes: [...nodes, ...base.nodes], nodeCount: 2 };
  expect(judge('object-alt', { violations: [{ ...base, nodes }] }, body)?.status).toBe('inapplicable');
  expect(judge('object-alt', { violations: [both] }, body)).toMatchObject({
    status: 'fail',
    occurrences: 1,
  });
});

test.each([
  ['a silent film that goes by itself', '<video autoplay muted loop></video>', 'inapplicable'],
  ['the same with a button that stops it', `${silent}<button>Mettre en pause</button></div>`, 'inapplicable'],
  ['the same with a button for its sound', `${silent}<button>Activer le son</button></div>`, 'review'],
  ['the same with a button that says nothing', `${silent}<button></button></div>`, 'review'],
  ['one that a click on it changes', '<video autoplay muted data-listeners="click"></video>', 'review'],
  ['one with controls', '<video autoplay muted controls></video>', 'review'],
  ['one that starts when asked', '<video muted></video>', 'review'],
  ['one that is heard', '<video autoplay></video>', 'review'],
])('captions are asked of what can be heard: %s', (_, body, expected) => {
  const node = withBody(body).dom.nodes.findIndex(({ tag }) => tag === 'video');
  const base = found('video-caption');
  const incomplete = [{ ...base, nodes: base.nodes.map((one) => ({ ...one, node })) }];
  expect(judge('video-caption', { incomplete }, body)?.status).toBe(expected);
});

test.each(['td-has-header', 'table-fake-caption'])('%s: one table is told one thing', (axeId) => {
  const of = (rows: string) => {
    const body = `<table border="1">${rows}</table>`;
    const node = withBody(body).dom.nodes.findIndex(({ tag }) => tag === 'table');
    const nodes = [{ ...found('x').nodes[0], node }] as AxeResult['nodes'];
    return judge(axeId, { violations: [found(axeId, { nodes })] }, body)?.status;
  };
  const page =
    '<tr><td colspan="3"><h1>Club</h1></td></tr><tr><td><ul><li>Menu</li></ul></td><td colspan="2"><h2>Sorties</h2><p>Texte</p></td></tr>';
  const told = axeId === 'td-has-header' ? 'fail' : 'review';
  expect(of(`${page}<tr><td colspan="3">&nbsp;</td></tr>`)).toBe('inapplicable');
  expect(of('<tr><td>Date</td><td>Durée</td><td>Lieu</td></tr>'.repeat(4))).toBe(told);
  const wrapped = '<tr><td><div>Date</div></td><td><div>Durée</div></td><td><div>Lieu</div></td></tr>';
  expect(of(wrapped.repeat(4))).toBe(told);
});

describe('paragraphs that axe-core finds set as titles', () => {
  const judged = (body: string) => {
    const node = withBody(body).dom.nodes.findIndex(({ attributes }) => attributes.class === 'big');
    const base = found('p-as-heading');
    const violations = [{ ...base, nodes: base.nodes.map((one) => ({ ...one, node })) }];
    return judge('p-as-heading', { violations }, body)?.status;
  };

  test('are none when they hold figures alone, or stand under a heading', () => {
    const text = '<p>Adhésion pour une année.</p>';
    for (const figure of ['85 €', '12,50 euros TTC', '9 h – 12 h 30', '+ 45 %', '30 minutes'])
      expect(judged(`<div><p class="big">${figure}</p>${text}</div>`)).toBe('inapplicable');
    expect(judged(`<section><h3>Adhérer</h3><p class="big">Au choix</p>${text}</section>`)).toBe(
      'inapplicable',
    );
  });
  test('ask a person otherwise', () => {
    expect(judged('<div><p class="big">Nos tarifs</p><p>Adhésion pour une année.</p></div>')).toBe('review');
    expect(judged('<h2>Saison</h2><p>Texte.</p><p class="big">Tarif 2025</p><p>Adhésion.</p>')).toBe(
      'review',
    );
  });
});

describe('headers of tables that axe-core finds without data', () => {
  const judged = (rows: string) => {
    const body = `<table>${rows}</table>`;
    const node = withBody(body).dom.nodes.findIndex(({ tag }) => tag === 'table');
    const base = found('th-has-data-cells');
    const incomplete = [{ ...base, nodes: base.nodes.map((one) => ({ ...one, node })) }];
    return judge('th-has-data-cells', { incomplete }, body)?.status;
  };
  const days = '<tr><td></td><th>Lundi</th><th>Mardi</th></tr>';

  test('are no doubt when every one has filled cells', () => {
    const row = '<tr><th>Mairie</th><td>9 h</td><td>10 h</td></tr>';
    expect(judged(`${days}${row.repeat(30)}`)).toBe('inapplicable');
    expect(judged(`<tr><th colspan="3">Horaires</th></tr>${days}${row}`)).toBe('inapplicable');
    expect(
      judged(
        `${days}<tr><th rowspan="2">Mairie</th><td>9 h</td><td>x</td></tr><tr><td>1</td><td>2</td></tr>`,
      ),
    ).toBe('inapplicable');
  });
  test('ask a person when one has none', () => {
    expect(judged('<tr><th>Lundi</th><th>Mardi</th></tr>')).toBe('review');
    expect(judged(`${days}<tr><th>Mairie</th><td>9 h</td><td></td></tr>`)).toBe('review');
    expect(
      judged(`<tr><th scope="row">Lundi</th><th scope="col">Mardi</th></tr><tr><td>1</td><td>2</td></tr>`),
    ).toBe('review');
  });
});

describe('hidden contents', () => {
  const judged = (hidden: string) => {
    const body = `<p>x</p>${hidden}`;
    const node = withBody(body).dom.nodes.findIndex(({ attributes }) => 'hidden' in attributes);
    const base = found('hidden-content');
    const incomplete = [{ ...base, nodes: base.nodes.map((one) => ({ ...one, node })) }];
    return judge('hidden-content', { incomplete }, body)?.status;
  };

  test('ask a person when they hold words, a picture or a field', () => {
    expect(judged('<div hidden><p>Nos horaires</p></div>')).toBe('review');
    expect(judged('<div hidden><img src="/a.png" alt="Plan d’accès"></div>')).toBe('review');
    expect(judged('<div hidden><audio src="/a.mp3" controls></audio></div>')).toBe('review');
    expect(judged('<form hidden><input name="q"></form>')).toBe('review');
  });
  test('ask nothing where there is nothing to look at', () => {
    expect(judged('<input type="radio" name="onglet" hidden>')).toBe('inapplicable');
    expect(judged('<div hidden><span></span></div>')).toBe('inapplicable');
    expect(judged('<img hidden src="/fleche.gif" alt="">')).toBe('inapplicable');
    expect(judged('<div hidden><audio src="/a.mp3"></audio></div>')).toBe('inapplicable');
    expect(judged('<svg hidden><path d="M0 0h9"/></svg>')).toBe('inapplicable');
  });
});

describe('a region that scrolls and takes no focus', () => {
  const row = '<div class="rang"><p>Une</p><p>Deux</p></div>';
  const judged = (body: string) => {
    const node = withBody(body).dom.nodes.findIndex(({ attributes }) => attributes.class === 'rang');
    const base = found('scrollable-region-focusable');
    const violations = [{ ...base, nodes: base.nodes.map((one) => ({ ...one, node })) }];
    return judge('scrollable-region-focusable', { violations }, body);
  };
  const ways = (attributes = '') =>
    `<button aria-label="Photo précédente">←</button><button aria-label="Photo suivante" ${attributes}>→</button>`;

  test('is none where it is kept for screen readers alone, one pixel wide', () => {
    const hidden = '<div class="rang" style="clip:rect(0px, 0px, 0px, 0px)"><p>Imprimer la page</p></div>';
    expect(judged(hidden)?.status).toBe('inapplicable');
    expect(judged(row)?.status).toBe('fail');
  });

  test('is a question where buttons beside it may scroll it', () => {
    const verdict = judged(`<section><div>${row}</div><div>${ways()}</div></section>`);
    expect(verdict).toMatchObject({ status: 'review', occurrences: 1 });
    expect(verdict?.evidence[0]).toMatchObject({
      note: 'L’élément n’a pas d’attribut alt – ses boutons précédent et suivant la font-ils défiler au clavier ?',
    });
    expect(
      judged(`<div>${row}<a href="#" role="button">‹</a><a href="#" role="button">›</a></div>`)?.status,
    ).toBe('review');
    const drawn = '<button class="slide-prev" disabled></button><button class="slide-next"></button>';
    expect(judged(`<div>${row}${drawn}</div>`)?.status).toBe('review');
  });
  test.each([
    ['nothing is beside it', row],
    ['they take no focus', `<div>${row}${ways('tabindex="-1"')}</div>`],
    ['they are not shown', `<div>${row}<div style="display:none">${ways()}</div></div>`],
    ['they stand in another part', `<main><section>${row}</section><section>${ways()}</section></main>`],
    ['there is one way only', `<div>${row}<button>Suivant</button></div>`],
    ['they lead to other pages', `<div>${row}<a href="/1">Précédent</a><a href="/3">Suivant</a></div>`],
    ['they send a form', `<form>${row}<button>Précédent</button><button>Suivant</button></form>`],
  ])('is a fault where %s', (_, body) => {
    expect(judged(body)?.status).toBe('fail');
  });
});
