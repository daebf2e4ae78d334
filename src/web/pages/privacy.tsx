import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { historyText, planName } from '#contract/plan-words.ts';
import { planIds, plans } from '#contract/plans.ts';
import { siteVisitDays } from '#contract/visit-question.ts';
import { FactList, LegalPage, MailFact } from '../features/legal/legal-page.tsx';
import { loadOperator } from '../features/legal/operator.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { OutLink } from '../ui/link.tsx';

export const handle = { js: false, kept: 'any-search' };

export const loader = (args: LoaderFunctionArgs) => loadOperator(args);

export const meta: MetaFunction = () =>
  pageMeta('Confidentialité', {
    description: 'Les données que Constat garde, pourquoi, combien de temps, et vos droits.',
  });

export default function Privacy() {
  const { operator, isPaidOnline, asksFieldData } = useLoaderData<typeof loader>();
  return (
    <LegalPage path="/confidentialite" title="Confidentialité">
      <p>
        En bref{'\u00a0'}: un compte, les audits que vous demandez, des cookies nécessaires et rien d’autre,
        aucun traceur, aucune publicité, aucune mesure d’audience, aucun appel à un autre site depuis ces
        pages.
      </p>
      <h2>Responsable du traitement</h2>
      <FactList
        facts={[
          { name: 'Nom ou raison sociale', value: operator.name },
          { name: 'Adresse', value: operator.address },
          { name: 'Pour toute question sur vos données', value: operator.email, mail: true },
          { name: 'Délégué à la protection des données', value: operator.officer },
        ]}
      />
      <h2>Ce que nous gardons, et pourquoi</h2>
      <ul>
        <li>
          <strong>Votre compte</strong>
          {'\u00a0'}: adresse e-mail, nom affiché si vous en donnez un, réglages, formule, dates de création
          et de dernière connexion, et une empreinte de votre mot de passe qui ne permet pas de le retrouver.
          Base légale{'\u00a0'}: l’exécution du contrat (RGPD, article 6.1.b).
        </li>
        <li>
          <strong>Vos audits</strong>
          {'\u00a0'}: l’adresse demandée, les constats et les extraits de pages qui les prouvent. Base légale
          {'\u00a0'}: l’exécution du contrat.
        </li>
        <li>
          <strong>Des médianes par type de site</strong>
          {'\u00a0'}: chaque nuit, des scores de vos audits nous tirons des chiffres communs à 30 sites de 10
          comptes au moins, qui ne désignent personne. Vous pouvez l’arrêter dans «{'\u00a0'}Mon profil
          {'\u00a0'}». Base légale{'\u00a0'}: notre intérêt légitime à donner des repères (6.1.f).
        </li>
        <li>
          <strong>Vos décisions</strong>
          {'\u00a0'}: ce que vous décidez d’un constat, la raison, la date, et le nom et l’adresse e-mail de
          votre compte ce jour-là, gardés au journal du site même après une annulation. Base légale{'\u00a0'}:
          l’exécution du contrat.
        </li>
        <li>
          <strong>Les correctifs confiés et vos commentaires</strong>
          {'\u00a0'}: qui corrige quoi et pour quand, ce que vous écrivez d’un correctif et qui vous y
          mentionnez. Les personnes de votre espace qui voient le site les lisent, et personne d’autre. Base
          légale{'\u00a0'}: l’exécution du contrat.
        </li>
        <li>
          <strong>Vos liens de partage</strong>
          {'\u00a0'}: une empreinte de chaque lien et de son mot de passe, vos mots pour le reconnaître, sa
          durée, le nombre d’ouvertures et la dernière, jamais qui l’a ouvert. Base légale{'\u00a0'}:
          l’exécution du contrat.
        </li>
        <li>
          <strong>Les destinataires que vous ajoutez</strong>
          {'\u00a0'}: leur adresse e-mail et leur réponse. Rien ne leur est envoyé avant leur accord, qu’ils
          retirent d’un clic{'\u00a0'}; un refus est retenu pour ne pas leur écrire à nouveau. Base légale
          {'\u00a0'}: leur consentement (6.1.a).
        </li>
        <li>
          <strong>Les plans que vous envoyez à un prestataire</strong>
          {'\u00a0'}: son adresse e-mail, votre message, une empreinte du lien, le nombre d’ouvertures, et les
          marques et commentaires qu’il y laisse. Il peut arrêter ces messages d’un clic{'\u00a0'}; son refus
          est retenu pour ne plus lui écrire. Base légale{'\u00a0'}: l’exécution du contrat, et pour le
          prestataire votre intérêt légitime à faire corriger votre site (6.1.f).
        </li>
        <li>
          <strong>Vos organisations</strong>
          {'\u00a0'}: qui en est membre et avec quels droits, les adresses invitées, et un journal de ce que
          chacun y fait (nom, adresse, action, date, réseau sans l’adresse exacte), gardé un an. Les autres
          administrateurs de l’organisation le lisent. Base légale{'\u00a0'}: l’exécution du contrat, et pour
          le journal l’intérêt légitime de l’organisation à savoir qui agit en son nom (6.1.f).
        </li>
        <li>
          <strong>Vos connexions par un fournisseur d’identité</strong>
          {'\u00a0'}: si vous choisissez ProConnect ou un autre, l’identifiant qu’il vous donne ici, votre
          nom, votre adresse, le SIRET et le nom de votre organisation, et s’il a demandé un second facteur.
          Il apprend que vous vous connectez à Constat, et quand. Base légale{'\u00a0'}: l’exécution du
          contrat.
        </li>
        <li>
          <strong>Les salons que vous faites prévenir</strong>
          {'\u00a0'}: l’adresse et le jeton d’un salon de Slack, Teams, Mattermost ou Matrix, chiffrés. Leur
          service reçoit le nom du site, ses notes et l’adresse du rapport. Base légale{'\u00a0'}: l’exécution
          du contrat.
        </li>
        <li>
          <strong>Vos domaines</strong>
          {'\u00a0'}: les noms que vous ajoutez pour prouver qu’ils sont à vous, le code de chacun, et le
          résultat de la dernière vérification. Base légale{'\u00a0'}: l’exécution du contrat.
        </li>
        <li>
          <strong>Vos moyens de connexion</strong>
          {'\u00a0'}: le secret de vos applications d’authentification, chiffré, la partie publique de vos
          clés d’accès, une empreinte de vos codes de secours, les noms que vous leur donnez et leur dernière
          utilisation. Votre empreinte digitale ou votre visage restent dans votre appareil. Base légale
          {'\u00a0'}: notre intérêt légitime à protéger les comptes (6.1.f).
        </li>
        <li>
          <strong>Vos sessions</strong>
          {'\u00a0'}: date d’ouverture, dernière activité et nom du navigateur, pour que vous puissiez fermer
          une session inconnue. Base légale{'\u00a0'}: notre intérêt légitime à protéger les comptes (6.1.f).
        </li>
        <li>
          <strong>Les e-mails envoyés</strong>
          {'\u00a0'}: destinataire, objet et état de l’envoi, pour ne pas écrire deux fois. Aucun suivi
          d’ouverture ni de clic. Base légale{'\u00a0'}: l’exécution du contrat, et pour les destinataires que
          vous ajoutez leur consentement.
        </li>
        {isPaidOnline && (
          <li>
            <strong>Votre abonnement</strong>
            {'\u00a0'}: son état et ses dates, jamais votre carte. Stripe encaisse les paiements et garde
            votre adresse e-mail, votre adresse de facturation, votre numéro de TVA et vos factures, que la
            loi fait conserver dix ans, même une fois le compte supprimé. Base légale{'\u00a0'}: l’exécution
            du contrat et nos obligations comptables (6.1.b et c).
          </li>
        )}
        <li>
          <strong>Les visites faites à votre demande</strong>
          {'\u00a0'}: quel site, de quand à quand, pas quelles pages. Ce registre permet de répondre aux
          responsables des sites, auxquels nous disons si une visite venait d’ici, jamais qui l’a demandée.
          Base légale{'\u00a0'}: l’intérêt légitime.
        </li>
        <li>
          <strong>Un journal technique</strong>
          {'\u00a0'}: les incidents du service, sans mot de passe ni contenu d’e-mail. Base légale{'\u00a0'}:
          l’intérêt légitime.
        </li>
      </ul>
      <p>
        L’adresse e-mail et le mot de passe sont nécessaires pour ouvrir un compte. Aucune décision
        automatisée produisant un effet juridique n’est prise à votre sujet.
      </p>
      <h2>Combien de temps</h2>
      <ul>
        {planIds.map((id) => (
          <li key={id}>
            Rapports et captures, {planName(id)}
            {'\u00a0'}: {historyText(plans[id].historyDays)}.
          </li>
        ))}
        <li>
          Après un changement pour une formule qui garde moins longtemps, aucun rapport n’est supprimé avant
          30{'\u00a0'}jours.
        </li>
        <li>
          Scores, dates et adresses de vos audits{'\u00a0'}: tant que votre compte existe, ou jusqu’à ce que
          vous supprimiez l’audit.
        </li>
        <li>
          E-mails envoyés{'\u00a0'}: 90{'\u00a0'}jours.
        </li>
        <li>
          Registre des visites{'\u00a0'}: {siteVisitDays}
          {'\u00a0'}jours, même si l’audit est supprimé{'\u00a0'}; votre compte n’y est plus nommé dès qu’il
          est supprimé.
        </li>
        <li>
          Décisions, correctifs confiés et commentaires{'\u00a0'}: jusqu’à la suppression du dernier audit du
          site, ou du compte. Un commentaire écrit dans une organisation lui reste, sans votre nom.
        </li>
        <li>
          Compte{'\u00a0'}: jusqu’à ce que vous le supprimiez, ce qui efface aussitôt vos audits, vos liens de
          partage, vos plans envoyés, vos destinataires, vos domaines, vos sessions et les e-mails envoyés. Un
          domaine se retire aussi seul, quand vous le voulez. Ce que vous avez fait dans une organisation lui
          reste, sans votre nom dans son journal.
        </li>
      </ul>
      <h2>Qui y accède</h2>
      <p>
        Les personnes qui administrent ce service, l’hébergeur{operator.hosting && ` (${operator.hosting})`}{' '}
        et le prestataire qui achemine les e-mails{isPaidOnline && ', et Stripe pour les paiements'}. Vos
        données ne sont ni vendues ni louées. Si un prestataire se trouvait hors de l’Union européenne, le
        transfert reposerait sur une décision d’adéquation ou sur les clauses contractuelles types de la
        Commission.
      </p>
      {asksFieldData && (
        <p>
          Nous demandons à Google ce que les visiteurs des sites audités ont mesuré avec Chrome{'\u00a0'}: il
          reçoit l’adresse des pages publiques, sans leurs paramètres, et jamais le nom de qui a demandé
          l’audit.
        </p>
      )}
      <h2>Cookies et stockage du navigateur</h2>
      <p>
        Un cookie de session (<code>__Host-session</code>), déposé à la connexion et retiré à la déconnexion.
        Un cookie de 180{'\u00a0'}jours (<code>__Host-browser</code>), déposé à la connexion, qui reconnaît
        votre navigateur{'\u00a0'}: si quelqu’un d’autre essaie des mots de passe sur votre compte, vous
        pouvez quand même vous connecter. Un cookie d’un jour (<code>__Host-registration</code>), déposé à
        l’inscription, qui évite de redonner le mot de passe en validant l’adresse. Deux cookies de cinq
        minutes (<code>__Host-step</code>, <code>__Host-passkey</code>), le temps de passer la deuxième étape
        ou d’utiliser une clé d’accès. Un cookie d’une heure (<code>__Host-provider</code>), le temps d’une
        connexion par un fournisseur d’identité. Et, pour qui ouvre un lien de partage protégé, un cookie de
        douze heures (<code>__Secure-partage</code>) qui évite de redonner le mot de passe. Ils sont
        strictement nécessaires et ne demandent donc pas de consentement{'\u00a0'}: il n’y a aucun
        consentement à donner ni à retirer. Le stockage local du navigateur retient l’identifiant de l’audit
        en cours, le nombre de fois où le son de fin a été joué et, entre l’inscription et la première
        connexion, l’adresse que vous avez saisie.
      </p>
      <h2>Les sites audités</h2>
      <p>
        Constat ne visite que des pages publiques. Un extrait cité comme preuve peut contenir le nom d’une
        personne s’il est publié sur la page, et une capture peut montrer son visage{'\u00a0'}: rien n’est
        flouté. Extraits et captures suivent la durée de vie du rapport.
      </p>
      <h2>Vos droits</h2>
      <p>
        Vous avez un droit d’accès à vos données, de rectification, d’effacement, de limitation et
        d’opposition, et un droit à la portabilité{'\u00a0'}: les recevoir dans un format courant. L’export et
        la suppression se font en un clic dans «{'\u00a0'}Mon profil{'\u00a0'}».
        {operator.email && (
          <>
            {' '}
            Pour le reste, écrivez à <MailFact value={operator.email} />. Réponse sous un mois.
          </>
        )}
      </p>
      <p>
        Si la réponse ne vous convient pas, vous pouvez saisir la CNIL{'\u00a0'}:{' '}
        <OutLink href="https://www.cnil.fr/fr/plaintes">cnil.fr/fr/plaintes</OutLink>.
      </p>
    </LegalPage>
  );
}
