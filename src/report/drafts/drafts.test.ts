import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import type { TrackerRow } from '#contract/cookie-table.ts';
import { applyDecisions } from '#report/decisions/apply-decisions.ts';
import { decided } from '#tests/support/decisions.ts';
import { auditReport, rgaaGridOf } from '#tests/support/report.ts';
import { declarationDraft } from './accessibility-declaration.ts';
import { cookieDraft } from './cookie-table.ts';
import { draftHtml } from './draft-html.ts';
import { draftMarkdown } from './draft-markdown.ts';

const textOf = (html: string): string =>
  html
    .replaceAll(/<style>[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) =>
      String.fromCharCode({ '&amp;': 38, '&lt;': 60, '&gt;': 62, '&quot;': 34 }[entity] ?? 39),
    )
    .replaceAll('\u200b', '')
    .replaceAll(/[ \n]+/g, ' ')
    .trim();

const report = auditReport({ rgaa: rgaaGridOf() });
const row = (changes: Partial<TrackerRow>): TrackerRow => ({
  kind: 'cookie',
  name: '_ga',
  domain: '.exemple.fr',
  vendor: 'Google Analytics',
  purpose: 'mesure d’audience',
  need: 'required',
  lifetimeDays: 730,
  before: true,
  afterRefusal: null,
  afterAcceptance: true,
  declared: false,
  ...changes,
});
const withCookies = auditReport({
  cookies: {
    rows: [row({}), row({ name: 'x', vendor: '', purpose: '', need: 'unknown' })],
    more: 3,
    reason: '',
  },
});

describe('the draft of the declaration', () => {
  const draft = declarationDraft(report);

  it('has every heading of the official model', () => {
    const html = draftHtml(draft);
    for (const title of [
      'État de conformité',
      'Résultats des tests',
      'Contenus non accessibles',
      'Non-conformités',
      'Dérogations pour charge disproportionnée',
      'Contenus non soumis à l’obligation d’accessibilité',
      'Établissement de cette déclaration d’accessibilité',
      'Technologies utilisées pour la réalisation du site',
      'Environnement de test',
      'Outils pour évaluer l’accessibilité',
      'Pages du site ayant fait l’objet de la vérification de conformité',
      'Retour d’information et contact',
      'Voies de recours',
    ])
      expect(html).toMatch(new RegExp(`<h[23]>${title}</h[23]>`));
  });

  it('is filled from the grid and marks what only its owner knows', () => {
    const text = textOf(draftHtml(draft));
    expect(text).toContain('Critère 8.3 – Critère 8.3. La langue de la page n’est pas indiquée');
    expect(text).toContain('Entre 0\u00a0% et 50\u00a0%'.toLowerCase());
    expect(text.match(/\[à compléter\u00a0: [^\]]+\]/g)?.length).toBeGreaterThan(12);
  });

  it('never states a conformity: « non conforme » alone follows from a machine', () => {
    expect(textOf(draftHtml(draft))).toContain('Le site est [à compléter');
    const low = rgaaGridOf({ interval: { low: 0.1, high: 0.4 } });
    expect(textOf(draftHtml(declarationDraft(auditReport({ rgaa: low }))))).toContain(
      'Le site est non conforme',
    );
  });

  it('declares nothing that a person has yet to judge, and says so apart', () => {
    const criteria = rgaaGridOf().criteria.map((row) =>
      row.number === '8.3' ? { ...row, verdict: 'review' as const, noted: true } : row,
    );
    const text = textOf(draftHtml(declarationDraft(auditReport({ rgaa: rgaaGridOf({ criteria }) }))));
    expect(text).toContain('[à compléter\u00a0: liste des critères non respectés, ou «\u00a0aucune\u00a0»]');
    expect(text).not.toContain('Critère 8.3 –');
    expect(text).toContain('à juger par une personne\u00a0: un défaut touche ce critère');
    expect(text).toContain('8.3 (critère 8.3)');
    expect(textOf(draftHtml(draft))).not.toContain('à juger par une personne');
  });

  it('says that the rate to declare is a person’s', () => {
    expect(textOf(draftHtml(draft))).toContain(
      'Ce n’est pas le taux à déclarer\u00a0: une personne l’établit',
    );
  });

  it('tells derogations and contents of others that still stand', () => {
    const burden = decided(report, null, {
      kind: 'derogation',
      motive: 'burden',
      reason: 'Refonte trop chère.',
    });
    const others = decided(report, null, {
      id: '01900000-0000-7000-8000-000000000002',
      kind: 'third-party',
      until: '2026-11-21',
    });
    const now = new Date('2026-11-22T10:00:00Z');
    const text = textOf(draftHtml(declarationDraft(report, applyDecisions(report, [others, burden], now))));
    expect(text).toContain('La langue de la page n’est pas indiquée – Refonte trop chère.');
    expect(text).not.toContain('Ce module vient du département.');
  });
});

describe('the draft of the cookie table', () => {
  it('says what was seen, and marks what was not', () => {
    const text = textOf(draftHtml(cookieDraft(withCookies)));
    expect(text).toContain(
      '_ga cookie .exemple.fr Google Analytics mesure d’audience 24\u00a0mois à demander avant le dépôt avant tout choix, après une acceptation',
    );
    expect(text).toContain('[à compléter\u00a0: émetteur]');
    expect(text).toContain('Et 3\u00a0autres');
  });

  it('says when there is nothing, or nothing was kept', () => {
    expect(textOf(draftHtml(cookieDraft(report)))).toContain('relancez l’audit');
    const none = auditReport({ cookies: { rows: [], more: 0, reason: '' } });
    expect(textOf(draftHtml(cookieDraft(none)))).toContain('Aucun cookie ni traceur');
  });
});

it('the declaration lists the pages of a sample under their names, and tells those to look at', () => {
  const url = report.pages[0]?.url ?? '';
  const lost = 'https://www.exemple.fr/aide';
  const sample = {
    name: 'RGAA <2026>',
    version: 3,
    pages: [
      { url, name: '<i>Accueil</i>', kind: 'home' as const },
      { url: lost, name: 'Aide', kind: 'help' as const },
    ],
  };
  const notAnalysed = [{ url: lost, reason: 'http-error' as const, detail: 'HTTP 404' }];
  const html = draftHtml(declarationDraft({ ...report, sample, notAnalysed }));
  const text = textOf(html);
  expect(html).toContain('RGAA &lt;2026&gt;');
  expect(text).toMatch(/version 3.*Non lues, à vérifier.*Aide \(réponse en erreur \(HTTP 404\)\)/s);
  expect(html).toContain('&lt;i&gt;Accueil');
  expect(text).not.toContain('gardez celles de votre échantillon');
});

it.each([declarationDraft(report), cookieDraft(withCookies)])(
  'says the same in Markdown and HTML: $title',
  (draft) => {
    const markdown = marked.parse(draftMarkdown(draft), { async: false, gfm: true });
    const words = (html: string) => textOf(html).replaceAll(/\s*([.,:;])\s*/g, '$1');
    expect(words(markdown)).toBe(words(draftHtml(draft)));
  },
);
