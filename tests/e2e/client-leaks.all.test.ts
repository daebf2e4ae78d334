import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiRoutes } from '#http/routes.ts';
import { saveMembership } from '#store/organisations.ts';
import { users } from '#store/schema.ts';
import { signInPerson } from '../support/audit-api.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';
import { type SeededSite, seedSite } from '../support/seed-space.ts';

/** Two organisations with two clients each, every one of whom is given one site. */
const agencies = ['pont', 'gare'] as const;
const clients = ['mairie', 'lycee'] as const;

interface Looker {
  readonly name: string;
  readonly cookie: string;
  /** Sites that they may see. */
  readonly sees: readonly string[];
}

let site: E2eSite;
const lookers: Looker[] = [];
const seeded: SeededSite[] = [];

beforeAll(async () => {
  site = await startE2eSite({ env: { CONSTAT_READS_PER_MINUTE: '0' } });
  for (const agency of agencies) await seedAgency(agency);
});
afterAll(() => site?.close());

const hostOf = (agency: string, client: string) => `${client}-${agency}.fr`;

async function seedAgency(agency: string): Promise<void> {
  const { api } = site;
  const { world } = api;
  const { db, clock } = world.deps;
  const owner = await signInPerson(world, { email: `${agency}@agence.fr`, displayName: `Agence ${agency}` });
  const made = await api.call(owner, 'POST', '/api/organisations', { name: `Agence ${agency}` });
  const { uid: organisation } = (await made.json()) as { uid: string };
  await db.update(users).set({ plan: 'agency' });
  for (const client of clients) seeded.push(await seedSite(world, organisation, hostOf(agency, client)));
  lookers.push({
    name: `owner of ${agency}`,
    cookie: owner.cookie,
    sees: clients.map((client) => hostOf(agency, client)),
  });
  for (const client of clients) {
    const email = `${client}@${agency}.exemple.fr`;
    const person = await signInPerson(world, { email, displayName: `Client ${client} ${agency}` });
    const host = hostOf(agency, client);
    await saveMembership(db, {
      ...{ organisation, person: person.viewer.uid, role: 'client', mayAct: true, hosts: [host] },
      now: clock.now(),
    });
    await api.call(person, 'PUT', '/api/account/space', { organisation });
    lookers.push({ name: `client ${client} of ${agency}`, cookie: person.cookie, sees: [host] });
  }
}

const read = async ({ cookie }: Looker, path: string) => {
  for (;;) {
    const answer = await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' });
    const text = await answer.text();
    // Files are counted whatever the settings say: asked again once their minute is over.
    if (answer.status !== 429) return { status: answer.status, text };
    await new Promise((resolve) => setTimeout(resolve, 1_000 * Number(answer.headers.get('retry-after'))));
  }
};

/** Addresses of this site that a page links to or shows. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="(\/[^"#]*)/g)]
    .map(([, path = '']) => path.replaceAll('&amp;', '&'))
    .filter(
      (path) =>
        !/^\/(?:assets|fonts|favicon|icons?|manifest)|\.(?:js|css|woff2|svg|png|ico|webmanifest)$/.test(path),
    );

/** Public pages are the same for all, and the way out is not taken. */
const isPrivate = (path: string) => /^\/(?:dashboard|reports|organisation|espaces|api)\b/.test(path);

/** Everything that somebody reaches from the dashboard, link by link. */
async function crawl(looker: Looker): Promise<Map<string, { status: number; text: string }>> {
  const found = new Map<string, { status: number; text: string }>();
  const waiting = ['/dashboard?tab=overview', '/organisation', '/espaces', '/dashboard/sites'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (found.has(path) || !isPrivate(path) || found.size >= 250) continue;
    const answer = await read(looker, path);
    found.set(path, answer);
    waiting.push(...addressesIn(answer.text));
  }
  return found;
}

const hidden = (looker: Looker) => seeded.filter(({ host }) => !looker.sees.includes(host));
const shownOf = (looker: Looker, text: string) =>
  hidden(looker)
    .map(({ host }) => host)
    .filter((host) => text.includes(host));
const idsOf = ({ audit, earlier, decision, verification, sample, schedule, webhook }: SeededSite) => [
  ...[audit, earlier, decision, verification, sample, schedule, webhook],
];

/** Every address of the API about one thing of a site that a browser may read. */
const callsAbout = (of: SeededSite): string[] =>
  apiRoutes
    .filter(({ method, path, access }) => method === 'GET' && access === 'user' && path.includes(':'))
    .flatMap(({ path }) =>
      idsOf(of).map((id) =>
        path
          .replace(':host', of.host)
          .replace(':key', 'page-1')
          .replace(/export$/, 'export?format=csv')
          .replace(/comments$/, 'comments?key=seo-titre-absent')
          .replace(/:verification|:shareId|:handoverId|:delivery/, of.verification)
          .replace(/:\w+/, id),
      ),
    );

it('nobody meets another client or another organisation, by link or by guess', async () => {
  const leaks: unknown[] = [];
  const maps = new Map<Looker, Awaited<ReturnType<typeof crawl>>>();
  for (const looker of lookers) {
    const found = await crawl(looker);
    maps.set(looker, found);
    // What the crawl stands on: each reaches the reports of their own sites.
    const own = seeded.filter(({ host }) => looker.sees.includes(host));
    for (const { audit } of own) expect([...found.keys()]).toContain(`/reports/${audit}`);
    for (const [path, { text }] of found) {
      const shown = shownOf(looker, text);
      if (shown.length > 0) leaks.push({ who: looker.name, path, shown });
    }
  }
  const all = new Set([...maps.values()].flatMap((found) => [...found.keys()]));
  const guessed = new Set(seeded.flatMap(callsAbout));
  let asked = 0;
  for (const looker of lookers) {
    const foreign = new RegExp(
      hidden(looker)
        .flatMap((of) => [...idsOf(of), of.host])
        .join('|')
        .replaceAll('.', '\\.'),
    );
    for (const path of [...all, ...guessed]) {
      if (maps.get(looker)?.has(path) || !foreign.test(path)) continue;
      asked += 1;
      const { status, text } = await read(looker, path);
      // A name of a site in the address is repeated by nothing; what a role may never ask for is told so; a form that
      // was to begin with what another audit asked for begins empty.
      const isForm = path.startsWith('/dashboard?tab=new');
      const isHidden = [403, 404].includes(status) || (isForm && status === 200);
      if (!isHidden || shownOf(looker, text.replaceAll(path, '')).length > 0)
        leaks.push({ who: looker.name, path, status });
    }
  }
  expect(leaks).toEqual([]);
  expect(asked).toBeGreaterThan(500);
}, 1_200_000);
