import { publicPageAt } from '#contract/public-pages.ts';

/**
 * Address of reference and share preview of a public page; nothing on the others, which no engine keeps.
 * Title and description are the page’s own (lib/page-meta.ts).
 */
export function ShareTags({ publicUrl, pathname }: { publicUrl: string; pathname: string }) {
  const page = publicPageAt(pathname);
  if (page === undefined) return null;
  const address = publicUrl + page.path;
  return (
    <>
      {page.indexed !== false && <link rel="canonical" href={address} />}
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${publicUrl}/images/partage.png`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="Constat. L’audit de votre site, noir sur blanc." />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
