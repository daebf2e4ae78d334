import { describe, expect, test } from 'vitest';
import { defaultPageBudget, type Excess, openPageTraffic } from './page-traffic.ts';
import { createTrafficLedger, type Sent, type TrafficBank } from './traffic-ledger.ts';
import { machineOf, otherSiteOf, type Party } from './traffic-party.ts';

const host = (name: string): Party => ({ kind: 'host', name });
const victim = host('victime.fr');
const one: Sent = { requests: 1, bytes: 100 };

function openPage(bank: TrafficBank, budget = {}) {
  const excesses: Excess[] = [];
  const page = openPageTraffic({ ...defaultPageBudget, ...budget }, bank, (excess) => excesses.push(excess));
  /** So many requests, one after another; gives how many were let through. */
  const ask = async (party: Party, times: number, sent = one) => {
    let passed = 0;
    for (let at = 0; at < times; at += 1) if (await page.take([party], sent)) passed += 1;
    return passed;
  };
  return { page, excesses, ask };
}

describe('one page', () => {
  test('asks one other site three hundred times, the site itself three thousand', async () => {
    const { page, ask, excesses } = openPage(createTrafficLedger());
    expect(await ask({ kind: 'own', name: '93.184.215.14' }, 500)).toBe(500);
    expect(await ask(victim, 1_000)).toBe(300);
    expect(excesses).toEqual([{ kind: 'requestsToOne', limit: 300, party: 'victime.fr' }]);
    expect(page.requests).toBe(800);
    expect(await ask(host('autre.fr'), 1)).toBe(0);
    const own = openPage(createTrafficLedger());
    expect(await own.ask({ kind: 'own', name: '93.184.215.14' }, 5_000)).toBe(3_000);
    expect(own.excesses).toEqual([{ kind: 'requests', limit: 3_000 }]);
  });

  test('sends three megabytes to others together, ten to all', async () => {
    const part = { requests: 0, bytes: 100_000 };
    const { ask, excesses } = openPage(createTrafficLedger());
    expect((await ask(victim, 15, part)) + (await ask(host('autre.fr'), 50, part))).toBe(30);
    expect(excesses).toEqual([{ kind: 'bytesUpToOthers', limit: 3_000_000 }]);
    const own = openPage(createTrafficLedger());
    expect(await own.ask({ kind: 'own', name: 'a' }, 500, part)).toBe(100);
  });

  test('files that any cache may keep count as a tenth, never as less', async () => {
    const { page, ask } = openPage(createTrafficLedger());
    let passed = 0;
    for (let at = 0; at < 5_000; at += 1) {
      if (await page.take([victim], { requests: 1, bytes: 0 })) passed += 1;
      // Twice as many answers as requests: what is said of more than was asked brings nothing.
      page.cacheable([victim]);
      page.cacheable([victim]);
    }
    // Three thousand requests in all end it first.
    expect(passed).toBe(2_991);
    expect(await ask(victim, 1)).toBe(0);
  });

  test('changes something thirty times at one other site, a hundred times at all', () => {
    const { page } = openPage(createTrafficLedger());
    const write = (name: string, times: number) =>
      Array.from({ length: times }, () => page.takeWrite(name)).filter(Boolean).length;
    expect(['a.fr', 'b.fr', 'c.fr'].map((name) => write(name, 30))).toEqual([30, 30, 30]);
    expect(write('d.fr', 30)).toBe(10);
    expect(page.excess).toEqual({ kind: 'writesToOthers', limit: 100 });
    const other = openPage(createTrafficLedger()).page;
    expect(Array.from({ length: 40 }, () => other.takeWrite('a.fr')).filter(Boolean)).toHaveLength(30);
    expect(other.excess).toEqual({ kind: 'writesToOne', limit: 30, party: 'a.fr' });
  });

  test('sends nothing more once it is over', async () => {
    const { page, ask } = openPage(createTrafficLedger());
    expect(await ask(victim, 3)).toBe(3);
    page.end();
    expect(await ask(victim, 3)).toBe(0);
    expect(page.excess).toBeNull();
  });
});

