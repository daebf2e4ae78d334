import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { clientAddressOf } from '#http/middleware/client-address.ts';
import { mayReadMetrics } from '#http/middleware/may-read-metrics.ts';
import { prometheusMedia } from '#platform/metrics/prometheus-text.ts';
import type { Deps } from '#service/deps.ts';
import { checkReadiness } from '#service/health/check-readiness.ts';
import { drain, listen } from './listen.ts';

/**
 * A port for operators and their tools alone (`CONSTAT_METRICS_PORT`), in web processes and workers: `/healthz`, `/readyz`
 * and `/metrics`. Gives what stops it. @throws SettingError when the address cannot be used.
 */
export async function serveOperations(deps: Deps, port: number): Promise<() => Promise<void>> {
  const server = createServer({ requestTimeout: 30_000 }, (asked, answer) => {
    reply(deps, asked, answer).catch((error: unknown) => {
      deps.log.error({ error }, 'unexpected error at the port of operations');
      if (!answer.headersSent) say(answer, 500, 'error');
    });
  });
  await listen(server, port, deps.config.host, 'CONSTAT_METRICS_PORT');
  return () => drain(server);
}

function say(
  answer: ServerResponse,
  status: number,
  text: string,
  media = 'text/plain; charset=utf-8',
): void {
  answer.writeHead(status, { 'content-type': media, 'cache-control': 'no-store' }).end(text);
}

async function reply(deps: Deps, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const isRead = asked.method === 'GET' || asked.method === 'HEAD';
  const path = isRead ? asked.url?.split('?')[0] : null;
  if (path === '/healthz') say(answer, 200, 'ok');
  else if (path === '/readyz') {
    const { ready } = await checkReadiness(deps);
    say(answer, ready ? 200 : 503, ready ? 'ready' : 'not ready');
  } else if (path === '/metrics' && deps.metrics && mayRead(deps, asked))
    say(answer, 200, await deps.metrics.text(), prometheusMedia);
  else say(answer, 404, 'not found');
}

function mayRead({ config }: Pick<Deps, 'config'>, { headers, socket }: IncomingMessage): boolean {
  const reader = {
    authorization: headers.authorization ?? null,
    clientAddress: clientAddressOf(socket.remoteAddress, null, []),
    host: '',
    forwarded: headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined,
  };
  return mayReadMetrics(config, reader, true);
}
