import { describe, expect, test } from 'vitest';
import type { PageArtifacts, PageView } from '#engine/artifacts.ts';
import { numbersOf, partOf, viewOf } from '#tests/support/views.ts';
import { withBody } from '#tests/support/with-body.ts';
import { elementEvidence } from '../../derive/dom/dom.ts';
import { defineRule, type PageRule } from '../../rule.ts';
import { runPageRules } from '../run-rules.ts';

/** Fails what carries the word `faux` as its class, doubts what carries `douteux`. */
const rule = defineRule({
  id: 'essai',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 1.1.1' }],
  title: { fail: 'Faux', pass: 'Juste' },
  messages: { doubt: 'Douteux' },
  why: 'Parce que.',
  fix: 'Corriger.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const of = (name: string) => dom.nodes.filter((node) => node.attributes.class === name && node.visible);
    const prove = (name: string) => of(name).map((node) => elementEvidence(dom, node));
    if (of('faux').length > 0) return { status: 'fail', evidence: prove('faux') };
    if (of('douteux').length > 0) return { status: 'review', message: 'doubt', evidence: prove('douteux') };
    return dom.nodes.some(({ tag }) => tag === 'b') ? { status: 'pass' } : { status: 'inapplicable' };
  },
});

const one = '<p id="a" class="faux" data-seen>un</p>';
const hidden = '<p id="a" class="faux" data-seen style="display:none">un</p>';

function judge(body: string, views: readonly PageView[], asked: PageRule = rule) {
  const [verdict] = runPageRules([asked], withBody(body, { views }), null);
  const proofs = verdict?.evidence.map((proof) =>
    proof.type === 'element'
      ? [proof.selector, proof.width ?? '', proof.opened ?? '', proof.box ? 'box' : '']
      : [],
  );
  return { status: verdict?.status, title: verdict?.title, occurrences: verdict?.occurrences, proofs };
}

const differing = (body: string, device: PageView['device'] = 'desktop') =>
  viewOf(body, device, { differs: numbersOf(withBody(body), 'data-seen') });

describe('a proof', () => {
  test('of the other window alone says so, without the place it has there', () => {
    expect(judge(hidden, [differing(one)])).toEqual({
      status: 'fail',
      title: 'Faux',
      occurrences: 1,
      proofs: [['#a', 'desktop', '', '']],
    });
  });

  test('of both windows is told once, of neither in particular', () => {
    expect(judge(one, [differing(one)])).toMatchObject({ occurrences: 1, proofs: [['#a', '', '', 'box']] });
  });

  test('of the visit’s own window that the other does not show says so', () => {
    const gone = viewOf(hidden, 'desktop', { gone: numbersOf(withBody(one), 'data-seen') });
    expect(judge(one, [gone])).toMatchObject({ occurrences: 1, proofs: [['#a', 'mobile', '', 'box']] });
  });

  test('of an element that does not differ there is no news', () => {
    expect(judge(hidden, [viewOf(one, 'desktop')])).toMatchObject({ status: 'inapplicable', proofs: [] });
  });

  test('in an opened part says what opens it, and its width where that is the other', () => {
    const came = '<button data-opener>Menu</button><p id="a" class="faux" data-came>un</p>';
    const closed = came.replace('data-came', 'data-came style="display:none"');
    const parts = [partOf(came)];
    expect(judge(closed, [viewOf(came, 'mobile', { parts })]).proofs).toEqual([['#a', '', 'Menu', '']]);
    expect(judge(closed, [viewOf(came, 'desktop', { parts })]).proofs).toEqual([
      ['#a', 'desktop', 'Menu', ''],
    ]);
  });

  test('in a part that only the visit’s own window can open says its width', () => {
    const came = '<button data-opener>Menu</button><p id="a" class="faux" data-came>un</p>';
    const closed = came.replace('data-came', 'data-came style="display:none"');
    const own = viewOf(came, 'mobile', { parts: [partOf(came)] });
    const gone = [partOf(came).openerNode];
    const without = closed.replace('<button', '<button style="display:none"');
    expect(judge(closed, [own, viewOf(without, 'desktop', { gone })]).proofs).toEqual([
      ['#a', 'mobile', 'Menu', ''],
    ]);
    const shown = came.replace('<button', '<button style="display:none"');
    const differs = numbersOf(withBody(came), 'data-came');
    expect(judge(closed, [own, viewOf(shown, 'desktop', { gone, differs })]).proofs).toEqual([
      ['#a', '', 'Menu', ''],
    ]);
  });
});

