import { describe, expect, test } from 'vitest';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import type { PageFacts, PageLink } from '../../artifacts.ts';
import { legalDocument, linksTo } from './legal-pages.ts';

const link = (text: string, changes: Partial<PageLink> = {}): PageLink => ({
  url: 'https://www.exemple.fr/confidentialite',
  text,
  region: 'footer',
  rel: '',
  ...changes,
});
const found = (...links: PageLink[]) => linksTo([pageFacts({ links })], 'privacy').map(({ text }) => text);

describe('links to a legal document', () => {
  test('are known by their name, wherever they stand', () => {
    expect(
      found(
        link('Politique de confidentialité'),
        link('Confidentialité', { region: 'main' }),
        link('Contact'),
      ),
    ).toEqual(['Politique de confidentialité', 'Confidentialité']);
  });

  test('may jump to a part of a legal page from the footer', () => {
    expect(found(link('Confidentialité', { url: 'https://www.exemple.fr/legal#rgpd' }))).toHaveLength(1);
  });

  test('are not what the text links to elsewhere, unless the footer does', () => {
    const guard = { url: 'https://fr.wikipedia.org/wiki/GNU_Privacy_Guard' };
    expect(found(link('GNU Privacy Guard', { ...guard, region: 'main' }))).toEqual([]);
    expect(
      found(link('Confidentialité', { url: 'https://groupe.example/rgpd', region: 'footer' })),
    ).toHaveLength(1);
  });

  test('are neither an address to be filled in nor a picture', () => {
    expect(
      found(
        link('Confidentialité', { url: 'https://www.exemple.fr/#' }),
        link('GDPR e-mail template', { url: 'https://www.exemple.fr/static/gdpr.jpg' }),
      ),
    ).toEqual([]);
  });

  test('do not make the document of a page by a jump inside it', () => {
    const url = 'https://www.exemple.fr/composants/pied';
    const page = pageFacts({
      url,
      requestedUrl: url,
      isHome: false,
      kind: 'other',
      text: 'Pied de page '.repeat(90),
      links: [link('Confidentialité', { url: `${url}#` }), link('Confidentialité', { url: `${url}#x` })],
    });
    expect(legalDocument(siteArtifacts({ pages: [page] }), 'privacy').pages).toEqual([]);
  });

  test('are not the pages that a link without an address stands on', () => {
    const pageAt = (path: string, to: string) => {
      const url = `https://www.exemple.fr${path}`;
      return pageFacts({
        url,
        requestedUrl: url,
        isHome: false,
        kind: 'other',
        text: 'Nos formations. '.repeat(90),
        links: [link('Mentions légales', { url: to || url })],
      });
    };
    const noticeOf = (...pages: PageFacts[]) => legalDocument(siteArtifacts({ pages }), 'notice');
    const empty = noticeOf(pageAt('/tarifs', ''), pageAt('/sejours', ''));
    expect([empty.pages, empty.links, empty.unfilled.length]).toEqual([[], [], 2]);
    // On the document itself, the link of the footer leads to where it stands.
    const own = noticeOf(pageAt('/infos', ''), pageAt('/tarifs', 'https://www.exemple.fr/infos'));
    expect([own.pages.map(({ url }) => url), own.unfilled]).toEqual([['https://www.exemple.fr/infos'], []]);
  });

  test('that was not kept whole says nothing of what it lacks', () => {
    const text = 'Ce site est publié par Exemple. '.repeat(120);
    const statusOf = (changes: Partial<PageFacts>) =>
      legalDocument(
        siteArtifacts({
          pages: [pageFacts({ isHome: false, lang: 'fr', kind: 'legal-notice', text, ...changes })],
        }),
        'notice',
      ).status;
    expect(statusOf({})).toBe('read');
    expect(statusOf({ textCut: true })).toBe('doubtful');
  });

  test('may lead to a page that was not read', () => {
    const page = pageFacts({ links: [link('Confidentialité')] });
    expect(legalDocument(siteArtifacts({ pages: [page] }), 'privacy').status).toBe('unread');
  });

  test('are not the sections of another text', () => {
    expect(
      found(
        link('5.8.5. Confidentialité', { region: 'nav', url: 'https://www.exemple.fr/guide#x' }),
        link('Confidentialité', { region: 'main', url: 'https://www.exemple.fr/guide#x' }),
      ),
    ).toEqual([]);
  });
});

describe('a page of the same kind that no link names', () => {
  const origin = 'https://www.exemple.fr';
  const links = [
    link('Politique de confidentialité'),
    link('Politique de cookies', { url: `${origin}/politique-cookies` }),
  ];
  const pageAt = (path: string, kind: PageFacts['kind']) =>
    pageFacts({
      url: `${origin}${path}`,
      requestedUrl: `${origin}${path}`,
      isHome: path === '/',
      kind,
      lang: 'fr',
      text: 'Nous déposons des cookies de mesure. '.repeat(40),
      links,
    });
  const statusOf = (...pages: PageFacts[]) => legalDocument(siteArtifacts({ pages }), 'privacy').status;
  const [home, cookies] = [pageAt('/', 'home'), pageAt('/politique-cookies', 'privacy')];

  test('proves nothing while the one that is named was not read', () => {
    expect(statusOf(home, cookies)).toBe('doubtful');
  });

  test('is read with it', () => {
    expect(statusOf(home, cookies, pageAt('/confidentialite', 'privacy'))).toBe('read');
  });
});
