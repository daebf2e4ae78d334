import type { MetaFunction } from 'react-router';
import { formatNumber, typeset } from '#contract/french.ts';
import { severities, themeIds, themes } from '#contract/themes.ts';
import { beyondAudit } from '#reference/beyond-audit.ts';
import { lawsToCome } from '#reference/laws-to-come.ts';
import { severityLabels } from '#report/tones.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { severityRows } from '../features/legal/severity-rows.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { Table } from '../ui/table.tsx';

export const handle = { js: false, kept: 'any-search' };

export const meta: MetaFunction = () =>
  pageMeta('Méthode\u00a0: comment les scores sont calculés', {
    description:
      'La formule, les poids et les garanties\u00a0: corriger un défaut ne fait jamais baisser un score.',
  });

export default function Method() {
  return (
    <LegalPage path="/methode" title={'Méthode\u00a0: comment les scores sont calculés'}>
      <p>
        Un score résume, il ne remplace pas la liste des constats. Voici exactement d’où il vient, pour que
        vous puissiez le refaire.
      </p>
      <h2>Ce qui compte, et ce qui ne compte pas</h2>
      <p>
        Seul un défaut <strong>prouvé</strong> fait perdre des points. Ce qui est respecté, «{'\u00a0'}à
        vérifier{'\u00a0'}» ou sans objet laisse le score inchangé. Ce que nous n’avons pas pu voir (une page
        trop lente, un contrôle interrompu) laisse deux bornes{'\u00a0'}: la plus basse si tout ce qui manque
        était mauvais, la plus haute si tout était bon. Le score donné est la borne basse. À plus de 25 points
        d’écart, le thème n’a pas de score{'\u202f'}; celui du site est calculé sans lui, et le dit. Deux
        audits se comparent sur les thèmes notés par les deux.
      </p>
      <p>
        Un danger immédiat (une clé secrète lisible, un certificat qui n’est pas valable, un mot de passe
        envoyé en clair…) passe avant le score{'\u00a0'}: c’est lui que dit l’appréciation. Une page où un
        défaut bloquant est ouvert n’est jamais appelée bonne.
      </p>
      <p>
        Les obligations qui dépendent du type de site (organisme public, boutique, entreprise…) ne sont jugées
        que s’il est précisé. Sinon, le thème des obligations légales n’a pas de score{'\u00a0'}: «{'\u00a0'}À
        préciser{'\u00a0'}: type de site{'\u00a0'}». De même, un document que la loi demande et qu’aucune page
        lue ne contient compte comme ce que nous n’avons pas vu, tant qu’il reste des pages à lire.
      </p>
      <h2>Obligation, risque ou amélioration</h2>
      <p>
        Chaque constat dit ce qui oblige{'\u00a0'}: une obligation, la recommandation d’une autorité, une
        norme ou un référentiel, ou un usage. Cela vient des textes qu’il cite et du type de site, et ne
        change pas le score. Chaque défaut est alors l’un des trois{'\u00a0'}:
      </p>
      <ul>
        <li>
          une <strong>obligation non tenue</strong>
          {'\u00a0'}: un texte l’impose à ce type de site{'\u202f;'}
        </li>
        <li>
          un <strong>risque</strong>
          {'\u00a0'}: aucun texte ne l’impose en ces termes, mais il nuit à quelqu’un dès aujourd’hui, il est
          bloquant, ou il est majeur et touche à la sécurité ou à la vie privée{'\u202f;'}
        </li>
        <li>
          une <strong>amélioration</strong>
          {'\u00a0'}: tous les autres défauts.
        </li>
      </ul>
      <h2>La perte due à un défaut</h2>
      <p>Sur chaque page où il se trouve, un défaut retire une part de ce que vaut la page{'\u00a0'}:</p>
      <p className="rounded-xl bg-sunken px-4 py-3 font-mono text-sm">
        perte = G × (0,6 + 0,4 × n / (n + 4))
      </p>
      <ul>
        <li>
          <strong>G</strong> dépend de la gravité (tableau ci-dessous).
        </li>
        <li>
          <strong>n</strong> est le nombre d’endroits de la page où il se trouve, plafonné à{' '}
          {formatNumber(1000)}
          {'\u202f'}; 1 pour un défaut du site entier, qui compte sur toutes les pages.
        </li>
      </ul>
      <Table
        caption="Part retirée selon la gravité"
        rows={severities}
        rowKey={(severity) => severity}
        columns={[
          {
            id: 'severity',
            header: 'Gravité',
            rowHeader: true,
            cell: (severity) => severityLabels[severity],
          },
          {
            id: 'meaning',
            header: 'Ce que cela veut dire',
            cell: (severity) => severityRows[severity].meaning,
          },
          {
            id: 'share',
            header: 'G',
            align: 'right',
            cell: (severity) =>
              severityRows[severity].share.toLocaleString('fr-FR', { maximumFractionDigits: 3 }),
          },
        ]}
      />
      <h2>Le score d’un thème</h2>
      <p className="rounded-xl bg-sunken px-4 py-3 font-mono text-sm">
        page = (1 − perte₁) × (1 − perte₂) × …
        <br />
        score = partie entière de 100 × moyenne des pages
      </p>
      <p>
        Toutes les pages pèsent autant. Tant qu’un défaut bloquant est ouvert sur une page sur dix ou
        davantage, le score du thème ne dépasse pas 69{'\u202f'}; chaque autre défaut bloquant distinct
        abaisse cette limite de 5 points. Sur moins de pages, elle remonte en proportion (84 pour un défaut
        sur une page sur vingt). Le rapport dit à côté du score ce qui le limite et les trois défauts qui
        coûtent le plus. Deux thèmes ont leur propre mesure
        {'\u00a0'}: la <strong>performance</strong> reprend le score de Lighthouse (la moyenne des pages
        mesurées{'\u202f'}; l’affichage d’un texte n’y attend pas les images qui l’entourent), et l’
        <strong>écoconception</strong> garde la plus basse de deux valeurs, l’indice de sobriété et le score
        des défauts. L’indice de la page médiane du web est 50. Jusque-là, il compte tel quel. Au-delà, il
        compte davantage{'\u00a0'}: un indice de 80 (environ 500{'\u00a0'}ko, 25 requêtes et 400 éléments)
        donne 100.
      </p>
      <p>
        Certains contrôles dépendent d’un autre. Si un fichier manque, on ne vous reproche pas en plus ce
        qu’il devrait contenir{'\u00a0'}: le défaut principal porte seul la perte, qui dépend de sa gravité et
        non du nombre des autres (35{'\u00a0'}% du thème s’il est bloquant, 12{'\u00a0'}% s’il est majeur, 3
        {'\u00a0'}% s’il est mineur). De même, un défaut que plusieurs contrôles voient n’est compté qu’une
        fois.
      </p>
      <p>
        Un même défaut ne nuit pas autant partout{'\u00a0'}: la gravité de quelques contrôles dépend du type
        de site que vous indiquez, ou de ce que la page demande au visiteur (formulaire, mot de passe). Sans
        type de site, le score donne les deux limites.
      </p>
      <p>
        Un contrôle récent est d’abord «{'\u00a0'}à l’essai{'\u00a0'}»{'\u00a0'}: ce qu’il relève est montré à
        part et ne compte dans aucun score tant que ce contrôle n’est pas confirmé.
      </p>
      <h2>Le score global</h2>
      <p>Moyenne des thèmes, pondérée ainsi, arrondie à l’entier inférieur{'\u00a0'}:</p>
      <Table
        caption="Poids des thèmes dans le score global"
        rows={themeIds}
        rowKey={(id) => id}
        columns={[
          { id: 'theme', header: 'Thème', rowHeader: true, cell: (id) => themes[id].label },
          { id: 'weight', header: 'Poids', align: 'right', cell: (id) => formatNumber(themes[id].weight) },
        ]}
      />
      <p>
        Lecture{'\u00a0'}: 90 et plus, très bon{'\u00a0'}; de 75 à 89, bon{'\u00a0'}; de 50 à 74, à améliorer
        {'\u00a0'}; moins de 50, insuffisant. Pour l’accessibilité, un seul critère du RGAA non respecté
        exclut «{'\u00a0'}très bon{'\u00a0'}», et le mot est «{'\u00a0'}insuffisant{'\u00a0'}» quand moins de
        la moitié des critères peuvent être respectés, quoi qu’une personne trouve en vérifiant le reste. Ce
        mot n’est pas le taux de conformité de la loi{'\u00a0'}: celui-ci porte sur tous les critères
        applicables, et une personne l’établit.
      </p>
      <h2>La garantie</h2>
      <p>
        Corriger un défaut, le corriger sur une partie des pages ou en retirer quelques endroits{' '}
        <strong>ne fait jamais baisser le score</strong>. Chaque défaut affiche les points que vous gagnez en
        le corrigeant. La garantie vaut pour un même ensemble de pages et une même version des règles
        {'\u00a0'}: le rapport garde les deux, et ne compare pas les scores que des règles différentes ont
        donnés.
      </p>
      <h2>L’ordre des corrections</h2>
      <p>
        Vient d’abord ce qui fait du tort dès aujourd’hui, puis ce qui arrête, trompe ou fait payer le
        visiteur et ce que la loi demande, avant les réglages de prudence. À tort égal, ce sont les points
        gagnés qui décident. Les défauts qui ont une même cause forment un seul correctif, nommé par ce qu’il
        faut faire.
      </p>
      <h2>Les limites</h2>
      <ul>
        <li>
          Une machine ne tranche qu’une partie des critères du RGAA. Un bon score n’est pas une conformité.
        </li>
        <li>
          L’accessibilité est jugée par nos contrôles et par trois moteurs{'\u00a0'}: axe-core, Alfa et
          AccessLint. Ce que signale un moteur que les autres ne confirment pas est «{'\u00a0'}à vérifier
          {'\u00a0'}», sauf pour les contrôles d’axe-core et les rares règles dont nos essais montrent
          qu’elles ne se trompent pas.
        </li>
        <li>La performance varie avec le réseau et le serveur d’une mesure à l’autre.</li>
        <li>
          Quand notre machine est trop occupée pour mesurer une page, la mesure se fait d’elle-même dans les
          24 heures et complète le rapport, qui en donne l’heure. Entre-temps, la page n’a pas de vitesse et
          aucun défaut n’en est tiré.
        </li>
        <li>
          Avec «{'\u00a0'}Téléphone et ordinateur{'\u00a0'}», le score de performance reste celui du téléphone
          {'\u202f'}; l’ordinateur est donné à côté, pour l’accueil (médiane de trois chargements) et les
          pages clés d’un échantillon.
        </li>
        <li>
          Les adresses sensibles (.git, .env, sauvegardes…) ne sont interrogées que sur un domaine dont le
          propriétaire a apporté la preuve, dans «{'\u00a0'}Mon profil{'\u00a0'}». La preuve est relue au
          début de chaque audit.
        </li>
        <li>
          Hors d’un parcours, Constat n’envoie jamais de formulaire. Ce qui est derrière un mot de passe n’est
          testé que si le propriétaire du domaine, preuve à l’appui, a enregistré un accès pour ce site.
        </li>
        <li>
          Un audit peut suivre tout le site, une page, une liste de pages ou un échantillon, c’est-à-dire des
          pages qui ont chacune un nom et un type de la méthode du RGAA. Deux audits d’un échantillon se
          comparent page par page.
        </li>
        <li>
          Un parcours (panier, commande, espace client), enregistré avec Chrome par le propriétaire d’un
          domaine prouvé, est rejoué geste par geste{'\u00a0'}; ses états marqués sont jugés comme des pages.
          Rien n’y est acheté, supprimé ni déconnecté. Les temps de chargement, la réponse aux gestes (INP) et
          les décalages (CLS) y sont «{'\u00a0'}mesurés pendant le parcours{'\u00a0'}», sans ralentissement,
          et n’entrent dans aucun score.
        </li>
        {lawsToCome.map(({ id, words }) => (
          <li key={id}>{typeset(words)}</li>
        ))}
      </ul>
      <h2>Ce qu’un audit automatique ne voit pas</h2>
      <ul>
        {beyondAudit.map(({ theme, words }) => (
          <li key={theme}>
            <strong>{themes[theme].label}</strong>
            {'\u00a0'}: {typeset(words)}
          </li>
        ))}
      </ul>
    </LegalPage>
  );
}
