import { outboxStates } from '#contract/mail-words.ts';
import { visitQuestionOf } from '#contract/visit-question.ts';
import { readPlanRequests } from '#service/admin/decide-plan-request.ts';
import { listActs } from '#service/admin/list-acts.ts';
import { listContests, listRuleSignals } from '#service/admin/list-rule-signals.ts';
import { listUsers } from '#service/admin/list-users.ts';
import { readOverview } from '#service/admin/read-overview.ts';
import type { Deps } from '#service/deps.ts';
import { listFactorResets } from '#service/factors/reset-factors.ts';
import { listOutbox } from '#service/mail/list-outbox.ts';
import { lookUpVisits } from '#service/site-visits/look-up-visits.ts';
import type { Viewer } from '#service/viewer.ts';
import { adminView } from './admin-views.ts';

const adminPageSize = 25;

/** What the asked view of the admin tab shows. The caller has checked that the viewer is an administrator. */
export async function loadAdmin(deps: Deps, viewer: Pick<Viewer, 'uid'>, search: URLSearchParams) {
  const view = adminView(search.get('vue'));
  const page = Math.min(10_000, Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1));
  const paging = { limit: adminPageSize, offset: (page - 1) * adminPageSize };
  switch (view) {
    case 'utilisateurs': {
      const query = (search.get('q') ?? '').slice(0, 200);
      const own = viewer.uid;
      const [users, resets] = await Promise.all([
        listUsers(deps, { ...paging, search: query }),
        listFactorResets(deps),
      ]);
      return { view, page, query, own, users, resets } as const;
    }
    case 'demandes':
      return { view, requests: await readPlanRequests(deps, undefined) } as const;
    case 'mails': {
      const state = outboxStates.find((known) => known === search.get('etat'));
      return { view, page, state: state ?? '', mails: await listOutbox(deps, { ...paging, state }) } as const;
    }
    case 'signaux': {
      const ruleId = (search.get('regle') ?? '').slice(0, 200);
      if (ruleId === '') return { view, page, signals: await listRuleSignals(deps, paging) } as const;
      return { view, page, ruleId, contests: await listContests(deps, viewer, ruleId, paging) } as const;
    }
    case 'visites': {
      const question = visitQuestionOf(search);
      return { view, question, found: await lookUpVisits(deps, viewer, question) } as const;
    }
    case 'actes':
      return { view, page, acts: await listActs(deps, paging) } as const;
    default:
      return { view: 'synthese', overview: await readOverview(deps) } as const;
  }
}

export type AdminData = Awaited<ReturnType<typeof loadAdmin>>;
