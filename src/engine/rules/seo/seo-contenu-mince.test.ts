import { pageArtifacts, words } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './seo-contenu-mince.ts';

const page = (main: string, path = '/services', head = '') => {
  const url = `https://www.exemple.fr${path}`;
  const base = pageArtifacts(`<head>${head}</head><body><nav>${words(300)}</nav><main>${main}</main></body>`);
  return { ...base, page: { ...base.page, url, isHome: false } };
};

ruleCases(rule, {
  pass: { 'enough words': page(`<p>${words(150)}</p>`) },
  fail: { 'a few words, whatever the menu': page(`<p>${words(30)}</p>`) },
  inapplicable: {
    'a contact page': page('<h1>Contact</h1>', '/contact'),
    'a gallery': page('<img src="a.jpg" alt="">'.repeat(6)),
    'a form': page('<form><input name="a"><input name="b"><textarea></textarea></form>'),
    'a sign-up page': page('<form><input type="email"><input type="password"></form>', '/inscription'),
    'closed to engines': page('<p>Merci.</p>', '/merci', '<meta name="robots" content="noindex">'),
  },
});
