import type {
  HeaderField,
  LinkCheck,
  PageFacts,
  Probe,
  SensitiveKind,
  SiteShapes,
} from '#engine/artifacts.ts';
import { pageFactsOf } from '#engine/derive/page/page-facts.ts';
import { refineKinds } from '#engine/derive/page/refine-kinds.ts';
import type { SnippetFiles } from '#reference/rule-snippets/snippet.ts';
import { pageArtifacts, robotsOf, siteArtifacts, sitemapOf } from './artifacts.ts';
import { sensitiveSite } from './sensitive.ts';

const origin = 'https://www.exemple.fr';
/** An address that no page has. */
const noPage = '/page-qui-n-existe-pas';
const sensitiveKinds: Readonly<Record<string, SensitiveKind>> = {
  '/.git/HEAD': 'git',
  '/.env': 'env',
  '/sauvegarde.sql': 'backup',
  '/phpinfo.php': 'diagnostic',
  '/_profiler/': 'debug',
  '/.DS_Store': 'ds-store',
  '/wp-login.php': 'admin-login',
  '/wp-json/wp/v2/users': 'wordpress-users',
};
const notPages = new Set([
  ...['/robots.txt', '/sitemap.xml', '/llms.txt', '/.well-known/security.txt', '/favicon.ico', noPage],
  ...Object.keys(sensitiveKinds),
]);

/** The site whose files these are. Its home page is an ordinary one where they have none. */
export function siteOfFiles(files: SnippetFiles, profile: SiteShapes['site']['profile']): SiteShapes {
  const pages = pagesOf(files);
  const { site } = siteArtifacts();
  const notFound = files[noPage];
  return siteArtifacts({
    site: { ...site, profile },
    pages,
    linkChecks: linkChecksOf(files, pages),
    robots: robotsOf(files['/robots.txt'] ?? '', files['/robots.txt'] === undefined ? 404 : 200),
    sitemaps: sitemapsOf(files['/sitemap.xml']),
    sensitive: sensitiveOf(files),
    favicon: fileProbe('/favicon.ico', files['/favicon.ico']),
    ...(notFound !== undefined && { notFoundProbe: fileProbe(noPage, notFound) }),
    llmsTxt: fileProbe('/llms.txt', files['/llms.txt']),
    securityTxt: fileProbe('/.well-known/security.txt', files['/.well-known/security.txt']),
  });
}

function pagesOf(files: SnippetFiles): PageFacts[] {
  const written = Object.entries(files).filter(([path, text]) => !notPages.has(path) && !answerOf(text));
  const texts = written.some(([path]) => path === '/') ? written : [['/', ''] as const, ...written];
  return refineKinds(
    texts.map(([path, text]) => {
      const url = origin + path;
      const page = { ...pageArtifacts().page, url, requestedUrl: url, isHome: path === '/' };
      return pageFactsOf(pageArtifacts(documentOf(path, text), { page }));
    }),
  );
}

function documentOf(path: string, text: string): string {
  const name = path === '/' ? 'Accueil' : path.slice(1).replaceAll('-', ' ');
  const title = text.includes('<title') ? '' : `<title>${name} – Ville de Brest</title>`;
  return `<!doctype html><html lang="fr"><head>${title}${text}</html>`;
}

/** The status that a file answers instead of a page. */
const answerOf = (text: string): number | null => {
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
  return status === undefined ? null : Number(status);
};

/** Every file that a page links to was asked. */
function linkChecksOf(files: SnippetFiles, pages: readonly PageFacts[]): LinkCheck[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const url = origin + path;
    const from = pages.filter(({ links }) => links.some((link) => link.url === url)).map((page) => page.url);
    return from.length === 0
      ? []
      : [{ url, status: answerOf(text) ?? 200, failure: null, internal: true, from }];
  });
}

/** Every sensitive address was asked; those that are files of the site answered. */
function sensitiveOf(files: SnippetFiles): SiteShapes['sensitive'] {
  const { sensitive } = sensitiveSite();
  const exposed = Object.entries(files).flatMap(([path, text]) => {
    const kind = sensitiveKinds[path];
    if (kind === undefined || answerOf(text) !== null) return [];
    return [
      {
        kind,
        url: origin + path,
        status: 200,
        contentType: 'text/plain',
        sizeBytes: text.length,
        sign: path,
      },
    ];
  });
  return sensitive && { ...sensitive, exposed };
}

function sitemapsOf(text: string | undefined) {
  if (text === undefined) return [];
  const urls = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  const isValid = urls.length > 0;
  return [sitemapOf(urls, isValid ? {} : { kind: 'invalid', error: 'aucune adresse' })];
}

function fileProbe(path: string, text: string | undefined): Probe {
  const url = origin + path;
  const headers: HeaderField[] =
    text === undefined ? [] : [{ name: 'content-type', value: 'text/plain; charset=utf-8' }];
  return {
    requestedUrl: url,
    url,
    status: text === undefined ? 404 : (answerOf(text) ?? 200),
    headers,
    redirects: [],
    body: (text ?? '').replace(/^HTTP\/1\.1.*\n*/, ''),
    failure: null,
  };
}
