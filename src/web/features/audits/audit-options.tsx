import { useState } from 'react';
import type { PlanResponse } from '#contract/api/plans.ts';
import type { SampleSummary } from '#contract/api/samples.ts';
import type { AuditChoices } from '#contract/audit.ts';
import { type AuditScope, isChosen } from '#contract/audit-words.ts';
import { countOf, listOf } from '#contract/french.ts';
import { planOf } from '#contract/plans.ts';
import { siteProfiles } from '#contract/themes.ts';
import type { FormErrors } from '../../lib/use-form.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { controlLook, errorLook, hintLook, labelLook } from '../../ui/field-look.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { firstList, PageListField } from './page-list-field.tsx';
import { pageSteps, sitePagesToAsk } from './pages-to-ask.ts';
import { SampleField } from './samples/sample-field.tsx';

interface AuditOptionsProps {
  plan: PlanResponse;
  /** Those of the audit to repeat. */
  choices: AuditChoices | null;
  onPages: (pages: number) => void;
  errors: FormErrors;
  /** Domains the person has proved. */
  provedHosts: readonly string[];
  /** Samples of the site to audit. */
  samples: readonly SampleSummary[];
}

/** What to visit, as whom, for whom. */
export function AuditOptions({ plan, choices, onPages, errors, provedHosts, samples }: AuditOptionsProps) {
  const [asked, setScope] = useState<AuditScope>(choices?.scope ?? 'site');
  const [sampleId, setSampleId] = useState(choices?.sample ?? '');
  const sample = samples.find(({ id }) => id === sampleId) ?? samples[0];
  // Another address may have been typed since.
  const scope = asked === 'sample' && !sample ? 'site' : asked;
  const [chosen, setChosen] = useState(sitePagesToAsk(plan, choices));
  const most = planOf(plan.plan).pagesPerAudit;
  const [list, setList] = useState(() => firstList(choices?.pages ?? [], most));
  const excluded = choices?.exclude.join('\n') ?? '';
  const offered = pageSteps(plan, choices);
  return (
    <>
      <RadioGroup
        label="Étendue"
        name="scope"
        inline
        value={scope}
        onChange={(value) => {
          setScope(value);
          const counts = { list: list.read?.pages.length ?? 0, sample: sample?.pageCount ?? 0 };
          onPages({ page: 1, site: chosen, ...counts }[value]);
        }}
        options={[
          {
            value: 'site',
            label: 'Tout le site',
            hint: `Jusqu’à ${countOf(most, 'page', 'pages')} avec votre formule`,
          },
          { value: 'page', label: 'Une page', hint: 'Celle de l’adresse\u00a0: plus rapide' },
          { value: 'list', label: 'Une liste de pages', hint: 'Celles que vous choisissez, et aucune autre' },
          ...(sample
            ? [
                {
                  value: 'sample' as const,
                  label: 'Un échantillon',
                  hint: 'Les pages nommées que vous gardez avec ce site',
                },
              ]
            : []),
        ]}
      />
      {scope === 'sample' && sample && (
        <SampleField
          samples={samples}
          chosen={sample}
          onChoose={({ id, pageCount }) => {
            setSampleId(id);
            onPages(pageCount);
          }}
          error={errors.sample}
        />
      )}
      {scope === 'list' && (
        <PageListField
          list={list}
          onList={(next) => {
            setList(next);
            onPages(next.read?.pages.length ?? 0);
          }}
          limit={most}
          errors={errors}
        />
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        {!isChosen(scope) && (
          <Select
            label="Nombre de pages"
            name="maxPages"
            hintBelow
            hint="Les pages les plus différentes sont choisies d’abord."
            disabled={scope === 'page'}
            value={String(chosen)}
            onChange={(event) => {
              setChosen(Number(event.currentTarget.value));
              onPages(Number(event.currentTarget.value));
            }}
            options={offered.map((step) => ({ value: String(step), label: countOf(step, 'page', 'pages') }))}
          />
        )}
        <Select
          label="Appareil"
          name="device"
          hintBelow
          hint="Avec les deux, la vitesse des pages principales est aussi mesurée sur ordinateur."
          defaultValue={choices?.device ?? 'mobile'}
          options={[
            { value: 'mobile', label: 'Téléphone' },
            { value: 'desktop', label: 'Ordinateur' },
            { value: 'both', label: 'Téléphone et ordinateur' },
          ]}
        />
      </div>
      <Select
        label="À qui appartient le site"
        name="profile"
        hintBelow
        hint="Décide des obligations légales qui s’appliquent. Sans réponse, elles sont signalées « à vérifier »."
        defaultValue={choices?.profile ?? ''}
        options={[
          { value: '', label: 'Je ne sais pas' },
          ...Object.entries(siteProfiles).map(([value, label]) => ({ value, label })),
        ]}
      />
      {!isChosen(scope) && (
        <details open={excluded !== ''} className="rounded-xl border border-line px-4 py-3">
          <summary className="min-h-8 font-semibold">Ne pas visiter certaines pages</summary>
          <div className="flex flex-col gap-1.5 pt-3">
            <label htmlFor="exclude" className={labelLook}>
              Débuts d’adresse à écarter
            </label>
            <span id="exclude-hint" className={hintLook}>
              Un par ligne, par exemple /panier.
            </span>
            <textarea
              id="exclude"
              name="exclude"
              rows={3}
              defaultValue={excluded}
              aria-describedby="exclude-hint"
              className={controlLook}
            />
            {errors.exclude && <span className={errorLook}>{errors.exclude}</span>}
          </div>
        </details>
      )}
      {provedHosts.length > 0 && (
        <Checkbox
          name="ignoreRobots"
          defaultChecked={choices?.ignoreRobots ?? false}
          value="oui"
          error={errors.ignoreRobots}
          hint={`Seulement sur un domaine prouvé\u00a0: ${listOf(provedHosts)}.`}
        >
          Visiter aussi les pages que robots.txt interdit
        </Checkbox>
      )}
    </>
  );
}
