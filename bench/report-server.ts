import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { startProduct, untilReady } from '#tests/support/product.ts';

export interface ReportServer {
  readonly origin: string;
  readonly auditId: string;
  /** Cookie of the owner of the audit. */
  readonly headers: Record<string, string>;
  readonly etag: string;
  /** Size of the whole answer. */
  readonly bytes: number;
  close(): Promise<void>;
}

const email = 'bench@exemple.fr';
const password = 'un banc de mesure bien calme';

/** The whole product with one finished audit of the demonstration site, made through the API as a person would. */
export async function openReportServer(): Promise<ReportServer> {
  const folder = await mkdtemp(join(tmpdir(), 'constat-bench-'));
  const product = await startProduct({
    CONSTAT_DATA: folder,
    CONSTAT_LOG_LEVEL: 'error',
    CONSTAT_READS_PER_MINUTE: '0',
  });
  await untilReady(product);
  const demo = /Site de démonstration\s+(\S+)/.exec(product.output())?.[1];
  const call = async (method: string, path: string, body?: unknown, cookie?: string) => {
    const headers = {
      origin: product.url,
      'content-type': 'application/json',
      ...(cookie !== undefined && { cookie }),
    };
    const answer = await fetch(product.url + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const cookie = await signIn(call, join(folder, 'mail'));
  const started = (await (
    await call('POST', '/api/audits', { url: demo, scope: 'site' }, cookie)
  ).json()) as { id: string };
  for (;;) {
    const { status } = (await (
      await call('GET', `/api/reports/${started.id}?report=0`, undefined, cookie)
    ).json()) as { status: string };
    if (status === 'done') break;
    if (status !== 'queued' && status !== 'running') throw new Error(`the audit ended as ${status}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const whole = await call('GET', `/api/reports/${started.id}`, undefined, cookie);
  return {
    origin: product.url,
    auditId: started.id,
    headers: { cookie },
    etag: whole.headers.get('etag') ?? '',
    bytes: (await whole.arrayBuffer()).byteLength,
    async close() {
      product.child.kill('SIGTERM');
      await product.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Call = (method: string, path: string, body?: unknown, cookie?: string) => Promise<Response>;

async function signIn(call: Call, mailFolder: string): Promise<string> {
  await call('POST', '/api/identity/sign-up', { email, password });
  let token: string | undefined;
  while (token === undefined) {
    const [file] = (await readdir(mailFolder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mail = file === undefined ? null : await simpleParser(await readFile(join(mailFolder, file)));
    token = /verification\?token=([^\s"]+)/.exec(mail?.text ?? '')?.[1];
    if (token === undefined) await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await call('POST', '/api/identity/verify', { token: decodeURIComponent(token), password });
  const { idToken } = (await (await call('POST', '/api/identity/sign-in', { email, password })).json()) as {
    idToken: string;
  };
  const session = await call('POST', '/api/auth/session', { idToken });
  return (session.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}
