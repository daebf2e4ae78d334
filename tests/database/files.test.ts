import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { absentPictureWords } from '#contract/absent-picture.ts';
import type { ObjectStore } from '#platform/objects.ts';
import { s3Objects } from '#platform/objects-s3.ts';
import { exportAccount } from '#service/accounts/export-account.ts';
import { deleteAudit } from '#service/audits/delete-audit.ts';
import { runAuditJob } from '#service/audits/run-audit.ts';
import { startAudit } from '#service/audits/start-audit.ts';
import { warnOfStore } from '#service/files/check-store.ts';
import { forgetObjects } from '#service/files/forget-objects.ts';
import { moveFiles } from '#service/files/move-files.ts';
import { objectName } from '#service/files/object-name.ts';
import { readPictures } from '#service/reports/read-pictures.ts';
import { readScreenshot } from '#service/reports/read-report.ts';
import { makeReportPdf, readLastReportPdf } from '#service/reports/report-pdf.ts';
import type { Viewer } from '#service/viewer.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { type AuditWorld, createAuditWorld, instantRunner } from '../support/audit-world.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { type ObjectServer, startObjectServer } from '../support/object-server.ts';
import { startProgram } from '../support/product.ts';
import { visitedPage } from '../support/report.ts';

const database = testDatabase();
let server: ObjectServer;
let world: AuditWorld;
let objects: ObjectStore;

beforeAll(async () => {
  server = await startObjectServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  world = await createAuditWorld(database.current());
  objects = s3Objects(server.settings);
});
afterEach(() => world.close());

const rows = async (sql: string) =>
  (await database.current().pool.query(sql)).rows as Record<string, unknown>[];
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

/** Runs a whole audit whose files go to that store. */
async function audited(viewer: Viewer, store: ObjectStore = objects): Promise<string> {
  const deps = { ...world.deps, objects: store };
  const { id } = await startAudit(deps, viewer, { url: 'exemple.fr', scope: 'site' });
  await runAuditJob(deps, { run: instantRunner, workerId: 'w' })({
    id,
    data: { auditId: id, round: 0 },
    retryCount: 0,
    lastTry: true,
    signal: new AbortController().signal,
  });
  return id;
}

const objectOf = async (id: string) =>
  (await rows(`select object from blobs where audit_id = '${id}'`))[0]?.object as string;

describe('a store that speaks S3', () => {
  it('keeps, gives back and forgets what a name holds, whatever the name', async () => {
    const name = "captures/é à (1)+*!'.png";
    const bytes = Buffer.alloc(300_000, 65);
    await objects.put(name, bytes, 'image/png');
    expect(await objects.exists(name)).toBe(true);
    expect((await objects.get(name))?.equals(bytes)).toBe(true);
    await objects.delete(name);
    await objects.delete(name);
    expect(await objects.exists(name)).toBe(false);
    expect(await objects.get(name)).toBeNull();
  });

  it('refuses wrong keys and an unknown bucket: neither is a missing object', async () => {
    const wrong = s3Objects({ ...server.settings, secretAccessKey: 'faux' });
    const calls = [
      () => wrong.put('a', Buffer.from('a'), 'text/plain'),
      () => wrong.get('a'),
      () => wrong.exists('a'),
      () => wrong.delete('a'),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ kind: 'refused' });
    const elsewhere = s3Objects({ ...server.settings, bucket: 'inconnu' });
    await expect(elsewhere.get('a')).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('NoSuchBucket'),
    });
    const told = await wrong.get('a').catch((error: Error) => `${error.message} ${error.stack}`);
    expect(told).not.toMatch(/faux|S3RVER/);
  });

  it('that hangs up is away, and is not asked again at once', async () => {
    let calls = 0;
    const cut = createServer((socket) => {
      calls += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => cut.listen(0, '127.0.0.1', resolve));
    const { port } = cut.address() as { port: number };
    const away = s3Objects({ ...server.settings, endpoint: `http://127.0.0.1:${port}` });
    await expect(away.get('a')).rejects.toMatchObject({ kind: 'away' });
    const asked = calls;
    await expect(away.get('b')).rejects.toMatchObject({ kind: 'away' });
    expect(calls).toBe(asked);
    await new Promise((resolve) => cut.close(resolve));
  });
});

