import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Axe, Dom, Interactions, PageArtifacts } from '#engine/artifacts.ts';
import type { VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { gathered } from '#tests/support/gathered.ts';
import { page, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

const far = '<div style="height:1600px">Le haut de la page</div>';
const pale = 'color:#bbb;background:#fff';

/** Each hides the passage `#bas`, in pale grey, until it is scrolled to, in its own way. */
const ways: Readonly<Record<string, string>> = {
  observed: page(
    `${far}<p id="bas" class="attend" style="${pale}">Un texte pâle du bas</p>${far}<script>
      new IntersectionObserver(([entry], observer) => { if (!entry.isIntersecting) return; observer.disconnect(); bas.className = 'vu'; }, { threshold: .5 }).observe(bas);</script>`,
    '<style>.attend{opacity:0;transform:translateY(60px)}.vu{opacity:1;transition:opacity .9s .4s,transform .9s}</style>',
  ),
  throttled: page(
    `${far}<section id="tour" style="opacity:0"><h2>Nos engagements</h2><p id="bas" style="${pale}">Un texte pâle du bas</p></section>${far}<script>
      let last = 0; addEventListener('scroll', () => { if (Date.now() - last < 99) return; last = Date.now(); setTimeout(() => { if (tour.getBoundingClientRect().top < innerHeight) tour.style.opacity = 1; }, 99); });</script>`,
    '<style>section{transition:opacity .6s}</style>',
  ),
  polled: page(
    `${far}<p id="bas" style="visibility:hidden;${pale}">Un texte pâle du bas</p>${far}<script>
      const timer = setInterval(() => { const { top, bottom } = bas.getBoundingClientRect(); if (top > innerHeight || bottom < 0) return; clearInterval(timer); bas.style.visibility = 'visible'; bas.style.animation = 'lever 1s both'; }, 50);</script>`,
    '<style>@keyframes lever{from{opacity:0}to{opacity:1}}</style>',
  ),
  stepwise: page(
    `${far}<p id="bas" style="opacity:0;${pale}">Un texte pâle du bas</p>${far}<script>
      new IntersectionObserver(([entry], observer) => { if (!entry.isIntersecting) return; observer.disconnect(); const from = performance.now();
        const step = (now) => { const done = Math.min(1, (now - from) / 700); bas.style.opacity = done; if (done < 1) requestAnimationFrame(step); }; requestAnimationFrame(step); }).observe(bas);</script>`,
  ),
};

/** What comes with it, or does not come. */
const others: Readonly<Record<string, string>> = {
  /** Elements that are put in on the way change the numbers of all that follow. */
  inserted: page(
    `${far}<div id="liste"></div><p id="bas" style="opacity:0;${pale}">Un texte pâle du bas</p>${far}<script>
      new IntersectionObserver(([entry], observer) => { if (!entry.isIntersecting) return; observer.disconnect(); liste.innerHTML = '<p>Une actualité</p><p>Une autre</p>'; bas.style.opacity = 1; }).observe(bas);</script>`,
  ),
  never: page(`${far}<p id="bas" style="opacity:0;${pale}">Un texte pâle du bas</p>${far}`),
  hiddenAgain: page(
    `${far}<p id="bas" style="opacity:0;${pale}">Un texte pâle du bas</p>${far}<script>
      new IntersectionObserver(([entry]) => { bas.style.opacity = entry.isIntersecting ? 1 : 0; }).observe(bas);</script>`,
  ),
  window: page(
    `${far}<p id="bas" style="opacity:0;${pale}">Un texte pâle du bas</p>${far}
     <div id="lettre" hidden style="position:fixed;inset:0;background:#fff;z-index:9"><p>Recevez notre lettre chaque mardi matin</p></div><script>
      new IntersectionObserver(([entry], observer) => { if (!entry.isIntersecting) return; observer.disconnect(); bas.style.opacity = 1; lettre.hidden = false; }).observe(bas);</script>`,
  ),
  shift: page(
    `${far}<div id="place"></div><p id="bas" style="opacity:0;height:300px;${pale}">Un texte pâle du bas</p><div style="height:900px">Fin</div><style>body{overflow-anchor:none}</style><script>
      new IntersectionObserver(([entry], observer) => { if (!entry.isIntersecting) return; observer.disconnect(); bas.style.opacity = 1; setTimeout(() => { place.style.height = '280px'; }, 40); }).observe(bas);</script>`,
  ),
};

let pool: VisitPool;
let site: StaticServer;

beforeAll(async () => {
  const pages = Object.entries({ ...ways, ...others }).map(([name, html]) => [`/${name}`, html]);
  site = await startStaticServer(Object.fromEntries(pages));
  pool = createVisitPool({
    executablePath: await chromiumPath(),
    policy: { allow: [new URL(site.origin).host] },
    publicUrl: 'http://127.0.0.1:3000',
  });
});

afterAll(async () => {
  await pool?.close();
  await site?.close();
});

interface Seen {
  readonly dom: Dom;
  readonly axe: Axe;
  readonly moves: Interactions | null;
}

async function see(path: string): Promise<Seen> {
  const outcome = await pool.visit(
    {
      url: `${site.origin}/${path}`,
      isHome: false,
      device: 'mobile',
      siteDomain: '127.0.0.1',
      moves: true,
      only: { rules: [], artifacts: ['dom', 'axe', 'moves'], moves: ['scroll'] },
      deadlineMs: 90_000,
      keepArtifacts: true,
    },
    new AbortController().signal,
  );
  if (outcome.kind !== 'page' || !outcome.artifacts) throw new Error(JSON.stringify(outcome).slice(0, 500));
  const artifacts: PageArtifacts = outcome.artifacts;
  return {
    dom: gathered(artifacts.dom),
    axe: gathered(artifacts.axe),
    moves: gathered(artifacts.moves),
  };
}

const below = ({ dom }: Seen) => dom.nodes.find(({ attributes }) => attributes.id === 'bas');

/** The elements whose contrast axe-core faults. */
const paleOnes = ({ dom, axe }: Seen): (string | undefined)[] =>
  axe.violations
    .filter(({ ruleId }) => ruleId === 'color-contrast')
    .flatMap(({ nodes }) => nodes.map(({ node }) => dom.nodes[node ?? -1]?.attributes.id));

describe('what a page shows once it is scrolled to is judged', () => {
  test.each(Object.keys(ways))('%s', async (way) => {
    const seen = await see(way);
    expect(below(seen)).toMatchObject({ visible: true, style: { opacity: '1', visibility: 'visible' } });
    expect(paleOnes(seen)).toEqual(['bas']);
  });

  test('also where elements came on the way', async () => {
    const seen = await see('inserted');
    expect(
      seen.dom.nodes.filter(({ tag, ownText }) => tag === 'p' && /actualité|autre/.test(ownText)),
    ).toHaveLength(2);
    expect(paleOnes(seen)).toEqual(['bas']);
  });

  test.each(['never', 'hiddenAgain'])('and what is not shown stays unseen: %s', async (path) => {
    const seen = await see(path);
    expect(below(seen)?.visible).toBe(false);
    expect(paleOnes(seen)).toEqual([]);
  });

  test('a window that opens on the way is not one of the arrival', async () => {
    const { dom } = await see('window');
    const letter = dom.nodes.find(({ attributes }) => attributes.id === 'lettre');
    expect(letter?.visible).toBe(false);
  });

  test('what moved the page meanwhile is still told', async () => {
    const { moves } = await see('shift');
    expect(moves?.scroll?.score).toBeGreaterThan(0.1);
  });
});
