import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { batchPages, hostBatches } from '#contract/shared-visits.ts';
import { LegalPage, MailFact } from '../features/legal/legal-page.tsx';
import { loadOperator } from '../features/legal/operator.server.ts';
import { pageMeta } from '../lib/page-meta.ts';

export const handle = { js: false };

export const loader = (args: LoaderFunctionArgs) => loadOperator(args);

export const meta: MetaFunction = () =>
  pageMeta('Nos visites', {
    description:
      'Pourquoi Constat visite un site, ce qu’il lui envoie et à quel rythme, comment le ralentir ou le refuser.',
  });

const slower = 'User-agent: Constat\nCrawl-delay: 10';
const closed = 'User-agent: Constat\nDisallow: /';

export default function OurVisits() {
  const { operator, publicUrl } = useLoaderData<typeof loader>();
  return (
    <LegalPage path="/nos-visites" title="Nos visites">
      <p>
        Vous avez trouvé «{'\u00a0'}Constat{'\u00a0'}» dans le journal de votre site{'\u00a0'}? Une personne a
        demandé qu’il soit audité{'\u00a0'}: performance, accessibilité, référencement, sécurité, vie privée,
        obligations légales, écoconception, qualité. Constat ne visite jamais un site de lui-même, et ne
        constitue aucun index.
      </p>
      <h2>Comment nous reconnaître</h2>
      <p>
        Chaque requête porte le mot «{'\u00a0'}Constat{'\u00a0'}» et l’adresse de cette page dans son agent
        (User-Agent)
        {'\u00a0'}:
      </p>
      <ul>
        <li>
          Celles du navigateur, un Chromium ordinaire, finissent par{' '}
          <code>Constat/0.1 (+{publicUrl}/nos-visites)</code>.
        </li>
        <li>
          Les autres (robots.txt, plans de site, vérification des liens) sont de la forme{' '}
          <code>Mozilla/5.0 (compatible; Constat/…; +{publicUrl}/nos-visites)</code>.
        </li>
      </ul>
      <h2>Ce que nous envoyons</h2>
      <ul>
        <li>
          D’abord l’adresse demandée, robots.txt et les plans de site, puis les pages, dans un vrai navigateur
          {'\u00a0'}: une seule se charge à la fois jusqu’à {batchPages}
          {'\u00a0'}pages, {hostBatches.default} au plus pendant un audit plus grand ({hostBatches.proved} si
          la personne a prouvé que le site est le sien). Un audit lit de 1 à 1{'\u202f'}000
          {'\u00a0'}
          pages, 10 au plus avec la formule gratuite.
        </li>
        <li>
          L’accueil est chargé quelques fois de plus{'\u00a0'}: pour sa vitesse, et pour les choix du bandeau
          de cookies.
        </li>
        <li>
          Des requêtes simples, par GET et HEAD{'\u00a0'}: cinq à la fois au plus, à 50{'\u00a0'}millisecondes
          d’intervalle au moins.
        </li>
        <li>
          Aucun formulaire n’est rempli ni envoyé, aucun mot de passe essayé. Les liens de déconnexion, de
          suppression ou d’ajout au panier ne sont pas suivis.
        </li>
        <li>
          Les adresses sensibles (sauvegardes, fichiers de configuration) ne sont demandées que sur un site
          dont la personne a prouvé qu’il est le sien.
        </li>
      </ul>
      <h2>À quel rythme</h2>
      <ul>
        <li>
          Au plus un audit de 10{'\u00a0'}pages ou moins, un audit plus grand et une vérification d’une page
          ont lieu en même temps sur un même site, quel que soit le nombre de personnes qui les demandent. Les
          autres attendent leur tour.
        </li>
        <li>Ceux qui ont lieu ensemble se partagent le rythme d’un seul.</li>
        <li>
          Aux réponses 429 et 5xx, nous ralentissons de moitié à chaque fois{'\u00a0'}; l’attente demandée par
          Retry-After est respectée, jusqu’à 30{'\u00a0'}secondes.
        </li>
      </ul>
      <h2>Nous ralentir</h2>
      <p>Dans robots.txt, donnez les secondes à laisser entre deux pages, 30 au plus{'\u00a0'}:</p>
      <pre className="rounded-lg bg-sunken p-4 text-sm wrap-anywhere whitespace-pre-wrap">
        <code>{slower}</code>
      </pre>
      <p>
        Un groupe à notre nom remplace le groupe général (<code>*</code>){'\u00a0'}: recopiez-y les
        interdictions que vous voulez garder.
      </p>
      <h2>Nous refuser</h2>
      <p>
        L’un ou l’autre suffit. La personne qui demandait l’audit en est prévenue, et il ne lui est pas
        compté.
      </p>
      <ul>
        <li>
          <strong>robots.txt</strong>, lu au début de chaque audit{'\u00a0'}:
          <pre className="rounded-lg bg-sunken p-4 text-sm wrap-anywhere whitespace-pre-wrap">
            <code>{closed}</code>
          </pre>
        </li>
        <li>
          <strong>/.well-known/constat.txt</strong>, un fichier texte qui contient la ligne{' '}
          <code>audits: non</code>. Il est lu avant toute autre chose, une fois par jour au plus{'\u00a0'}: un
          changement est suivi dans les 24{'\u00a0'}heures.
        </li>
      </ul>
      <p>
        Seule une personne qui a prouvé que le domaine est le sien, par le DNS, un fichier ou une balise, peut
        passer outre{'\u00a0'}; personne d’autre, quelle que soit sa formule.
      </p>
      <h2>Nous écrire</h2>
      <p>
        {operator.email === null ? (
          'Cette installation n’a pas encore donné d’adresse de contact\u00a0; les deux refus ci-dessus n’en demandent pas.'
        ) : (
          <>
            Une visite vous gêne{'\u00a0'}? Écrivez à <MailFact value={operator.email} />, avec le nom du site
            et l’heure{'\u00a0'}: nous retrouverons l’audit et pourrons l’arrêter.
          </>
        )}
      </p>
    </LegalPage>
  );
}