describe('the pictures of an audit', () => {
  it('lie in the store, and are read from it', async () => {
    const viewer = await world.addUser();
    const id = await audited(viewer);
    const deps = { ...world.deps, objects };
    expect(await rows('select bytes, object from blobs')).toEqual([
      { bytes: null, object: expect.stringMatching(new RegExp(`^${id}/[0-9a-f]{64}$`)) },
    ]);
    expect(await rows('select * from loose_objects')).toEqual([]);
    expect([...(await readScreenshot(deps, viewer, id, 'page-1')).bytes]).toEqual([1, 2, 3]);
    expect(await codeOf(readScreenshot(world.deps, viewer, id, 'page-1'))).toBe('file/unavailable');
  });

  it('go into the database when the store dies in the middle of a settlement: the audit is done all the same', async () => {
    const viewer = await world.addUser();
    const dying: ObjectStore = {
      ...objects,
      async put(name, bytes, type) {
        await objects.put(name, bytes, type);
        await server.stop();
        throw new Error('cut');
      },
    };
    try {
      const id = await audited(viewer, dying);
      expect(await rows('select status from audits')).toEqual([{ status: 'done' }]);
      expect(await rows('select octet_length(bytes) as size, object from blobs')).toEqual([
        { size: 3, object: null },
      ]);
      expect([...(await readScreenshot(world.deps, viewer, id, 'page-1')).bytes]).toEqual([1, 2, 3]);
      // What was put and is named by no row goes in time, once the store is back.
      const deps = { ...world.deps, objects: s3Objects(server.settings) };
      expect(await rows('select tries from loose_objects')).toEqual([{ tries: 0 }]);
      expect(await forgetObjects(deps)).toEqual({ deleted: 0, failed: false });
      world.clock.move(3_700_000);
      expect(await forgetObjects(deps)).toEqual({ deleted: 0, failed: true });
      expect(await rows('select tries from loose_objects')).toEqual([{ tries: 1 }]);
    } finally {
      await server.start();
    }
    world.clock.move(3_700_000);
    expect(await forgetObjects({ ...world.deps, objects })).toEqual({ deleted: 1, failed: false });
    expect(await rows('select * from loose_objects')).toEqual([]);
  });

  it('that are gone, or are others, are told as gone; nothing else fails', async () => {
    const viewer = await world.addUser();
    const id = await audited(viewer);
    const deps = { ...world.deps, objects };
    await objects.put(await objectOf(id), Buffer.from('autre'), 'image/webp');
    expect(await codeOf(readScreenshot(deps, viewer, id, 'page-1'))).toBe('file/missing');
    await objects.delete(await objectOf(id));
    await expect(readScreenshot(deps, viewer, id, 'page-1')).rejects.toThrow(
      'Cette image n’est plus disponible.',
    );
    const screenshot = { key: 'page-1', width: 412, height: 900 };
    const [drawn = ''] = (await readPictures(deps, id, { pages: [visitedPage({ screenshot })] })).values();
    expect(drawn).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(Buffer.from(drawn.split(',')[1] ?? '', 'base64').toString()).toContain(absentPictureWords);
    const archive = Buffer.from(await new Response(await exportAccount(deps, viewer)).arrayBuffer());
    expect(archive.toString('latin1')).toContain('captures/page-1.webp.txt');
  });

  it('leave the store with their audit, and with the account, whatever deletes the row', async () => {
    const viewer = await world.addUser();
    const deps = { ...world.deps, objects };
    const first = await audited(viewer);
    const second = await audited(viewer);
    const names = [await objectOf(first), await objectOf(second)];
    await deleteAudit(deps, viewer, first);
    expect(await forgetObjects(deps)).toEqual({ deleted: 1, failed: false });
    expect(await Promise.all(names.map((name) => objects.exists(name)))).toEqual([false, true]);
    await rows(`delete from users where uid = '${viewer.uid}'`);
    expect(await forgetObjects(deps)).toEqual({ deleted: 1, failed: false });
    expect(await Promise.all(names.map((name) => objects.exists(name)))).toEqual([false, false]);
    expect(await rows('select * from loose_objects')).toEqual([]);
  });

  testOfAll('that two rows name stay until the last one goes', async () => {
    const viewer = await world.addUser();
    const deps = { ...world.deps, objects };
    const id = await audited(viewer);
    const name = await objectOf(id);
    await rows(
      `insert into blobs (key, audit_id, content_type, object, created_at) select key || '-2', audit_id, content_type, object, now() from blobs`,
    );
    await rows(`delete from blobs where key = '${id}/page-1'`);
    expect(await forgetObjects(deps)).toEqual({ deleted: 0, failed: false });
    expect(await objects.exists(name)).toBe(true);
    await rows('delete from blobs');
    expect(await forgetObjects(deps)).toEqual({ deleted: 1, failed: false });
  });
});

