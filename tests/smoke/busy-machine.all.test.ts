import { afterAll, beforeAll, expect, test } from 'vitest';
import { isArtifactError } from '#engine/artifacts.ts';
import type { VisitOutcome, VisitPool } from '#engine/ports/visit.ts';
import { untestedWords } from '#engine/rules/untested-words.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { burnProcessors } from '../support/burners.ts';
import { chromiumPath } from '../support/chromium.ts';
import { page, type StaticServer, startStaticServer } from '../support/static-server.ts';

const words = '<p>La mairie est ouverte du lundi au vendredi, et le samedi matin sauf en août.</p>';
const routes = {
  '/': page(
    `${words.repeat(8)}<form><label for="c">Courriel</label><input id="c" type="email" required><button>Envoyer</button></form>
     <p style="color:#bbb">Une phrase trop pâle.</p><a href="/calcul">Suite</a>`,
  ),
  '/calcul': page(
    `${words}<div style="width:700px">Un bloc plus large qu’un téléphone, et du texte qui va jusqu’à son bord droit</div>
     <script>let n=0;for(let i=0;i<4e7;i++)n=(n*31+i)%1000003;document.title+=" "+(n>0?"":"!")</script>`,
  ),
};

let site: StaticServer;
let pool: VisitPool;

beforeAll(async () => {
  site = await startStaticServer(routes);
  pool = createVisitPool({
    executablePath: chromiumPath(),
    policy: { allow: [`127.0.0.1:${site.port}`] },
    publicUrl: 'http://localhost:3000',
    slots: 1,
  });
});
afterAll(async () => {
  await pool?.close();
  await site?.close();
});

type Analysed = Extract<VisitOutcome, { kind: 'page' }>;

async function visit(path: string): Promise<Analysed> {
  const outcome = await pool.visit(
    {
      url: site.origin + path,
      isHome: path === '/',
      device: 'mobile',
      siteDomain: '127.0.0.1',
      deadlineMs: 90_000,
      moves: true,
      keepArtifacts: true,
    },
    new AbortController().signal,
  );
  if (outcome.kind !== 'page') throw new Error(`${path}: ${outcome.reason} ${outcome.detail}`);
  return outcome;
}

/** What was not gathered in time, of the page and of its interactions. */
function missing({ artifacts }: Analysed): string[] {
  const late = Object.entries(artifacts ?? {}).flatMap(([id, value]) =>
    isArtifactError(value) && value.failure !== 'busy' ? [`${id}: ${value.artifactError}`] : [],
  );
  const moves = artifacts && !isArtifactError(artifacts.moves) ? artifacts.moves : null;
  const parts = Object.entries(moves ?? { moves: null }).flatMap(([id, part]) => (part === null ? [id] : []));
  return [...late, ...parts];
}

/** Verdicts but those that a busy machine does not allow. */
const verdictsOf = ({ verdicts }: Analysed) =>
  new Map(
    verdicts.flatMap(({ ruleId, status, reason, occurrences }) =>
      reason === untestedWords.busy ? [] : [[ruleId, `${status} ×${occurrences}`] as const],
    ),
  );

test('beside processes that burn the processors nothing is late, and what is judged is judged the same', {
  timeout: 240_000,
}, async () => {
  const paths = Object.keys(routes);
  const calm = new Map<string, Analysed>();
  for (const path of paths) calm.set(path, await visit(path));
  const endBurning = burnProcessors();
  try {
    for (const path of paths) {
      const busy = await visit(path);
      expect(missing(busy)).toEqual([]);
      const before = verdictsOf(calm.get(path) ?? busy);
      const differing = [...verdictsOf(busy)].filter(
        ([id, verdict]) => (before.get(id) ?? verdict) !== verdict,
      );
      expect(differing).toEqual([]);
      // Measured on a machine of its own, or not at all.
      expect(busy.summary.performanceScore === null).toBe(busy.starved);
    }
  } finally {
    endBurning();
  }
});
