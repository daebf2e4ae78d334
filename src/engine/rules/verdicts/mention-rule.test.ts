import { expect, test } from 'vitest';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { runSiteRules } from '../run-rules.ts';
import { defineMentionRule } from './mention-rule.ts';

const row = {
  id: 'row',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [],
  title: { fail: 'Absent', pass: 'Présent' },
  why: '',
  fix: '',
  document: 'privacy',
  missing: 'un mot',
} as const;
const mention = defineMentionRule({ ...row, mention: /\bmot magique\b/ });
const presence = defineMentionRule(row);
const statusOf = (rule: typeof mention, changes: Parameters<typeof siteArtifacts>[0]) =>
  runSiteRules([rule], siteArtifacts(changes), 'public')[0];

const policy = (text: string) =>
  pageFacts({ url: 'https://www.exemple.fr/confidentialite', isHome: false, kind: 'privacy', text });
const long = 'Vos données sont traitées par la commune. '.repeat(20);
const linked = pageFacts({
  links: [
    { url: 'https://www.exemple.fr/confidentialite', text: 'Confidentialité', region: 'footer', rel: '' },
  ],
});

test('a mention that is there passes, one that a page read in full lacks fails with where it was looked for', () => {
  expect(statusOf(mention, { pages: [policy(`${long} Le mot magique.`)] })?.status).toBe('pass');
  expect(statusOf(mention, { pages: [policy(long)] })).toMatchObject({
    status: 'fail',
    evidence: [{ type: 'page', url: 'https://www.exemple.fr/confidentialite', note: 'non trouvé : un mot' }],
  });
});

test('what a page badly read lacks is a question, and of a page that was not read nothing is said', () => {
  expect(statusOf(mention, { pages: [policy('Court.')] })?.status).toBe('review');
  expect(statusOf(mention, { pages: [linked] })?.status).toBe('inapplicable');
});

test('the document itself is asked for where no mention is', () => {
  expect(statusOf(presence, { pages: [policy(long)] })?.status).toBe('pass');
  expect(statusOf(presence, { pages: [linked] })?.status).toBe('review');
  expect(statusOf(presence, { pages: [pageFacts()] })?.status).toBe('fail');
  expect(statusOf(presence, { pages: [] })?.status).toBe('error');
});

test('a duty of shops is certain only where the owner says that the site is one', () => {
  const duty = defineMentionRule({ ...row, shop: true });
  const shop = pageFacts({ text: 'Ajouter au panier 12,00 €', kind: 'home' });
  const siteOf = (profile: 'shop' | null) => ({ pages: [shop], site: { ...siteArtifacts().site, profile } });
  expect(statusOf(duty, siteOf('shop'))?.status).toBe('fail');
  expect(statusOf(duty, siteOf(null))?.status).not.toBe('fail');
});

test('an exemption says why, and a doubt turns a failure into a question', () => {
  const exempt = defineMentionRule({ ...row, exempt: () => 'pas encore obligatoire' });
  expect(statusOf(exempt, {})).toMatchObject({ status: 'inapplicable', reason: 'pas encore obligatoire' });
  const doubtful = defineMentionRule({ ...row, doubtful: () => true });
  expect(statusOf(doubtful, { pages: [pageFacts()] })?.status).toBe('review');
});