describe('the verdict', () => {
  const doubt = one.replace('faux', 'douteux');
  test('of another view fails where the own passes or doubts', () => {
    const both = (own: string) => judge(`${own}${hidden}`, [differing(`${own}${one}`)]);
    expect(both('<b>x</b>')).toMatchObject({ status: 'fail' });
    expect(both('<i class="douteux">x</i>')).toMatchObject({ status: 'fail', occurrences: 1 });
  });

  test('of another view that only doubts leaves a failure as it is, and a pass doubted', () => {
    const unsure = doubt.replace('id="a"', 'id="d"');
    const own = `<i id="i" class="faux">x</i>${unsure.replace('data-seen', 'data-seen style="display:none"')}`;
    const there = `<i id="i" style="display:none" class="faux">x</i>${unsure}`;
    expect(judge(own, [differing(there)])).toMatchObject({ status: 'fail', proofs: [['#i', '', '', 'box']] });
    expect(judge(own.replace('faux', ''), [differing(there)])).toMatchObject({
      status: 'review',
      title: 'Douteux\u00a0: à vérifier',
      proofs: [['#d', 'desktop', '', '']],
    });
  });

  test('adds up the proofs of the same weight', () => {
    const own = `<i id="i" class="faux">x</i>${hidden}`;
    expect(judge(own, [differing(own.replace(hidden, one))])).toMatchObject({
      status: 'fail',
      occurrences: 2,
    });
  });

  test('takes the graver words of two', () => {
    const lesser: PageRule = {
      ...rule,
      messages: { some: 'Presque juste' },
      evaluate(artifacts) {
        const verdict = rule.evaluate(artifacts);
        const isAlone = verdict.status === 'fail' && verdict.evidence.length === 1;
        return isAlone ? { ...verdict, message: 'some', values: undefined, severity: 'mineur' } : verdict;
      },
    };
    const own = `<i id="i" class="faux">x</i>${hidden}`;
    const there = own.replace(hidden, one);
    expect(judge(own, [], lesser)).toMatchObject({ title: 'Presque juste', occurrences: 1 });
    expect(judge(own, [differing(there)], lesser)).toMatchObject({ title: 'Faux', occurrences: 2 });
  });

  test('takes the general words for proofs of several messages, where the rule says that they are true of them', () => {
    const foot = '<i id="i" class="pied">x</i>';
    const told: PageRule = {
      ...rule,
      title: { fail: 'Faux ou au pied', pass: 'Juste' },
      messages: { foot: 'Au pied', wrong: 'Faux' },
      evaluate({ dom }) {
        const of = (name: string) =>
          dom.nodes.filter((node) => node.attributes.class === name && node.visible);
        const [feet, wrong] = [of('pied'), of('faux')];
        const message = feet.length === 0 ? 'wrong' : wrong.length === 0 ? 'foot' : undefined;
        const evidence = [...feet, ...wrong].map((node) => elementEvidence(dom, node));
        if (evidence.length === 0) return { status: 'pass' };
        return { status: 'fail', evidence, ...(message && { message }) };
      },
    };
    const views = [differing(`${foot}${one}`)];
    const titleOf = (asked: PageRule, own: string) => judge(own, views, asked).title;
    expect(titleOf({ ...told, mixed: true }, `${foot}${hidden}`)).toBe('Faux ou au pied');
    expect(titleOf(told, `${foot}${hidden}`)).toBe('Au pied');
    expect(judge(hidden, [differing(one)], { ...told, mixed: true }).title).toBe('Faux');
  });

  test('of rules that are not asked of every view stays', () => {
    const { everyView: _everyView, ...once } = rule;
    expect(judge(hidden, [differing(one)], once)).toMatchObject({ status: 'inapplicable' });
  });

  test('passes when only another view had something to judge', () => {
    expect(judge('<p>x</p>', [viewOf('<b>x</b>', 'desktop')])).toMatchObject({ status: 'pass' });
  });

  test('is unknown where the other views could not be read, unless the own one settles it', () => {
    const late = { artifactError: 'views: late', failure: 'late' } as const;
    const of = (body: string, views: PageArtifacts['views']) =>
      runPageRules([rule], { ...withBody(body), views }, null)[0]?.status;
    expect(of('<b>x</b>', late)).toBe('error');
    expect(of('<p>x</p>', late)).toBe('error');
    expect(of(one, late)).toBe('fail');
    expect(of('<b>x</b>', { artifactError: 'never saved', failure: 'absent' })).toBe('pass');
  });
});

