import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { formatNumber } from '#contract/french.ts';
import { planIds, plans } from '#contract/plans.ts';
import { batchPages, hostBatches } from '#contract/shared-visits.ts';
import { siteVisitDays } from '#contract/visit-question.ts';
import { LegalPage, MailFact } from '../features/legal/legal-page.tsx';
import { loadOperator } from '../features/legal/operator.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { VisitQuestionForm } from '../ui/visit-question.tsx';

export const handle = { js: false, kept: 'no-search' };

export const loader = (args: LoaderFunctionArgs) => loadOperator(args);

export const meta: MetaFunction = () =>
  pageMeta('Nos visites', {
    description:
      'Pourquoi Constat visite un site, ce qu’il lui envoie et à quel rythme, comment le ralentir ou le refuser.',
  });

const slower = 'User-agent: Constat\nCrawl-delay: 10';
const closed = 'User-agent: Constat\nDisallow: /';
const historyDays = planIds.map((id) => plans[id].historyDays);

export default function OurVisits() {
  const { operator, publicUrl, visitAddresses } = useLoaderData<typeof loader>();
  return (
    <LegalPage path="/nos-visites" title="Nos visites">
      <p>
        Vous avez trouvé «{'\u00a0'}Constat{'\u00a0'}» dans le journal de votre site{'\u202f'}? Une personne a
        demandé qu’il soit audité{'\u00a0'}: performance, accessibilité, référencement, sécurité, vie privée,
        obligations légales, écoconception, qualité. Constat ne visite jamais un site de lui-même, et ne
        constitue aucun index.
      </p>
      <h2>Comment nous reconnaître</h2>
      <Signature publicUrl={publicUrl} />
      <h3>D’où partent nos visites</h3>
      <Addresses addresses={visitAddresses} />
      <h3>Vérifier qu’une visite était la nôtre</h3>
      <p>
        N’importe qui peut prendre notre nom. Indiquez le site et l’heure{'\u00a0'}: nous répondons par oui ou
        par non, sans dire qui a demandé la visite ni quelles pages elle a lues.
      </p>
      <VisitQuestionForm
        action="/nos-visites/verifier"
        question={{ site: '', day: '', hour: '' }}
        submit="Vérifier"
      />
      <h2>Ce que nous demandons à votre site</h2>
      <Requests />
      <h2>À quel rythme</h2>
      <Pace />
      <h2>Ce que nous faisons dans vos pages</h2>
      <Interactions />
      <h2>Ce que nous gardons</h2>
      <Kept />
      <h2>Nous ralentir</h2>
      <p>Dans robots.txt, donnez les secondes à laisser entre deux pages, 30 au plus{'\u00a0'}:</p>
      <Sample>{slower}</Sample>
      <p>
        Un groupe à notre nom remplace le groupe général (<code>*</code>){'\u00a0'}: recopiez-y les
        interdictions que vous voulez garder.
      </p>
      <h2>Nous refuser</h2>
      <Refusals />
      <h2>Nous écrire</h2>
      <p>
        {operator.email === null ? (
          'Cette installation n’a pas encore donné d’adresse de contact\u00a0: les deux refus ci-dessus n’en demandent pas.'
        ) : (
          <>
            Une visite vous gêne{'\u202f'}? Écrivez à <MailFact value={operator.email} />, avec le nom du site
            et l’heure{'\u00a0'}: nous retrouverons qui l’a demandée et pourrons l’arrêter.
          </>
        )}
      </p>
    </LegalPage>
  );
}

function Sample({ children }: { readonly children: string }) {
  return (
    <pre className="rounded-lg bg-sunken p-4 text-sm wrap-anywhere whitespace-pre-wrap">
      <code>{children}</code>
    </pre>
  );
}

function Signature({ publicUrl }: { readonly publicUrl: string }) {
  return (
    <>
      <p>
        Chaque requête porte le mot «{'\u00a0'}Constat{'\u00a0'}» et l’adresse de cette page dans son en-tête
        User-Agent{'\u00a0'}:
      </p>
      <ul>
        <li>
          Celles du navigateur, un Chromium ordinaire, finissent par{' '}
          <code>Constat/0.1 (+{publicUrl}/nos-visites)</code>. Elles demandent des pages en français (
          <code>Accept-Language: fr-FR,fr</code>), à la taille d’un téléphone ou d’un ordinateur.
        </li>
        <li>
          Les autres (robots.txt, plans de site, vérification des liens) sont de la forme{' '}
          <code>Mozilla/5.0 (compatible; Constat/…; +{publicUrl}/nos-visites)</code>, avec{' '}
          <code>Accept-Language: fr-FR,fr;q=0.9,en;q=0.5</code>.
        </li>
      </ul>
      <p>Aucun cookie n’est gardé d’une page à l’autre, ni d’un audit au suivant.</p>
    </>
  );
}

