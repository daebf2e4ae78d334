import { beforeAll, describe, expect, test } from 'vitest';
import type { AuditOrder } from '#contract/audit.ts';
import type { Report } from '#contract/report.ts';
import type { DemoVariant, PlantedFault } from '#demo/demo-marks.ts';
import { pageGatherers } from '#engine/gather/page-artifacts.ts';
import type { Wanted } from '#engine/ports/visit.ts';
import { pageRules } from '#engine/rules/registry.ts';
import { auditDemo } from '#tests/support/audit-demo.ts';
import { isWhole, testOfAll } from '#tests/support/scope.ts';

/** Every fault of the site that shows at one width, or once something is opened: rule, page, where. */
const planted = `
axe-button-name / mobile
axe-button-name / desktop
axe-button-name /ateliers mobile
axe-button-name /contact mobile
axe-button-name /contact opened Voir le plan
axe-button-name /horaires mobile
axe-color-contrast / desktop
axe-color-contrast / mobile
axe-color-contrast /ateliers opened Ce qu’il faut apporter
axe-color-contrast /ateliers opened Pour quel âge ?
axe-color-contrast /horaires opened Hiver
axe-image-alt / desktop
axe-image-alt / mobile
axe-image-alt /ateliers opened Les outils prêtés
axe-label /contact opened Être rappelé
axe-select-name / desktop
rgaa-bascule-sans-etat / mobile
rgaa-bascule-sans-etat /ateliers mobile
rgaa-bascule-sans-etat /contact mobile
rgaa-bascule-sans-etat /horaires mobile
rgaa-contenu-perdu-telephone /horaires desktop
rgaa-dialogue-clavier /contact opened Voir le plan
rgaa-dialogue-sans-nom /contact opened Être rappelé
rgaa-focus-invisible / desktop
rgaa-focus-invisible / mobile
rgaa-focus-invisible /ateliers desktop
rgaa-focus-invisible /ateliers mobile
rgaa-focus-invisible /contact desktop
rgaa-focus-invisible /contact mobile
rgaa-focus-invisible /horaires desktop
rgaa-focus-invisible /horaires mobile
rgaa-lien-vide-strict / desktop
`
  .trim()
  .split('\n')
  .sort();

/** Heavy, and no rule that reads them looks at what differs between two views. */
const unseen = new Set<string>(['lighthouse', 'film', 'imageTexts', 'moves']);
const judged = pageRules.filter(({ artifacts }) => artifacts.every((id) => !unseen.has(id)));
const looked: Wanted = {
  rules: judged.map(({ id }) => id),
  artifacts: Object.values(pageGatherers).flatMap((gatherers) =>
    gatherers.map(({ id }): string => id).filter((id) => !unseen.has(id)),
  ),
};

let faulty: Report;
/** The same from a computer, where everything is asked for. */
let fromComputer: Report | null = null;
let fixed: Report | null = null;
let marks: readonly PlantedFault[];

beforeAll(async () => {
  const auditOn = (variant: DemoVariant, device: AuditOrder['device'], only?: Wanted) =>
    // No time is judged here: none is waited for.
    auditDemo(variant, 6, 'public', 'tests/sites/largeurs', false, device, { idleWaitMs: 0 }, only);
  // Where everything is asked for, nothing is left out.
  ({ report: faulty, plantedFaults: marks } = await auditOn(
    'faulty',
    'mobile',
    isWhole ? undefined : looked,
  ));
  if (isWhole) ({ report: fromComputer } = await auditOn('faulty', 'desktop', looked));
  if (isWhole) ({ report: fixed } = await auditOn('fixed', 'mobile', looked));
}, 360_000);

/** What shows in one window only, or behind a button, said once a page. */
function shownSomewhere(report: Report): string[] {
  const lines = report.findings.flatMap(({ ruleId, pages }) =>
    pages.flatMap(({ url, evidence }) =>
      evidence.flatMap((proof) => {
        if (proof.type !== 'element' || (!proof.width && proof.opened === undefined)) return [];
        const where = [proof.width ?? '', proof.opened === undefined ? '' : `opened ${proof.opened}`];
        return [[ruleId, new URL(url).pathname, ...where.filter((word) => word !== '')].join(' ')];
      }),
    ),
  );
  return [...new Set(lines)].sort();
}

describe('a site whose faults show at one width, or behind a button', () => {
  test('every fault is found on every page that has it, said of its width and of what opens it', () => {
    expect(shownSomewhere(faulty)).toEqual(planted);
  });

  test.runIf(isWhole)('a visit from a computer finds the same', () => {
    expect(shownSomewhere(fromComputer as Report)).toEqual(planted);
  });

  test('an invisible focus in the header is counted on each page', () => {
    const finding = faulty.findings.find(({ ruleId }) => ruleId === 'rgaa-focus-invisible');
    // Four links at one width, the button of the menu at the other.
    expect(finding?.pages.map(({ occurrences }) => occurrences)).toEqual([5, 5, 5, 5]);
  });

  test('the mark of each fault is one of them, and is asked for', () => {
    const found = new Set(faulty.findings.map(({ ruleId }) => ruleId));
    expect(marks.filter(({ ruleId }) => !found.has(ruleId))).toEqual([]);
    const asked = new Set(judged.map(({ id }) => id));
    expect(marks.filter(({ ruleId }) => !asked.has(ruleId))).toEqual([]);
    expect(pageRules.filter(({ id, everyView }) => everyView && !asked.has(id))).toEqual([]);
  });

  testOfAll('the corrected twin has none', () => {
    const twin = fixed as Report;
    expect(shownSomewhere(twin)).toEqual([]);
    expect(twin.pages).toHaveLength(faulty.pages.length);
    const wrong = new Set(twin.findings.map(({ ruleId }) => ruleId));
    expect(marks.filter(({ ruleId }) => wrong.has(ruleId))).toEqual([]);
  });
});
