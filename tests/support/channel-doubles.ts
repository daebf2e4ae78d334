import type { channelBodies } from '#service/webhooks/channels/channel-bodies.ts';
import type { EventRequest, PostEvent, PostOutcome } from '#service/webhooks/post-event.ts';

type Room = keyof typeof channelBodies;
const answered = (status: number, answer = ''): PostOutcome => ({ status, answer, failure: null });

interface SlackBody {
  readonly text?: string;
  readonly blocks?: readonly {
    readonly type: string;
    readonly text?: { readonly type: string; readonly text: string };
    readonly fields?: readonly { readonly type: string; readonly text: string }[];
  }[];
}

/** Slack as it checks what comes: lengths, counts, kinds of text. */
function slack({ method, body }: EventRequest): PostOutcome {
  const { text, blocks = [] } = JSON.parse(body) as SlackBody;
  if (method !== 'POST' || !text) return answered(400, 'no_text');
  const isSound = blocks.every(({ type, text: title, fields = [] }) =>
    type === 'header'
      ? title?.type === 'plain_text' && title.text.length <= 150
      : fields.length <= 10 && fields.every((field) => field.text.length <= 2_000),
  );
  return isSound && blocks.length <= 50 ? answered(200, 'ok') : answered(400, 'invalid_blocks');
}

function mattermost({ method, body }: EventRequest): PostOutcome {
  const { text = '' } = JSON.parse(body) as { text?: string };
  return method === 'POST' && text !== '' && text.length <= 16_383 ? answered(200, 'ok') : answered(400);
}

/** A workflow answers before it has run; the retired connector’s cards are of another schema. */
function teams({ method, body }: EventRequest): PostOutcome {
  const { type, attachments } = JSON.parse(body) as {
    type?: string;
    attachments?: { contentType: string; content: { type: string } }[];
  };
  const [card] = attachments ?? [];
  const isCard =
    card?.contentType === 'application/vnd.microsoft.card.adaptive' && card.content.type === 'AdaptiveCard';
  return method === 'POST' && type === 'message' && isCard && Buffer.byteLength(body) <= 28_672
    ? answered(202)
    : answered(400, '{"error":{"code":"TriggerInputSchemaMismatch"}}');
}

/** A homeserver with one robot in one room: the same transaction again is the same message. */
function createMatrix(token: string, room: string) {
  const transactions = new Set<string>();
  return ({ method, url, headers, body }: EventRequest): PostOutcome => {
    if (headers.authorization !== `Bearer ${token}`) return answered(401, '{"errcode":"M_UNKNOWN_TOKEN"}');
    const [, asked, transaction] =
      /^\/_matrix\/client\/v3\/rooms\/([^/]+)\/send\/m\.room\.message\/([^/]+)$/.exec(
        new URL(url).pathname,
      ) ?? [];
    if (method !== 'PUT' || decodeURIComponent(asked ?? '') !== room || transaction === undefined)
      return answered(403, '{"errcode":"M_FORBIDDEN"}');
    const { msgtype } = JSON.parse(body) as { msgtype?: string };
    if (msgtype !== 'm.notice') return answered(400, '{"errcode":"M_BAD_JSON"}');
    const isAgain = transactions.has(transaction);
    transactions.add(transaction);
    return answered(200, JSON.stringify({ event_id: isAgain ? '$same' : '$new' }));
  };
}

/** The four services at their addresses, each as strict as it is known to be; all else is a server that takes everything. */
export function createChannelDoubles(matrix: { readonly token: string; readonly room: string }) {
  const heard: { readonly room: Room; readonly request: EventRequest; readonly outcome: PostOutcome }[] = [];
  const answerMatrix = createMatrix(matrix.token, matrix.room);
  const state = { gone: false };
  const of: Readonly<Record<string, readonly [Room, (request: EventRequest) => PostOutcome]>> = {
    'hooks.slack.com': ['slack', slack],
    'mattermost.exemple.fr': ['mattermost', mattermost],
    'a1.environment.api.powerplatform.com': ['teams', teams],
    'matrix.exemple.fr': ['matrix', answerMatrix],
  };
  const post: PostEvent = async (request) => {
    const [room, answer] = of[new URL(request.url).hostname] ?? [];
    if (room === undefined || answer === undefined) return answered(200);
    const outcome = state.gone ? answered(404, 'no_service') : answer(request);
    heard.push({ room, request, outcome });
    return outcome;
  };
  return { post, heard, state };
}
