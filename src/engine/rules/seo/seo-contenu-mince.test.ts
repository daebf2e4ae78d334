import { pageArtifacts, words } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-contenu-mince.ts';

const page = (main: string, path = '/services', head = '') => {
  const url = `https://www.exemple.fr${path}`;
  const base = pageArtifacts(`<head>${head}</head><body><nav>${words(300)}</nav><main>${main}</main></body>`);
  return { ...base, page: { ...base.page, url, isHome: false } };
};

const closedByHeader = (base: ReturnType<typeof page>) => ({
  ...base,
  mainResponse: { ...base.mainResponse, headers: [{ name: 'x-robots-tag', value: 'noindex' }] },
});

ruleCases(rule, {
  'enough words': { artifacts: page(`<p>${words(150)}</p>`), verdict: 'pass' },
  'a few words, whatever the menu': {
    artifacts: page(`<p>${words(30)}</p>`),
    verdict: 'fail',
    title: 'La page ne contient que 30 mots',
    evidence: [{ type: 'value', label: 'Mots du contenu principal', value: '30', expected: 'au moins 120' }],
  },
  'words that fade in when they are scrolled to': {
    artifacts: page(`<p>${words(30)}</p><section><p style="opacity: 0">${words(110)}</p></section>`),
    verdict: 'pass',
  },
  'words that are nowhere on the page': {
    artifacts: page(`<p>${words(30)}</p><p style="display: none">${words(110)}</p>`),
    verdict: 'fail',
    title: 'La page ne contient que 30 mots',
    evidence: [{ type: 'value', label: 'Mots du contenu principal', value: '30', expected: 'au moins 120' }],
  },
  'a contact page': {
    artifacts: page('<h1>Contact</h1>', '/contact'),
    verdict: 'inapplicable',
    reason: 'page faite pour agir ou pour voir',
  },
  'a gallery': {
    artifacts: page('<img src="a.jpg" alt="">'.repeat(6)),
    verdict: 'inapplicable',
    reason: 'page faite pour agir ou pour voir',
  },
  'a form': {
    artifacts: page('<form><input name="a"><input name="b"><textarea></textarea></form>'),
    verdict: 'inapplicable',
    reason: 'page faite pour agir ou pour voir',
  },
  'a sign-up page': {
    artifacts: page('<form><input type="email"><input type="password"></form>', '/inscription'),
    verdict: 'inapplicable',
    reason: 'page faite pour agir ou pour voir',
  },
  'closed to engines': {
    artifacts: page('<p>Merci.</p>', '/merci', '<meta name="robots" content="noindex">'),
    verdict: 'inapplicable',
    reason: 'page fermée aux moteurs',
  },
  'just enough': { artifacts: page(`<p>${words(120)}</p>`), verdict: 'pass' },
  'a word less': {
    artifacts: page(`<p>${words(119)}</p>`),
    verdict: 'fail',
    title: 'La page ne contient que 119 mots',
    evidence: [{ type: 'value', label: 'Mots du contenu principal', value: '119', expected: 'au moins 120' }],
  },
  'five pictures are no gallery': {
    artifacts: page('<img src="a.jpg" alt="">'.repeat(5)),
    verdict: 'fail',
    title: 'La page ne contient que 0 mots',
    evidence: [{ type: 'value', label: 'Mots du contenu principal', value: '0', expected: 'au moins 120' }],
  },
  'closed to engines by a header': {
    artifacts: closedByHeader(page('<p>Merci.</p>', '/merci')),
    verdict: 'inapplicable',
    reason: 'page fermée aux moteurs',
  },
});
