import type { ReactNode } from 'react';
import type { Room } from './room.ts';
import { SiteAddress } from './site-address.tsx';

interface Props {
  readonly name: string;
  /** Empty where it is not known. */
  readonly url: string;
  readonly siteUrl: string;
  readonly room: Room;
  /** Its picture. */
  readonly children?: ReactNode;
}

/** What a page is called, and its address: on paper its path. */
export function PageName({ name, url, siteUrl, room, children }: Props) {
  return (
    <>
      <span className="page-title">{room.text(name, 90)}</span>
      <span className="address">
        {url !== '' && (
          <SiteAddress url={url} words={room.isWhole ? url : pathIn(siteUrl, url)} room={room} />
        )}
      </span>
      {children}
    </>
  );
}

/** A page of the site by its path, as the site is named on every sheet; the home page and other sites whole. */
function pathIn(siteUrl: string, pageUrl: string): string {
  const page = URL.parse(pageUrl);
  const isOfSite = page !== null && page.host !== '' && page.host === URL.parse(siteUrl)?.host;
  return isOfSite && page.pathname !== '/' ? `${page.pathname}${page.search}${page.hash}` : pageUrl;
}
