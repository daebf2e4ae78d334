import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { roleNamed } from '#contract/fix-words.ts';
import { listChoosable } from '#service/handovers/choose-fixes.ts';
import { ChooseForm } from '../features/handovers/choose-form.tsx';
import { handOverByForm } from '../features/handovers/hand-over.server.ts';
import { ownPlanPath } from '../features/handovers/handover-paths.ts';
import { MailPreview } from '../features/handovers/mail-preview.tsx';
import { idParam } from '../lib/id-param.server.ts';
import { orRefusal } from '../lib/or-refusal.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { requireViewer } from '../lib/require-viewer.server.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export const handle = { weight: 'report' };

export async function loader(args: LoaderFunctionArgs) {
  const { deps, viewer } = requireViewer(args);
  const role = roleNamed(new URL(args.request.url).searchParams.get('pour'));
  const auditId = idParam(args);
  const read = await orRefusal(listChoosable(deps, viewer, auditId));
  return { ...read, auditId, role, sendKey: deps.ids.uuid() };
}

export async function action(args: ActionFunctionArgs) {
  const { deps, viewer, clientAddress = '' } = requireViewer(args);
  const auditId = idParam(args);
  const answer = await orRefusal(handOverByForm(deps, { viewer, clientAddress }, auditId, args.request));
  if ('sent' in answer) throw redirect(`${ownPlanPath(auditId, answer.sent)}?envoye=oui`);
  const isRefused = Object.keys(answer.errors).length > 0;
  return data(answer, { status: isRefused ? 400 : 200 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  pageMeta(loaderData ? `Envoyer à mon prestataire, ${loaderData.host}` : 'Envoyer à mon prestataire', {
    index: false,
  });

/** « Envoyer à mon prestataire »: choose, look, send. */
export default function ReportHandOver() {
  const { auditId, host, role, fixes, isProtected, sendKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isPreview = answer?.step === 'preview' && answer.mail !== null;
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumb
        steps={[
          { label: 'Tableau de bord', to: '/dashboard?tab=overview' },
          { label: `Rapport de ${host}`, to: `/reports/${auditId}` },
          { label: 'Envoyer à mon prestataire' },
        ]}
      />
      <PageHeader title={isPreview ? 'Vérifier avant d’envoyer' : 'Envoyer à mon prestataire'}>
        {isPreview
          ? 'Relisez, puis envoyez.'
          : 'La personne qui corrige reçoit les tickets par e-mail, avec un lien sans compte où elle marque ce qui est fait. Vous le voyez dans le rapport.'}
      </PageHeader>
      {isPreview && answer.mail ? (
        <MailPreview mail={answer.mail} values={answer.values} sendKey={sendKey} />
      ) : (
        <Card padding="large">
          <ChooseForm
            {...{ auditId, fixes, isProtected }}
            role={answer ? answer.role : role}
            values={answer?.values ?? null}
            errors={answer?.errors ?? {}}
          />
        </Card>
      )}
    </div>
  );
}