describe('one audit', () => {
  test('asks one other site five hundred times over all its pages, and goes on elsewhere', async () => {
    const ledger = createTrafficLedger();
    let passed = 0;
    for (let load = 0; load < 12; load += 1) {
      ledger.addPage();
      const { page, ask, excesses } = openPage(ledger);
      passed += await ask(victim, 200);
      page.end();
      if (load > 2) expect(excesses).toEqual([{ kind: 'audit', party: 'victime.fr', limit: 0 }]);
    }
    expect(passed).toBe(500);
    const { ask } = openPage(ledger);
    expect(await ask(host('autre.fr'), 5)).toBe(5);
  });

  test('gives back what a page did not send, and keeps what a process that died was given', async () => {
    const ledger = createTrafficLedger();
    for (let load = 0; load < 40; load += 1) {
      const { page, ask } = openPage(ledger);
      expect(await ask(victim, 10)).toBe(10);
      page.end();
    }
    const dead = openPage(ledger);
    expect(await dead.ask(victim, 1)).toBe(1);
    const { ask } = openPage(ledger);
    expect(await ask(victim, 200)).toBeLessThan(100);
  });

  test('has pages side by side share what is left', async () => {
    const ledger = createTrafficLedger();
    const pages = Array.from({ length: 6 }, () => openPage(ledger));
    const passed = await Promise.all(pages.map(({ ask }) => ask(victim, 250)));
    expect(passed.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(500);
    expect(Math.min(...passed)).toBeGreaterThan(0);
  });

  test('may ask more as it has more pages, and less in a process that visits further ones', async () => {
    const large = createTrafficLedger();
    for (let at = 0; at < 112; at += 1) large.addPage();
    const further = createTrafficLedger({ further: true });
    const all = async (bank: TrafficBank) => {
      let passed = 0;
      for (let load = 0; load < 30; load += 1) {
        const { page, ask } = openPage(bank);
        passed += await ask(victim, 300);
        page.end();
      }
      return passed;
    };
    expect([await all(large), await all(further)]).toEqual([500 + 100 * 40, 125]);
  });

  test('lets a page begin before the bank has answered, and counts it all the same', async () => {
    const ledger = createTrafficLedger();
    const answers: (() => void)[] = [];
    const slow: TrafficBank = {
      ...ledger,
      first: () => ({ requests: 8, bytes: 10_000 }),
      grant: (party) => new Promise((resolve) => answers.push(() => void ledger.grant(party).then(resolve))),
    };
    const { page } = openPage(slow);
    const passed = Array.from({ length: 8 }, () => page.take([victim], one));
    expect(passed).toEqual(Array(8).fill(true));
    const ninth = page.take([victim], one);
    expect(ninth).toBeInstanceOf(Promise);
    for (const answer of answers.splice(0)) answer();
    expect(await ninth).toBe(true);
    page.end();
    // Nine of five hundred are gone, neither more nor less.
    let left = 0;
    for (let load = 0; load < 4; load += 1) {
      const { page: next, ask } = openPage(ledger);
      left += await ask(victim, 300);
      next.end();
    }
    expect(left).toBe(491);
  });

  test('tells what a host was sent once it is much, and stops at a host that is closed', async () => {
    const told: [string, Sent][] = [];
    const ledger = createTrafficLedger({ onMuch: (name, more) => told.push([name, more]) });
    const first = openPage(ledger);
    await first.ask(host('peu.fr'), 20);
    await first.ask(victim, 150);
    first.page.end();
    expect(told).toEqual([['victime.fr', { requests: 150, bytes: 15_000 }]]);
    ledger.close('victime.fr');
    const { ask, excesses } = openPage(ledger);
    expect(await ask(victim, 1)).toBe(0);
    expect(excesses).toEqual([{ kind: 'installation', party: 'victime.fr', limit: 0 }]);
  });
});

describe('whom a request concerns', () => {
  const site = { url: 'https://www.mairie.fr/', siteDomain: 'mairie.fr' };
  const other = (hostname: string, port = 443) => otherSiteOf({ hostname, port }, site)?.name ?? null;

  test('a name counts with all of its registrable domain, the site’s own apart', () => {
    expect(['www.mairie.fr', 'mairie.fr', 'img.mairie.fr'].map((name) => other(name))).toEqual([
      null,
      null,
      null,
    ]);
    expect(['a.victime.fr', 'b.c.victime.fr'].map((name) => other(name))).toEqual([
      'victime.fr',
      'victime.fr',
    ]);
    expect(other('un.github.io')).toBe('un.github.io');
  });

  test('an address counts whatever its port, a private one with it', () => {
    expect([other('93.184.215.14', 80), other('93.184.215.14', 8080)]).toEqual([
      '93.184.215.14',
      '93.184.215.14',
    ]);
    expect([other('127.0.0.1', 80), other('[::1]', 8080)]).toEqual(['127.0.0.1:80', '::1:8080']);
    const local = { url: 'http://127.0.0.1:4003/', siteDomain: '127.0.0.1' };
    expect(otherSiteOf({ hostname: '127.0.0.1', port: 4003 }, local)).toBeNull();
    expect(otherSiteOf({ hostname: '127.0.0.1', port: 4004 }, local)?.name).toBe('127.0.0.1:4004');
  });

  test('a name of the site that leads to another machine is no more trusted than that machine', () => {
    const at = (hostname: string) => machineOf({ hostname, port: 443 }, '93.184.215.14', site).kind;
    expect([at('www.mairie.fr'), at('img.mairie.fr'), at('victime.fr')]).toEqual([
      'own',
      'address',
      'address',
    ]);
  });
});