describe('the PDF of a report', () => {
  testOfAll(
    'is made again when its object is gone, and made into the database while the store is away',
    async () => {
      const viewer = await world.addUser();
      const id = await audited(viewer);
      const deps = { ...world.deps, objects };
      const signal = new AbortController().signal;
      let made = 0;
      const render = async () => {
        made += 1;
        return Buffer.from(`%PDF-${made}`);
      };
      const text = async (pdf: Promise<Buffer | null>) => (await pdf)?.toString();
      expect(await text(makeReportPdf(deps, render, id, signal))).toBe('%PDF-1');
      expect(await text(makeReportPdf(deps, render, id, signal))).toBe('%PDF-1');
      const [{ object } = {}] = await rows("select object from blobs where content_type = 'application/pdf'");
      await objects.delete(String(object));
      expect(await readLastReportPdf(deps, id)).toBeNull();
      expect(await text(makeReportPdf(deps, render, id, signal))).toBe('%PDF-2');
      await server.stop();
      try {
        const away = { ...world.deps, objects: s3Objects(server.settings) };
        expect(await readLastReportPdf(away, id)).toBeNull();
        expect(await text(makeReportPdf(away, render, id, signal))).toBe('%PDF-3');
      } finally {
        await server.start();
      }
      expect(await rows("select object from blobs where content_type = 'application/pdf'")).toEqual([
        { object: null },
      ]);
    },
  );
});

const places = () =>
  rows(
    'select count(bytes)::int as database, count(object)::int as objects, count(distinct coalesce(bytes::text, object))::int as files from blobs',
  );

async function manyFiles(count: number): Promise<string> {
  const viewer = await world.addUser();
  const { id } = await startAudit(world.deps, viewer, { url: 'exemple.fr', scope: 'site' });
  await rows(
    `insert into blobs (key, audit_id, content_type, bytes, created_at)
      select '${id}/page-' || n, '${id}', 'image/webp', convert_to('page ' || n, 'UTF8'), now() from generate_series(1, ${count}) n`,
  );
  return id;
}

