import type { Fix } from '#contract/fix.ts';
import { mostMailedTickets } from '#contract/handover-words.ts';
import type { MailData } from '#contract/mails.ts';
import type { Report } from '#contract/report.ts';
import { viewEvidence } from '#report/evidence-view.ts';
import type { FixView } from '#report/fixes/fix-view.ts';
import type { TicketFinding } from '#report/reading/fix-ticket.ts';
import type { Deps } from '../deps.ts';
import { findingsOfFix } from '../reports/read-fix.ts';
import { targetsOf } from './fix-targets.ts';
import { pathOf } from './judge-handed-fix.ts';

type HandedMail = MailData<'fixes-handed-over'>;
type Ticket = HandedMail['tickets'][number];

const mostPlaces = 3;
const mostAlso = 5;
const longestText = 500;
const longestCode = 240;

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** Where a fix of a plan stands, below the address of the plan. */
export const planFixPath = (plan: string, key: string): string =>
  `${plan}/correctifs/${encodeURIComponent(key)}`;

/**
 * The tickets of the fixes that a mail tells whole: what, why, what to do, where, how to verify. Short enough that ten of them
 * stay within what mail programs show.
 * @param url of the plan
 */
export async function mailedTickets(
  deps: Pick<Deps, 'db'>,
  audit: { readonly id: string; readonly status: 'done' },
  report: Report,
  views: readonly FixView[],
  url: string,
): Promise<Ticket[]> {
  const tickets: Ticket[] = [];
  for (const view of views.slice(0, mostMailedTickets)) {
    const findings = await findingsOfFix(deps, audit, view.fix);
    tickets.push(ticketOf(view, findings, report, planFixPath(url, view.fix.key)));
  }
  return tickets;
}

function ticketOf(
  view: FixView,
  findings: readonly Pick<TicketFinding, 'finding'>[],
  report: Report,
  url: string,
): Ticket {
  const { fix } = view;
  const [first] = findings;
  const isAlone = findings.length === 1;
  const why = isAlone || fix.explanation === '' ? (first?.finding.why ?? '') : fix.explanation;
  const todo = isAlone || view.start === '' ? (first?.finding.fix ?? '') : view.start;
  return {
    ...{ title: cut(fix.title, 200), role: view.role, work: view.work, reach: view.where, url },
    why: cut(why, longestText),
    todo: cut(todo, longestText),
    also: isAlone ? [] : findings.slice(0, mostAlso).map(({ finding }) => cut(finding.title, 200)),
    places: findings.flatMap(({ finding }) => placesOf(finding)).slice(0, mostPlaces),
    verify: verifySentence(fix, report),
  };
}

/** Page, element and snippet of the first proofs. */
function placesOf({ pages, evidence }: TicketFinding['finding']): Ticket['places'] {
  const told = (page: string, proof: Parameters<typeof viewEvidence>[0]) => {
    const { label, code } = viewEvidence(proof);
    return { page: cut(page, longestCode), element: cut(label, longestCode), code: cut(code, longestCode) };
  };
  const ofSite = evidence.slice(0, 1).map((proof) => told('', proof));
  const ofPages = pages.slice(0, mostPlaces).map(({ url, evidence: [proof] }) => {
    const page = pathOf(url);
    return proof ? told(page, proof) : { page: cut(page, longestCode), element: '', code: '' };
  });
  return [...ofSite, ...ofPages];
}

/** How one sees that it is done. */
export function verifySentence(fix: Fix, report: Pick<Report, 'findings' | 'url'>): string {
  const { list, isWhole } = targetsOf(fix, report);
  const rules = [...new Set(fix.findings.map(({ ruleId }) => ruleId))];
  const end =
    rules.length === 1
      ? `C’est fini quand le contrôle ${rules[0]} ne relève plus rien ici.`
      : 'C’est fini quand ces contrôles ne relèvent plus rien ici.';
  if (list.length === 0)
    return `${end} Il juge plusieurs pages ou fichiers ensemble : le prochain audit du site le dira.`;
  const rest = isWhole ? '' : ' Une partie ne se vérifie qu’au prochain audit du site.';
  return `${end} Marquez-le « fait » sur la page du plan : « Vérifier » y répond en quelques secondes.${rest}`;
}
