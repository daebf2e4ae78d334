import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';

/** Where the cases expect to be served: they name their files by it. */
export const casesPath = '/WAI/content-assets/wcag-act-rules/';

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.xhtml': 'application/xhtml+xml',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
};

export interface ServedCases {
  /** `127.0.0.1:34567` */
  readonly host: string;
  addressOf(relativePath: string): string;
  close(): Promise<void>;
}

/** Serves the files of a folder of cases on a free port of 127.0.0.1, under the path their pages name. */
export async function serveCases(folder: string): Promise<ServedCases> {
  const server = createServer(async (request, response) => {
    const file = fileOf(folder, request.url ?? '/');
    const body = file && (await readFile(file).catch(() => null));
    if (!file || !body) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end();
      return;
    }
    const type = mediaTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  const host = `127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
  return {
    host,
    addressOf: (relativePath) => `http://${host}${casesPath}${relativePath}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The file an address asks for; null outside the folder. */
function fileOf(folder: string, asked: string): string | null {
  const { pathname } = new URL(asked, 'http://127.0.0.1');
  if (!pathname.startsWith(casesPath)) return null;
  const file = join(folder, decodeURIComponent(pathname.slice(casesPath.length)));
  return file.startsWith(join(folder, sep)) ? file : null;
}
