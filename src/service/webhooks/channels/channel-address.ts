import { type ChannelKind, channelWords } from '#contract/channel-words.ts';
import { AppError } from '#contract/errors.ts';

/** Where each kind of room is reached; those without a host are at their owner’s. */
const shapes: Readonly<
  Record<Exclude<ChannelKind, 'webhook'>, { readonly host: RegExp | null; readonly path: RegExp }>
> = {
  slack: { host: /^hooks\.slack(?:-gov)?\.com$/, path: /^\/(?:services|workflows|triggers)\/[\w/-]+$/ },
  teams: {
    host: /^[a-z0-9.-]+\.(?:environment\.api\.powerplatform\.com|logic\.azure\.com)$/,
    path: /^\/[^?#]+$/,
  },
  mattermost: { host: null, path: /^(?:\/[\w-]+)*\/hooks\/[a-z0-9]+$/ },
  matrix: { host: null, path: /^\/?$/ },
};

const retired = /(?:^|\.)(?:webhook\.office\.com|outlook\.office(?:365)?\.com)$/;
const roomShape = /^![^\s:/]{1,200}(?::[a-z0-9.[\]:-]{1,230})?$/i;

/**
 * What a room is reached by, as it was typed; a webhook passes as it is.
 * @param url judged already: https, without a name or password
 * @throws AppError `webhook/channel-address`, `webhook/retired-connector`, `webhook/channel-token`, `webhook/channel-room`.
 */
export function assertChannel(
  kind: ChannelKind,
  url: URL,
  { token, room }: { readonly token: string | null; readonly room: string | null },
): void {
  if (kind === 'webhook') return;
  if (retired.test(url.hostname)) throw new AppError('webhook/retired-connector', { field: 'url' });
  const { host, path } = shapes[kind];
  const isThere = (host === null || host.test(url.hostname)) && path.test(url.pathname);
  const hasQuery = kind === 'teams' ? url.searchParams.has('sig') : url.search === '';
  if (!isThere || !hasQuery) {
    const { address: expected, example } = channelWords[kind];
    throw new AppError('webhook/channel-address', { field: 'url', data: { expected, example } });
  }
  if (kind !== 'matrix') return;
  if (token === null || !/^[\x21-\x7e]+$/.test(token))
    throw new AppError('webhook/channel-token', { field: 'token' });
  if (room === null || !roomShape.test(room)) throw new AppError('webhook/channel-room', { field: 'room' });
}
