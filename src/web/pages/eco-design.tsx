import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { countOf, formatBytes } from '#contract/french.ts';
import { historyText, planName } from '#contract/plan-words.ts';
import { planIds, plans } from '#contract/plans.ts';
import { Fact, LegalPage, MailFact } from '../features/legal/legal-page.tsx';
import { loadOperator } from '../features/legal/operator.server.ts';
import { budgetNames, weightBudgets } from '../features/legal/weight-budget.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { OutLink } from '../ui/link.tsx';

export const handle = { js: false, kept: 'any-search' };

export const loader = (args: LoaderFunctionArgs) => loadOperator(args);

export const meta: MetaFunction = () =>
  pageMeta('Écoconception', {
    description:
      'Déclaration d’écoconception de ce site\u00a0: poids à ne pas dépasser, choix techniques, hébergement, ce qui reste à faire.',
  });

export default function EcoDesign() {
  const { operator, publicUrl } = useLoaderData<typeof loader>();
  return (
    <LegalPage path="/ecoconception" title="Déclaration d’écoconception">
      <p>
        Cette déclaration s’applique à {publicUrl}. Elle suit le{' '}
        <OutLink href="https://ecoresponsable.numerique.gouv.fr/publications/referentiel-general-ecoconception/">
          référentiel général d’écoconception de services numériques
        </OutLink>{' '}
        (RGESN, version de 2024).
      </p>
      <h2>Où nous en sommes</h2>
      <p>
        Aucune évaluation complète des 78 critères n’a encore été menée par une personne{'\u00a0'}: nous
        n’annonçons donc aucun taux de conformité. Ce qui suit décrit ce que le logiciel fait, et que chacun
        peut vérifier.
      </p>
      <h2>À quoi sert ce service</h2>
      <p>
        Il dit à une personne ce qui ne va pas sur son site, une fois, au lieu de huit outils qui le visitent
        chacun de leur côté{'\u00a0'}: une même visite de chaque page sert aux huit thèmes. Seul l’accueil
        d’un site est chargé quelques fois de plus, pour sa vitesse et les choix de son bandeau. L’audit part
        à la demande, peut être limité à une page et annulé en cours de route.
      </p>
      <h2>Ce que ces pages ne doivent pas dépasser</h2>
      <p>
        À la première visite, tout compris. Un test audite ces pages avec Constat lui-même et refuse toute
        version qui dépasse ces limites.
      </p>
      <ul>
        {budgetNames.map((name) => {
          const { label, bytes, requests, elements } = weightBudgets[name];
          return (
            <li key={name}>
              <strong>{label}</strong>
              {'\u00a0'}: {formatBytes(bytes)}, {countOf(requests, 'requête', 'requêtes')} et{' '}
              {countOf(elements, 'élément', 'éléments')} par page.
            </li>
          );
        })}
      </ul>
      <h2>Choix techniques</h2>
      <ul>
        <li>Aucun service tiers, aucune mesure d’audience, aucune publicité, aucune vidéo.</li>
        <li>Les pages de lecture n’envoient aucun JavaScript.</li>
        <li>Deux polices, réduites aux caractères latins{'\u00a0'}; des dessins vectoriels.</li>
        <li>
          Les fichiers sont compressés à l’avance et gardés un an par le navigateur{'\u00a0'}; leur nom change
          avec leur contenu.
        </li>
        <li>
          Le navigateur n’interroge le serveur, toutes les cinq secondes, que pendant un audit{'\u00a0'}; le
          son de fin est joué deux fois au plus.
        </li>
        <li>Un e-mail prévient de la fin{'\u00a0'}: la page peut être fermée.</li>
      </ul>
      <h2>Données gardées</h2>
      <p>
        Un rapport est effacé au bout de{' '}
        {planIds.map((id, index) => (
          <span key={id}>
            {index > 0 && ', '}
            {historyText(plans[id].historyDays)} ({planName(id)})
          </span>
        ))}
        . Supprimer son compte efface aussitôt ses rapports.
      </p>
      <h2>Appareils</h2>
      <p>
        Les pages tiennent dans 320 pixels de large{'\u00a0'}; les pages publiques et les rapports se lisent
        sans JavaScript. Les couleurs demandent un navigateur de 2024 ou plus récent{'\u00a0'}; l’affichage
        sur des appareils plus anciens n’a pas été vérifié.
      </p>
      {(operator.hosting ?? operator.energy) && <h2>Hébergement</h2>}
      {operator.hosting && (
        <p>
          <Fact value={operator.hosting} />
        </p>
      )}
      {operator.energy && (
        <p>
          Électricité, efficacité et eau{'\u00a0'}: <Fact value={operator.energy} />
        </p>
      )}
      <h2>Ce qui reste à faire</h2>
      <ul>
        <li>Faire évaluer les 78 critères par une personne, et publier le résultat ici.</li>
        <li>Alléger l’inscription et la connexion, qui chargent le code de l’espace personnel.</li>
        <li>Mesurer l’énergie d’un audit, dont l’essentiel est le travail d’un navigateur sur le serveur.</li>
      </ul>
      <h2>{operator.email ? 'Référent et contact' : 'Cette déclaration'}</h2>
      <p>
        {operator.email && (
          <>
            Une question, une idée pour alléger ce service{'\u202f'}? Écrivez à{' '}
            <MailFact value={operator.email} />.{' '}
          </>
        )}
        Déclaration établie le 21 novembre 2026{operator.name && ` par ${operator.name}`}.
      </p>
    </LegalPage>
  );
}
