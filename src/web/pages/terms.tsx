import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { countOf, formatNumber } from '#contract/french.ts';
import { planIds, plans } from '#contract/plans.ts';
import { LegalPage, MailFact } from '../features/legal/legal-page.tsx';
import { loadOperator } from '../features/legal/operator.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Link } from '../ui/link.tsx';

export const handle = { js: false, kept: 'any-search' };

export const loader = (args: LoaderFunctionArgs) => loadOperator(args);

export const meta: MetaFunction = () =>
  pageMeta('Conditions d’utilisation', {
    description:
      'Les règles d’usage de Constat, en clair\u00a0: le compte, ce que l’on peut auditer, les formules, la valeur d’un rapport.',
  });

export default function Terms() {
  const { operator } = useLoaderData<typeof loader>();
  return (
    <LegalPage path="/cgu" title="Conditions générales d’utilisation">
      <h2>1. Objet</h2>
      <p>
        Ces conditions lient{' '}
        {operator.name ? `${operator.name}, qui exploite ce service,` : 'l’exploitant de ce service'} et toute
        personne qui y ouvre un compte. Constat audite des sites web et remet un rapport en ligne et par
        e-mail.
      </p>
      <h2>2. Compte</h2>
      <p>
        Le compte est personnel. L’adresse e-mail doit être validée avant la première connexion. Vous gardez
        votre mot de passe secret et nous prévenez si vous pensez qu’il ne l’est plus. Vous pouvez supprimer
        votre compte à tout moment dans «{'\u00a0'}Mon profil{'\u00a0'}».
      </p>
      <h2>3. Ce que vous pouvez auditer</h2>
      <p>
        Les pages publiques d’un site, dans le respect de son fichier robots.txt. Il est interdit de viser un
        réseau privé, de contourner une protection, de multiplier les audits pour gêner un site ou de se
        servir des résultats pour l’attaquer. Les contrôles qui sollicitent davantage un site sont réservés
        aux domaines dont vous avez prouvé la maîtrise.
      </p>
      <h2>4. Formules et limites</h2>
      <ul>
        {planIds.map((id) => {
          const plan = plans[id];
          return (
            <li key={id}>
              <strong>{plan.label}</strong>
              {'\u00a0'}: {formatNumber(plan.priceEuros)}
              {'\u00a0'}€{plan.priceEuros > 0 && ' HT'} par mois,{' '}
              {countOf(plan.auditsPerMonth, 'audit', 'audits')} par mois civil,{' '}
              {countOf(plan.pagesPerAudit, 'page', 'pages')} par audit
              {plan.priceEuros > 0 && ', formule réservée aux professionnels'}.
            </li>
          );
        })}
      </ul>
      <p>
        Tout compte commence par la formule gratuite, ouverte à tous. Les formules payantes sont réservées aux
        professionnels{'\u00a0'}: en choisir une, c’est déclarer agir pour votre activité professionnelle. Un
        audit qui échoue de notre fait ne compte pas.
      </p>
      <p>
        Une formule payante est conclue pour un mois, reconduite tant que vous ne la résiliez pas. Vous pouvez
        la résilier à tout moment pour la fin du mois en cours, dans «{'\u00a0'}Plans & prix{'\u00a0'}» de
        votre tableau de bord, ou en nous écrivant.
      </p>
      <h2>5. Ce que vaut un rapport</h2>
      <p>
        Un rapport décrit ce qu’un navigateur a observé à une date donnée, sur les pages visitées. Il
        distingue ce qui est établi, ce qui reste à vérifier et ce qui n’a pas été testé. Ce n’est ni un
        certificat de conformité, ni un avis juridique, ni un test d’intrusion. La façon de noter est décrite
        dans <Link to="/methode">la méthode</Link>.
      </p>
      <h2>6. Disponibilité et responsabilité</h2>
      <p>
        Nous mettons tout en œuvre pour que le service fonctionne, sans pouvoir garantir une disponibilité
        continue. Nous répondons des dommages directs causés par notre faute. Rien ici ne limite les droits
        que la loi accorde aux consommateurs.
      </p>
      <h2>7. Vos contenus</h2>
      <p>
        Vos rapports sont à vous{'\u00a0'}: vous pouvez les transmettre et les publier. Le logiciel et sa
        documentation restent sous leur licence.
      </p>
      <h2>8. Suspension</h2>
      <p>
        Un compte qui enfreint l’article 3 peut être suspendu, avec l’explication du motif et la possibilité
        d’y répondre.
      </p>
      <h2>9. Évolution, droit applicable</h2>
      <p>
        Un changement de ces conditions est annoncé par e-mail quinze jours avant de s’appliquer. Le droit
        français s’applique. En cas de litige,{' '}
        {operator.email ? (
          <>
            écrivez d’abord à <MailFact value={operator.email} />.
          </>
        ) : (
          'écrivez d’abord à l’exploitant du service.'
        )}
        {operator.mediator && (
          <>
            {' '}
            Un consommateur peut ensuite recourir gratuitement au médiateur de la consommation
            {'\u00a0'}: {operator.mediator}.
          </>
        )}
      </p>
    </LegalPage>
  );
}