function Addresses({ addresses }: { readonly addresses: readonly string[] }) {
  if (addresses.length === 0)
    return (
      <p>
        La personne qui exploite cette installation n’a pas publié ces adresses. La vérification ci-dessous
        reste possible.
      </p>
    );
  return (
    <>
      <p>La personne qui exploite cette installation publie les adresses d’où elles partent{'\u00a0'}:</p>
      <ul>
        {addresses.map((address) => (
          <li key={address}>
            <code className="wrap-anywhere">{address}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

function Requests() {
  return (
    <ul>
      <li>
        D’abord l’adresse demandée, robots.txt et les plans de site, puis les pages, dans un vrai navigateur
        {'\u00a0'}: une seule se charge à la fois jusqu’à {batchPages}
        {'\u00a0'}pages, {hostBatches.default} au plus pendant un audit plus grand ({hostBatches.proved} si la
        personne a prouvé que le site est le sien). Un audit lit de 1 à 1{'\u202f'}000
        {'\u00a0'}pages, 10 au plus avec la formule gratuite.
      </li>
      <li>
        L’accueil est chargé quelques fois de plus{'\u00a0'}: pour sa vitesse, et pour les choix du bandeau de
        cookies.
      </li>
      <li>
        Des requêtes simples, par GET et HEAD{'\u00a0'}: cinq à la fois au plus, à 50{'\u00a0'}millisecondes
        d’intervalle au moins. Aux autres sites vers lesquels vos pages donnent un lien, une par seconde au
        plus.
      </li>
      <li>
        Tout ce que vos pages demandent d’elles-mêmes en se chargeant, comme pour n’importe quel visiteur
        {'\u00a0'}: images, scripts, services d’autres sites, mesures d’audience.
      </li>
      <li>
        Les adresses sensibles (sauvegardes, fichiers de configuration) ne sont demandées que sur un site dont
        la personne a prouvé qu’il est le sien.
      </li>
    </ul>
  );
}

function Pace() {
  return (
    <ul>
      <li>
        Au plus un audit de 10{'\u00a0'}pages ou moins, un audit plus grand et une vérification d’une page ont
        lieu en même temps sur un même site, quel que soit le nombre de personnes qui les demandent. Trois
        audits au plus attendent leur tour{'\u00a0'}; les suivants sont refusés, sauf ceux qui sont
        programmés, qui passent après tous les autres. Qui a prouvé que le site est le sien n’est jamais
        refusé, et passe devant.
      </li>
      <li>Ceux qui ont lieu ensemble se partagent le rythme d’un seul.</li>
      <li>
        Aux réponses 429 et 5xx, nous ralentissons de moitié à chaque fois{'\u00a0'}; l’attente demandée par
        Retry-After est respectée, jusqu’à 30{'\u00a0'}secondes.
      </li>
    </ul>
  );
}

function Interactions() {
  return (
    <ul>
      <li>
        Nous parcourons la page au clavier, la survolons, changeons la taille de la fenêtre, ouvrons ses menus
        et ses onglets, et tapons dans ses champs. Pendant ce temps, le navigateur refuse toute requête qui
        enverrait quelque chose{'\u00a0'}: il ne laisse passer que des lectures, et la page ne peut pas être
        quittée.
      </li>
      <li>
        Deux formulaires par page au plus sont remplis avec des valeurs fausses puis envoyés, pour lire leurs
        messages d’erreur. Un formulaire dont le code ne dit pas où il envoie l’est encore une fois avec des
        valeurs plausibles, pour voir s’il annonce un envoi qui n’a pas lieu. La page est d’abord coupée du
        réseau{'\u00a0'}: rien n’arrive à votre serveur ni à aucun autre.
      </li>
      <li>
        Sur l’accueil, nous acceptons, refusons, puis retirons les choix du bandeau de cookies, comme le
        ferait un visiteur{'\u00a0'}: ces choix-là parviennent à votre site et aux services qu’il appelle.
      </li>
      <li>
        Aucun mot de passe n’est essayé, rien n’est acheté. Les liens de déconnexion, de suppression ou
        d’ajout au panier ne sont pas suivis.
      </li>
    </ul>
  );
}

function Kept() {
  return (
    <>
      <p>
        Le rapport, que lisent la personne qui l’a demandé et celles avec qui elle le partage{'\u00a0'}:
        adresses et titres des pages, extraits de textes et de code qui prouvent un défaut, cookies, en-têtes,
        requêtes, et des captures d’écran. Celles-ci peuvent montrer des personnes, comme vos pages. Il est
        gardé de {formatNumber(Math.min(...historyDays))} à {formatNumber(Math.max(...historyDays))}
        {'\u00a0'}jours selon la formule de la personne, ou jusqu’à ce qu’elle le supprime.
      </p>
      <p>
        Pendant {siteVisitDays}
        {'\u00a0'}jours, nous gardons aussi quel site a été visité, de quand à quand et à la demande de qui
        {'\u00a0'}: c’est ce qui permet de vous répondre. Les autres sites que vos pages appellent ne sont pas
        notés.
      </p>
    </>
  );
}

function Refusals() {
  return (
    <>
      <p>
        L’un ou l’autre suffit. La personne qui demandait l’audit en est prévenue, et il ne lui est pas
        compté.
      </p>
      <ul>
        <li>
          <strong>robots.txt</strong>, lu au début de chaque audit{'\u00a0'}:<Sample>{closed}</Sample>
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
    </>
  );
}