describe('a rule about what is hidden', () => {
  const ofHidden: PageRule = {
    ...defineRule({
      id: 'cache',
      severity: 'info',
      automation: 'revue',
      effort: 1,
      references: [{ kind: 'standard', title: 'RGAA 10.8' }],
      title: { fail: 'Des contenus masqués', pass: 'Rien de masqué' },
      why: 'Parce que.',
      fix: 'Ouvrir.',
      ofHidden: true,
      artifacts: ['dom'],
      evaluate({ dom }) {
        const closed = dom.nodes.filter(({ tag, visible }) => tag === 'ul' && !visible);
        if (closed.length === 0) return { status: 'pass' };
        return { status: 'review', evidence: closed.map((node) => elementEvidence(dom, node)) };
      },
    }),
  };
  const lists = (menu: string, tips: string) => `<ul id="menu" ${menu}></ul><ul id="aide" ${tips}></ul>`;
  const none = 'style="display:none"';

  test('drops what the other window or an opened part shows, and keeps what none does', () => {
    const closed = lists(none, none);
    expect(judge(closed, [viewOf(lists('', none), 'desktop')], ofHidden)).toMatchObject({
      status: 'review',
      occurrences: 1,
      proofs: [['#aide', '', '', '']],
    });
    const opened = viewOf(lists(none, ''), 'mobile', { parts: [partOf(lists(none, 'data-came'))] });
    expect(judge(closed, [viewOf(lists('', none), 'desktop'), opened], ofHidden).status).toBe('pass');
  });

  test('drops what waits transparent in the other window, and what holds something judged there', () => {
    const inOther = (menu: string) =>
      judge(lists(none, none), [viewOf(lists(menu, none), 'desktop')], ofHidden).proofs;
    const kept = [['#aide', '', '', '']];
    expect(inOther('style="opacity:0"')).toEqual(kept);
    const both = [['#menu', '', '', ''], ...kept];
    expect(inOther('style="visibility:hidden"')).toEqual(both);

    const shell = '<ul id="menu" style="visibility:hidden"><li id="un">Accueil</li></ul>';
    const node = withBody(shell).dom.nodes.findIndex(({ attributes }) => attributes.id === 'un');
    const found = (ruleId: string): PageView['axe'] => ({
      ...{ version: 'test', passes: [], inapplicable: [], violations: [] },
      incomplete: [
        {
          ...{ ruleId, impact: null, nodeCount: 1 },
          nodes: [{ selector: '#un', snippet: '', facts: [], node, box: null }],
        },
      ],
    });
    const held = (ruleId: string) =>
      judge(shell, [viewOf(shell, 'desktop', { axe: found(ruleId) })], ofHidden).status;
    expect(held('color-contrast')).toBe('pass');
    expect(held('hidden-content')).toBe('review');
  });

  test('keeps all where no other view was seen', () => {
    expect(judge(lists(none, none), [], ofHidden)).toMatchObject({ status: 'review', occurrences: 2 });
  });
});
