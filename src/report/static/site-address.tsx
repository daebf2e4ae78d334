import { visibleText } from './clean-text.ts';
import type { Room } from './room.ts';

interface Props {
  readonly url: string;
  readonly words?: string;
  readonly room: Room;
}

/** Address of the audited site: a link only when it is http(s). */
export function SiteAddress({ url, words = url, room }: Props) {
  const shown = room.text(words, 160);
  if (!/^https?:\/\//i.test(url) || url.length > 2000) return <bdi>{shown}</bdi>;
  return <a href={shown === url ? url : visibleText(url)}>{shown}</a>;
}
