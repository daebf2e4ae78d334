import { isDefect } from '#contract/defect.ts';
import { countOf, listOf, lowerFirst, typeset, upperFirst } from '#contract/french.ts';
import type { Finding } from '#contract/report.ts';
import { severities } from '#contract/themes.ts';
import { sharedCause, trackersKey } from '#reference/shared-causes.ts';
import { actionOf } from './action-of.ts';
import type { FixGroup } from './fix-group.ts';

interface Words {
  readonly subject: string;
  readonly title: string;
  readonly explanation: string;
}

/** What to do, about what, and why it is one thing, in French. */
export function wordsOf(group: FixGroup, pages: number, pageCount: number): Words {
  const { subject, title } = named(group, pages, pageCount);
  const explanation = [why(group, subject, pages), unplacedIn(group), speedOf(group)]
    .filter(Boolean)
    .join(' ');
  return { subject: typeset(subject), title: typeset(title), explanation: typeset(explanation) };
}

/** How a rule says that there is none at all. */
export const saysAbsent = /^(?:Aucun|La boutique ne présente pas)/;

/** A document that was looked for and not found, where a page that was not read may hold it. */
const isAbsentDoubt = ({ ruleId, verdict, title }: Finding, absentId: string | undefined): boolean =>
  ruleId === absentId && verdict === 'review' && saysAbsent.test(title);

const landmarks: Readonly<Record<string, readonly [subject: string, shared: string]>> = {
  header: ['l’en-tête du site', 'un en-tête'],
  nav: ['le menu', 'un menu'],
  footer: ['le pied de page', 'un pied de page'],
  aside: ['l’encart latéral', 'un encart'],
  dialog: ['la fenêtre', 'une fenêtre'],
};

function named(group: FixGroup, pages: number, pageCount: number): Pick<Words, 'subject' | 'title'> {
  const shared = sharedCause(group.key);
  const names = [...group.names.keys()].sort();
  if (group.key === trackersKey && names.length > 0) {
    const shown = names.length > 3 ? [...names.slice(0, 3), 'd’autres'] : names;
    return { subject: listOf(shown), title: `Faire attendre ${listOf(shown)} jusqu’au choix du visiteur` };
  }
  if (shared) {
    const isAbsent = group.findings.some(
      ({ finding }) =>
        finding.ruleId === shared.absent?.ruleId &&
        finding.verdict === 'fail' &&
        saysAbsent.test(finding.title),
    );
    const doubt = group.findings.find(({ finding }) => isAbsentDoubt(finding, shared.absent?.ruleId));
    if (doubt && shared.absent && !group.findings.some(({ finding }) => isDefect(finding)))
      return { subject: shared.subject, title: `${shared.absent.title} : aucune page n’a été trouvée` };
    if (isAbsent && shared.absent) return { subject: shared.subject, title: shared.absent.title };
    // « Corriger le bandeau » says nothing of what to do.
    const isVague = shared.title === `Corriger ${shared.subject}`;
    return { subject: shared.subject, title: isVague ? actsOf(group) || shared.title : shared.title };
  }
  const [name = ''] = names;
  switch (group.kind) {
    case 'part':
      return namedPart(group, pages, pageCount);
    case 'third-party':
      return { subject: name, title: serviceTitle(name, group.names.get(name)) };
    case 'setting':
      return { subject: `l’en-tête ${name}`, title: `Corriger l’en-tête ${name} des réponses du serveur` };
    case 'template': {
      const place = name.split('>').slice(-3).join(' › ');
      return { subject: place, title: placed(`le gabarit (${place})`, group) };
    }
    default:
      return namedRule(group);
  }
}

function namedPart(group: FixGroup, pages: number, pageCount: number): Pick<Words, 'subject' | 'title'> {
  const [, landmark = '', structure] = group.key.split(':');
  const [subject, other] = landmarks[landmark] ?? ['la partie commune', 'une partie'];
  if (structure === undefined) return { subject, title: placed(subject, group) };
  const where = pages < pageCount ? ` (${countOf(pages, 'page', 'pages')})` : '';
  const e = other.startsWith('une') ? 'e' : '';
  return { subject: `${other} commun${e}`, title: placed(`${other} répété${e}${where}`, group) };
}