describe('moving the files', () => {
  const unwatched = () => ({ signal: new AbortController().signal, tell: () => {} });
  it('there and back leaves every file as it was, and the bucket empty', async () => {
    const deps = { ...world.deps, objects };
    await manyFiles(12);
    const before = await rows("select key, encode(bytes, 'hex') as hex from blobs order by key");
    expect(await moveFiles(deps, 's3', unwatched())).toMatchObject({
      done: 12,
      total: 12,
      lost: 0,
      stopped: false,
    });
    expect(await places()).toEqual([{ database: 0, objects: 12, files: 12 }]);
    const names = (await rows('select object from blobs')).map(({ object }) => String(object));
    expect(await moveFiles(deps, 'database', unwatched())).toMatchObject({
      done: 12,
      lost: 0,
      stopped: false,
    });
    expect(await rows("select key, encode(bytes, 'hex') as hex from blobs order by key")).toEqual(before);
    expect(await Promise.all(names.map((name) => objects.exists(name)))).toEqual(names.map(() => false));
    expect(await rows('select * from loose_objects')).toEqual([]);
  });

  it.each(['put', 'get'] as const)(
    'goes on after a death at any %s: nothing is lost, and what was half-way goes in time',
    async (verb) => {
      await manyFiles(6);
      let calls = 0;
      const dying: ObjectStore = {
        ...objects,
        [verb]: async (...args: [string, Uint8Array, string]) => {
          calls += 1;
          const result = await (objects[verb] as (...all: typeof args) => Promise<unknown>)(...args);
          if (calls % 2 === 0) throw new Error('killed');
          return result;
        },
      };
      const deps = { ...world.deps, objects: dying };
      for (let tries = 0; tries < 12; tries += 1) await moveFiles(deps, 's3', unwatched()).catch(() => null);
      expect(await places()).toEqual([{ database: 0, objects: 6, files: 6 }]);
      world.clock.move(3_700_000);
      await forgetObjects({ ...world.deps, objects });
      expect(await moveFiles({ ...world.deps, objects }, 'database', unwatched())).toMatchObject({
        done: 6,
        lost: 0,
      });
      expect(await places()).toEqual([{ database: 6, objects: 0, files: 6 }]);
    },
  );

  testOfAll('stops after the file under way when asked to, and goes on later', async () => {
    await manyFiles(5);
    const deps = { ...world.deps, objects };
    const stop = new AbortController();
    const tell = ({ done }: { done: number }) => {
      if (done === 2) stop.abort();
    };
    expect(await moveFiles(deps, 's3', { signal: stop.signal, tell })).toMatchObject({
      done: 2,
      stopped: true,
    });
    expect(await places()).toEqual([{ database: 3, objects: 2, files: 5 }]);
    expect(await moveFiles(deps, 's3', unwatched())).toMatchObject({ done: 3, total: 3, stopped: false });
  });

  testOfAll('tells the objects that are gone or altered, and moves the others', async () => {
    const id = await manyFiles(3);
    const deps = { ...world.deps, objects };
    await moveFiles(deps, 's3', unwatched());
    const nameOf = async (key: string) =>
      String((await rows(`select object from blobs where key = '${id}/${key}'`))[0]?.object);
    await objects.delete(await nameOf('page-1'));
    await objects.put(await nameOf('page-2'), Buffer.from('autre'), 'image/webp');
    expect(await moveFiles(deps, 'database', unwatched())).toMatchObject({ done: 3, lost: 2 });
    expect(await places()).toEqual([{ database: 1, objects: 2, files: 3 }]);
  });

  testOfAll('leaves a file alone that was replaced while it was on its way', async () => {
    const id = await manyFiles(1);
    const replacing: ObjectStore = {
      ...objects,
      async get(name) {
        await rows(`update blobs set bytes = 'nouveau'`);
        return objects.get(name);
      },
    };
    await moveFiles({ ...world.deps, objects: replacing }, 's3', unwatched());
    expect(await rows(`select convert_from(bytes, 'UTF8') as text from blobs`)).toEqual([
      { text: 'nouveau' },
    ]);
    await forgetObjects({ ...world.deps, objects });
    expect(await objects.exists(objectName(id, Buffer.from('page 1')))).toBe(false);
  });
});

describe('the command that moves files', () => {
  it('goes on after `kill -9`, and loses nothing', { timeout: 120_000 }, async () => {
    await manyFiles(120);
    const before = await rows("select key, encode(bytes, 'hex') as hex from blobs order by key");
    const { endpoint, bucket, accessKeyId, secretAccessKey } = server.settings;
    const env = {
      DATABASE_URL: database.current().url,
      CONSTAT_DATA: world.deps.config.dataFolder,
      ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    };
    const move = (to: string) => startProgram(['scripts/run.mjs', 'move-files', '--to', to], '.', env);
    const killed = await move('s3');
    await eventually(async () => ((await places())[0]?.objects ?? 0) !== 0, 60_000);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const [{ database: left } = {}] = await places();
    expect(Number(left)).toBeGreaterThan(0);
    const resumed = await move('s3');
    expect([await resumed.ended, resumed.output()]).toEqual([0, expect.stringContaining('Terminé')]);
    expect(await places()).toEqual([{ database: 0, objects: 120, files: 120 }]);
    const back = await move('database');
    expect(await back.ended).toBe(0);
    expect(await rows("select key, encode(bytes, 'hex') as hex from blobs order by key")).toEqual(before);
    expect(back.output()).toMatch(/120 sur 120\sfichiers \(100/);
  });
});

describe('the start', () => {
  it('says in one line that a store refuses, is silent, or is named by no setting', async () => {
    expect(await warnOfStore(world.deps)).toBeNull();
    expect(await warnOfStore({ ...world.deps, objects })).toBeNull();
    const wrong = s3Objects({ ...server.settings, secretAccessKey: 'faux' });
    expect(await warnOfStore({ ...world.deps, objects: wrong })).toContain('refuse nos clés');
    const silent = s3Objects({ ...server.settings, endpoint: 'http://127.0.0.1:9' });
    expect(await warnOfStore({ ...world.deps, objects: silent })).toContain('ne répond pas');
    await audited(await world.addUser());
    expect(await warnOfStore(world.deps)).toContain('S3_ENDPOINT ne le désigne pas');
  });
});
