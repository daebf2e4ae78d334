import { countOf } from '#contract/french.ts';
import type { CheckedRule, Finding } from '#contract/report.ts';
import { type CiResult, reportPage, rulePage } from './ci-result.ts';
import { isOpenDefect } from './is-open-defect.ts';
import { placesInWords } from './places-in-words.ts';
import { quotedTextsNotice, visibleText } from './quoted-texts.ts';

interface Case {
  readonly name: string;
  readonly className: string;
  /** What stands inside: nothing for a test that passed. */
  readonly inside: string;
  readonly kind: 'pass' | 'failure' | 'skipped';
}

/**
 * The audit as a JUnit file: a suite of the gates, then one a theme with a case a rule. A defect that is proven and not
 * decided is a failure; what a person must look at, what was left and what could not be tested is skipped.
 */
export function junitOf(result: CiResult): string {
  const { report } = result;
  const gates = result.gates.map(({ gate, isPassed, sentence }) =>
    isPassed ? passed(gate.text, 'seuils') : failure(gate.text, 'seuils', sentence, reportPage(result)),
  );
  const suites = report.themes.map(({ theme, label }) => ({
    name: label,
    cases: [
      ...report.findings.filter((one) => one.theme === theme).map((finding) => caseOf(finding, result)),
      ...report.checks.filter((one) => one.theme === theme).map(checkedCase),
    ],
  }));
  const all = [...(gates.length > 0 ? [{ name: 'Seuils', cases: gates }] : []), ...suites].filter(
    ({ cases }) => cases.length > 0,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<!-- ${quotedTextsNotice} -->`,
    `<testsuites name="${xml(`Constat ${report.url}`)}" ${totals(all.flatMap(({ cases }) => cases))}>`,
    ...all.flatMap(({ name, cases }) => [
      `  <testsuite name="${xml(name)}" ${totals(cases)} timestamp="${xml(report.startedAt)}">`,
      ...cases.map(
        (one) =>
          `    <testcase name="${xml(one.name)}" classname="${xml(one.className)}">${one.inside}</testcase>`,
      ),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function caseOf(finding: Finding, { server, decided }: CiResult): Case {
  const { ruleId, title, theme, severity } = finding;
  const className = `${theme}.${ruleId}`;
  const text = [
    title,
    `Pourquoi : ${finding.why}`,
    `À faire : ${finding.fix}`,
    ...placesInWords(finding, 10),
    rulePage(server, ruleId),
  ].join('\n');
  if (isOpenDefect(finding, decided))
    return failure(
      title,
      className,
      `${severity}, ${countOf(finding.occurrences, 'endroit', 'endroits')}`,
      text,
    );
  const why =
    finding.verdict === 'review'
      ? 'à vérifier par une personne'
      : severity === 'info'
        ? 'à savoir'
        : 'décidé';
  return { name: title, className, kind: 'skipped', inside: `<skipped message="${xml(why)}"/>` };
}

function checkedCase({ ruleId, theme, title, status, reason = '' }: CheckedRule): Case {
  const className = `${theme}.${ruleId}`;
  if (status === 'pass') return passed(title, className);
  const why = { inapplicable: 'sans objet', error: 'non testé', off: 'non exécuté' }[status];
  const message = reason === '' ? why : `${why} : ${reason}`;
  return { name: title, className, kind: 'skipped', inside: `<skipped message="${xml(message)}"/>` };
}

const passed = (name: string, className: string): Case => ({ name, className, kind: 'pass', inside: '' });

function failure(name: string, className: string, message: string, text: string): Case {
  const inside = `<failure type="constat" message="${xml(message)}">${xml(text)}</failure>`;
  return { name, className, kind: 'failure', inside };
}

function totals(cases: readonly Case[]): string {
  const count = (kind: Case['kind']) => cases.filter((one) => one.kind === kind).length;
  return `tests="${cases.length}" failures="${count('failure')}" errors="0" skipped="${count('skipped')}"`;
}

/** Text of an audited site inside XML 1.0: marks as entities, what nobody sees or XML cannot hold left out. */
function xml(text: string): string {
  return visibleText(text)
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