/** « Le menu : donner un nom aux boutons, et 2 autres corrections ». */
const placed = (place: string, group: FixGroup): string =>
  `${upperFirst(place)} : ${lowerFirst(actsOf(group))}`;

/** What one does, the gravest first, and how much more there is to do; empty for a group without findings. */
function actsOf({ findings }: FixGroup): string {
  const byRule = new Map(
    findings.filter(({ finding }) => isDefect(finding)).map(({ finding }) => [finding.ruleId, finding]),
  );
  const [main, ...others] = [...byRule.values()].toSorted(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity),
  );
  const told = main ?? findings[0]?.finding;
  if (!told) return '';
  const action = told.verdict === 'fail' ? actionOf(told) : undefined;
  const also =
    others.length > 0 ? `, et ${countOf(others.length, 'autre correction', 'autres corrections')}` : '';
  return `${action ?? told.title}${also}`;
}

function serviceTitle(name: string, purpose: string | undefined): string {
  switch (purpose) {
    case 'fonts':
      return `Héberger sur le site les polices prises chez ${name}`;
    case 'video':
    case 'map':
    case 'social':
    case 'chat':
      return `Ne charger ${name} qu’à la demande du visiteur`;
    case 'analytics':
      return `Régler ${name} comme une mesure d’audience dispensée d’accord`;
    default:
      return `Encadrer ce que ${name} charge et reçoit`;
  }
}

function namedRule({ findings }: FixGroup): Pick<Words, 'subject' | 'title'> {
  const main = findings.find(({ finding }) => finding.verdict === 'fail') ?? findings[0];
  if (!main) return { subject: '', title: '' };
  const { title, verdict } = main.finding;
  if (verdict === 'fail') return { subject: title, title: actionOf(main.finding) ?? title };
  const bare = title.replace(/(?<!\s)\s*:\s*à vérifier.*$/, '');
  return { subject: bare, title: `Vérifier : ${lowerFirst(bare)}` };
}

function why(group: FixGroup, subject: string, pages: number): string {
  const rules = new Set(group.findings.map(({ finding }) => finding.ruleId)).size;
  const what = countOf(rules, 'constat', 'constats');
  const on = countOf(pages, 'page', 'pages');
  if (group.findings.every(({ finding }) => finding.verdict === 'review'))
    return 'Rien n’est prouvé : à vérifier d’abord, l’audit n’ayant pas pu tout lire ou en juger seul.';
  const shared = sharedCause(group.key)?.why;
  if (shared) return `${what} ${shared}`;
  switch (group.kind) {
    case 'part':
      return `${what} dans ${subject}, dont la structure est la même sur ${on} : en corriger la source corrige toutes ces pages.`;
    case 'template':
      return `${what} à la même place sur ${on} : cela vient du gabarit, qui se corrige une fois.`;
    case 'consent':
      return group.key === trackersKey
        ? `${what} qui viennent de ce qui se lance sans attendre l’accord : le soumettre au choix du visiteur les efface ensemble.`
        : `${what} sur le même bandeau.`;
    case 'third-party':
      return `${what} qui viennent d’un même service, ${subject}.`;
    case 'setting':
      return `${what} qu’un même réglage du serveur ou du domaine corrige partout : ${subject}.`;
    case 'document':
      return `${what} dans un même document à écrire ou à compléter : ${subject}.`;
    case 'images':
      return `${what} qui viennent de la façon dont les images sont préparées avant d’être publiées.`;
    default:
      return group.findings.every(({ isWhole }) => isWhole)
        ? 'Ce défaut se corrige à l’endroit que montre sa preuve.'
        : 'Ce qui reste de ce constat, à reprendre là où il est signalé : le reste disparaît avec d’autres correctifs.';
  }
}

function unplacedIn({ findings }: FixGroup): string {
  const unplaced = findings.reduce((sum, one) => sum + one.unplaced, 0);
  return unplaced === 0
    ? ''
    : `${countOf(unplaced, 'endroit est compté', 'endroits sont comptés')} ici faute d’une preuve qui dise où : une partie peut disparaître avec un autre correctif.`;
}

function speedOf({ findings }: FixGroup): string {
  return findings.some(({ finding }) => finding.theme === 'performance')
    ? 'La vitesse gagnée se mesure à l’audit suivant : elle n’est pas comptée dans les points.'
    : '';
}
