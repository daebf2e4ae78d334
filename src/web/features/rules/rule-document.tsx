import { Fragment } from 'react';
import { listOf } from '#contract/french.ts';
import { effortLabels, themes } from '#contract/themes.ts';
import type { RuleSnippet } from '#reference/rule-snippets/snippet.ts';
import { Reference } from '#report/reference.tsx';
import { severityLabels, severityTones } from '#report/tones.ts';
import type { RuleDescription, RuleName } from '#service/rules/describe-rule.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';

/** One check of the catalogue as a page. */
export function RuleDocument({ rule }: { rule: RuleDescription }) {
  const { name, theme, severity, effort, failures, why, how, fix, advice } = rule;
  const { references, rgaa, parent, children } = rule;
  return (
    <Card as="article" padding="large">
      <h1 tabIndex={-1} className="text-3xl font-bold">
        {name}
      </h1>
      <p className="mt-4 flex flex-wrap items-center gap-3 text-sm">
        <Link to={`/controles/theme/${theme}`}>{themes[theme].label}</Link>
        <Badge tone={severityTones[severity]}>{severityLabels[severity]}</Badge>
        {rule.trial && <Badge tone="neutral">À l’essai</Badge>}
        <span className="text-soft">
          correction{'\u00a0'}: {effortLabels[effort]}
        </span>
      </p>
      <div className="prose mt-8">
        <h2>Pourquoi</h2>
        <p>{why}</p>
        <OwnWords advice={advice} of="why" />
        <h2>Ce que dit un rapport</h2>
        <ul>
          {failures.map((failure) => (
            <li key={failure}>{failure}</li>
          ))}
        </ul>
        <h2>Comment il est fait</h2>
        <ul>
          {how.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {parent && (
          <p>
            Tant que «{'\u00a0'}
            <RuleLink rule={parent} />
            {'\u00a0'}» n’est pas respecté, ce contrôle n’est pas montré{'\u00a0'}: il ne compte pas deux
            fois.
          </p>
        )}
        <h2>Comment corriger</h2>
        <p>{fix}</p>
        <OwnWords advice={advice} of="fix" />
        {rule.snippet && <Example snippet={rule.snippet} />}
        {rgaa.length > 0 && (
          <>
            <h2>Dans le RGAA 4.1.2</h2>
            <ul>
              {rgaa.map(({ criterion, title, tests }) => (
                <li key={criterion}>
                  Critère {criterion}
                  {'\u00a0'}: {title}
                  {tests.length > 0 && ` (${tests.length === 1 ? 'test' : 'tests'} ${listOf(tests)})`}
                </li>
              ))}
            </ul>
          </>
        )}
        {references.length > 0 && (
          <>
            <h2>Références</h2>
            <ul>
              {references.map(({ title, label }) => (
                <li key={title}>
                  <Reference>{title}</Reference> ({label})
                </li>
              ))}
            </ul>
          </>
        )}
        {children.length > 0 && (
          <>
            <h2>Contrôles qui en dépendent</h2>
            <ul>
              {children.map((child) => (
                <li key={child.id}>
                  <RuleLink rule={child} />
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="text-sm text-faint">
          Contrôle <code>{rule.id}</code>, version {rule.version}. <Link to="/methode">Ce qu’il pèse</Link>{' '}
          dans le score.
        </p>
      </div>
    </Card>
  );
}

/** The failing and the sound code, as text: nothing of it is drawn or run. */
function Example({ snippet }: { snippet: RuleSnippet }) {
  const shown = [
    ['En défaut', snippet.faulty],
    [snippet.asks ? 'Rien à vérifier' : 'Correct', snippet.sound],
  ] as const;
  return (
    <>
      <h2>Exemple</h2>
      {snippetWords[snippet.kind] && <p>{snippetWords[snippet.kind]}</p>}
      {shown.map(([label, code]) => (
        <figure key={label} className="mt-4">
          <figcaption className="font-semibold">{label}</figcaption>
          {typeof code === 'string' ? (
            <Code text={code} />
          ) : (
            <dl>
              {Object.entries(code).map(([path, text]) => (
                <Fragment key={path}>
                  <dt className="mt-2 font-mono text-sm wrap-anywhere">{path}</dt>
                  <dd>
                    <Code text={text} />
                  </dd>
                </Fragment>
              ))}
            </dl>
          )}
        </figure>
      ))}
    </>
  );
}

/** What is shown, where it is no HTML. */
const snippetWords: Readonly<Record<RuleSnippet['kind'], string>> = {
  body: '',
  head: '',
  html: '',
  headers: 'Les en-têtes de la réponse du serveur.',
  requests: 'Ce que la page charge, une requête par ligne.',
  dns: 'Les enregistrements DNS du domaine.',
  tls: 'Ce que le serveur propose pour chiffrer la connexion.',
  banner: 'Le code du bandeau de consentement.',
  address: 'L’adresse de la page.',
  measures: 'Ce que Lighthouse relève pendant le chargement de la page, ou le code en cause.',
  visits: 'Ce que le site charge et enregistre, moment par moment de la visite.',
  site: 'Les fichiers du site, chacun à son adresse, ou ce que le serveur répond.',
};

const Code = ({ text }: { text: string }) => (
  <pre className="mt-1 rounded-lg bg-sunken p-4 text-sm wrap-anywhere whitespace-pre-wrap">
    <code>{text}</code>
  </pre>
);

/** What is said beside some of the failures alone. */
function OwnWords({ advice, of }: { advice: RuleDescription['advice']; of: 'why' | 'fix' }) {
  const told = advice.filter((one) => one[of] !== undefined);
  return told.map(({ failure, [of]: words }) => (
    <p key={failure}>
      Quand le rapport dit «{'\u00a0'}
      {failure}
      {'\u00a0'}»{'\u00a0'}: {words}
    </p>
  ));
}

const RuleLink = ({ rule }: { rule: RuleName }) => <Link to={`/controles/${rule.id}`}>{rule.name}</Link>;
