import type { Person } from './audit-api.ts';
import type { E2eSite } from './e2e-site.ts';

const hostile = '<b>Prévu</b> =1+1 avec la refonte, ticket n°\u00a04812. '.repeat(6);

const shown = [
  ...['accessibility-majeur', 'accessibility-mineur', 'accessibility-info', 'security-majeur'],
  ...['seo-mineur', 'seo-majeur', 'privacy-majeur', 'privacy-mineur'],
];

/** A report of the administrator’s with decisions in every state. @returns what its pages’ addresses hold. */
export async function seedDecisions(site: E2eSite): Promise<Record<string, string>> {
  const person = site.api.admin;
  const page = { url: '' };
  const decided = await site.addAudit(person, 'done', (report) => {
    page.url = report.findings[0]?.pages[0]?.url ?? '';
    // What is decided and a few others: the whole report is looked at without decisions.
    const isShown = ({ ruleId }: { readonly ruleId: string }) => shown.includes(ruleId);
    const fixes = (report.fixes ?? [])
      .map((fix) => ({ ...fix, findings: fix.findings.filter(isShown) }))
      .filter(({ findings }) => findings.length > 0);
    return { ...report, findings: report.findings.filter(isShown), fixes };
  });
  const place = { page: page.url, order: 0 };
  const rule = (theme: string, severity: string, verdict = 'fail') => ({
    ruleId: `${theme}-${severity}`,
    verdict,
  });
  const taken = { kind: 'accepted', takenBy: 'La direction de la communication', until: '2027-12-31' };
  await decide(site, person, decided, {
    ...rule('security', 'majeur'),
    scope: 'rule',
    ...taken,
    reason: hostile,
  });
  await decide(site, person, decided, {
    ...{ ...rule('accessibility', 'majeur'), scope: 'element', ...place },
    ...{ kind: 'derogation', motive: 'burden', reason: 'Refaire cette carte coûterait le budget d’un an.' },
  });
  await decide(site, person, decided, {
    ...{ ...rule('accessibility', 'info', 'review'), scope: 'rule' },
    ...{ kind: 'false-positive', reason: 'Vérifié au lecteur d’écran.' },
  });
  const expired = { ...rule('seo', 'mineur'), scope: 'rule', kind: 'third-party' };
  const ended = await decide(site, person, decided, {
    ...expired,
    reason: 'Module du département.',
    until: '2027-12-31',
  });
  await site.rows(`update decisions set until = '2026-01-31' where id = '${ended}'`);
  await decide(site, person, decided, {
    ...{ ...rule('seo', 'majeur'), scope: 'rule', kind: 'contested' },
    reason: 'Cette page a bien un titre : <title> est écrit par le script.',
  });
  const undone = await decide(site, person, decided, {
    ...{ ...rule('privacy', 'majeur'), scope: 'rule', kind: 'mended', reason: 'Livré mardi.' },
  });
  await site.api.call(person, 'POST', `/api/decisions/${undone}/undo`);
  const again = await decide(site, person, decided, {
    ...{ ...rule('privacy', 'mineur'), scope: 'rule', kind: 'mended', reason: 'Livré lundi.' },
  });
  await site.rows(`update decisions set made_at = '2020-01-01' where id = '${again}'`);
  return {
    decided,
    place: new URLSearchParams({
      ...{ controle: 'accessibility-mineur', verdict: 'defaut' },
      ...{ page: place.page, endroit: '0' },
    }).toString(),
    rule: 'controle=security-majeur&verdict=defaut',
  };
}

async function decide(site: E2eSite, person: Person, auditId: string, body: object): Promise<string> {
  const answer = await site.api.call(person, 'POST', `/api/reports/${auditId}/decisions`, body);
  if (answer.status !== 201) throw new Error(`Decision refused: ${await answer.text()}`);
  return ((await answer.json()) as { decision: { id: string } }).decision.id;
}
