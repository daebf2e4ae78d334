/** Address of the audited site: a link only when it is http(s), else plain text. */
export function SiteLink({ url }: { readonly url: string }) {
  if (!/^https?:\/\//i.test(url)) return <span className="break-all">{url}</span>;
  return (
    <a className="break-all text-brand underline" href={url} rel="noreferrer noopener nofollow">
      {url}
    </a>
  );
}
