import { inLetters } from '#contract/in-letters.ts';

/** Names that lead nowhere on the web (RFC 2606): the sample report’s. */
const nowhere = /^https?:\/\/[^/]+\.(?:example|invalid|test)(?:[:/]|$)/i;

/** Address of the audited site: a link only when it is http(s) and may lead somewhere, else plain text. */
export function SiteLink({ url }: { readonly url: string }) {
  if (!/^https?:\/\//i.test(url) || nowhere.test(url))
    return <span className="wrap-anywhere">{inLetters(url)}</span>;
  return (
    <a className="wrap-anywhere text-brand underline" href={url} rel="noreferrer noopener nofollow">
      {inLetters(url)}
    </a>
  );
}
