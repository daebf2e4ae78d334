import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateSource } from 'oazapfts';

interface Answer<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Data;
}

/** The calls a test makes of the generated client, by their names in the document. */
export interface GeneratedClient {
  readonly defaults: { baseUrl: string; headers: Record<string, string> };
  signIn(body: { email: string; password: string }): Promise<Answer<{ idToken: string }>>;
  startSession(body: { idToken: string }): Promise<Answer<{ user: { email: string } }>>;
  startAudit(
    body: { url: string; scope: 'page' | 'site' },
    headers?: { idempotencyKey?: string },
  ): Promise<Answer<{ id: string; status: string; error?: { code: string } }>>;
  readReport(
    id: string,
    query?: { report?: '0' | '1' },
  ): Promise<
    Answer<{
      status: string;
      errorMessage?: string | null;
      report?: { host: string; pages: object[]; findings: { title: string; ruleId: string }[] };
    }>
  >;
  compareReport(
    id: string,
    query?: { with?: string },
  ): Promise<
    Answer<{
      before: { id: string } | null;
      comparison: {
        counts: { fixed: number };
        rules: { ruleId: string; severity: string; verdict: string; fresh: { count: number } }[];
      } | null;
    }>
  >;
}

/**
 * A client as a stranger would have it: made by a public generator from what the product says of its API, and sending
 * what a program must send (the origin of the site).
 */
export async function generateClient(
  url: string,
): Promise<{ readonly client: GeneratedClient; close(): void }> {
  mkdirSync('build', { recursive: true });
  // Inside the package, so that the client finds the generator’s runtime.
  const folder = mkdtempSync(join('build', 'api-client-'));
  const close = () => rmSync(folder, { recursive: true, force: true });
  try {
    const document = join(folder, 'openapi.json');
    writeFileSync(document, await (await fetch(`${url}/api/openapi.json`)).text());
    const source = join(folder, 'client.ts');
    writeFileSync(source, await generateSource(document));
    const client: GeneratedClient = await import(pathToFileURL(source).href);
    client.defaults.headers = { origin: url };
    return { client, close };
  } catch (error) {
    close();
    throw error;
  }
}
