import { describe, expect, test } from 'vitest';
import { cookieTable } from '#contract/cookie-table.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { choiceCookie, choiceRequest, choiceVisit } from '#tests/support/choice-visits.ts';
import { cookie } from '#tests/support/visit-parts.ts';
import { cookieTableOf } from './cookie-table.ts';

const collect = 'https://www.google-analytics.com/g/collect?v=2';
const visits = (changes: Partial<ReturnType<typeof siteArtifacts>['consentVisits']> = {}) => ({
  refuse: null,
  accept: null,
  withdraw: null,
  reason: '',
  ...changes,
});
const policy = pageFacts({
  url: 'https://www.exemple.fr/confidentialite',
  isHome: false,
  kind: 'privacy',
  lang: 'fr',
  text: `Nous mesurons l’audience avec Google Analytics. ${'Une phrase de la politique. '.repeat(30)}`,
});
const tableOf = (changes: Parameters<typeof siteArtifacts>[0]) => cookieTableOf(siteArtifacts(changes));
const rowOf = (changes: Parameters<typeof siteArtifacts>[0], name: string) =>
  tableOf(changes)?.rows.find((row) => row.name === name);

describe('the table of cookies', () => {
  test('tells each cookie in the three states of the choice, those that need consent first', () => {
    const table = tableOf({
      pages: [pageFacts({ cookies: [cookie('PHPSESSID'), cookie('_ga')] }), policy],
      consentVisits: visits({
        refuse: choiceVisit({ cookies: [choiceCookie('_fbp', 1)] }),
        accept: choiceVisit({ cookies: [choiceCookie('_ga', 1), choiceCookie('_fbp', 1)] }),
      }),
    });
    expect(cookieTable.parse(table)).toEqual(table);
    const told = table?.rows.map(({ name, before, afterRefusal, afterAcceptance }) => [
      name,
      before,
      afterRefusal,
      afterAcceptance,
    ]);
    expect(told).toEqual([
      ['_ga', true, false, true],
      ['_fbp', false, true, true],
      ['PHPSESSID', true, false, false],
    ]);
    expect(table?.reason).toBe('');
  });

  test('does not say what no choice could show, and says why', () => {
    const changes = { pages: [pageFacts({ cookies: [cookie('_ga')] })] };
    const none = visits({ reason: 'ni bandeau de choix, ni traceur' });
    expect(rowOf({ ...changes, consentVisits: none }, '_ga')).toMatchObject({
      before: true,
      afterRefusal: null,
      afterAcceptance: null,
    });
    expect(tableOf({ ...changes, consentVisits: none })?.reason).toBe('ni bandeau de choix, ni traceur');
    const unrefused = visits({ accept: choiceVisit(), refuse: choiceVisit({ clicked: null }) });
    expect(tableOf({ ...changes, consentVisits: unrefused })?.reason).toMatch(/bouton pour refuser/);
  });

  test('leaves out what scripts started before may still do on the page of the choice, and deletions', () => {
    const refuse = choiceVisit({
      cookies: [choiceCookie('_ga', 0), choiceCookie('_fbp', 1, { lifetimeSeconds: -1 })],
    });
    expect(tableOf({ pages: [pageFacts()], consentVisits: visits({ refuse }) })?.rows).toEqual([]);
  });

  test('tells a service that was told of the refusal from one that was not', () => {
    const afterRefusal = (...urls: string[]) =>
      rowOf(
        {
          pages: [pageFacts()],
          consentVisits: visits({
            refuse: choiceVisit({ requests: urls.map((url) => choiceRequest(url, 1)) }),
          }),
        },
        'Google Analytics',
      );
    expect(afterRefusal(`${collect}&gcs=G100`)).toMatchObject({ afterRefusal: true, toldOfRefusal: true });
    expect(afterRefusal(`${collect}&gcs=G100`, collect)).not.toHaveProperty('toldOfRefusal');
  });

  test('says what the policy names, and nothing where it could not be read', () => {
    const pages = [pageFacts({ cookies: [cookie('_ga'), cookie('_fbp')] })];
    const site = { pages: [...pages, policy], consentVisits: visits() };
    expect(rowOf(site, '_ga')?.declared).toBe(true);
    expect(rowOf(site, '_fbp')?.declared).toBe(false);
    expect(rowOf({ pages, consentVisits: visits() }, '_fbp')?.declared).toBeNull();
  });

  test('is bounded', () => {
    const cookies = Array.from({ length: 400 }, (_, index) => cookie(`c${index}`));
    const table = tableOf({ pages: [pageFacts({ cookies })], consentVisits: visits() });
    expect(table?.rows).toHaveLength(150);
    expect(table?.more).toBe(250);
  });
});
