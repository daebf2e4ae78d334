import { inBody, inHead, inHtml, type RuleSnippets } from './snippet.ts';

/** Snippets of the rules of axe-core that a page without layout shows, by rule id. */
export const axeSnippets: RuleSnippets = {
  'axe-area-alt': inBody(
    '<img src="/plan.png" alt="Plan du camping" usemap="#plan">\n<map name="plan"><area shape="rect" coords="0,0,80,80" href="/piscine"></map>',
    '<img src="/plan.png" alt="Plan du camping" usemap="#plan">\n<map name="plan"><area shape="rect" coords="0,0,80,80" href="/piscine" alt="La piscine"></map>',
  ),
  'axe-aria-allowed-attr': inBody(
    '<button type="button" aria-checked="true">Menu</button>',
    '<button type="button" aria-expanded="false">Menu</button>',
  ),
  'axe-aria-allowed-role': inBody(
    '<article role="button" tabindex="0">Réserver une table</article>',
    '<div role="button" tabindex="0">Réserver une table</div>',
  ),
  'axe-aria-braille-equivalent': inBody(
    '<button type="button" aria-braillelabel="fav"></button>',
    '<button type="button" aria-label="Ajouter aux favoris" aria-braillelabel="fav"></button>',
  ),
  'axe-aria-command-name': inBody(
    '<div role="button" tabindex="0"></div>',
    '<div role="button" tabindex="0">Ouvrir le plan</div>',
  ),
  'axe-aria-conditional-attr': inBody(
    '<label><input type="checkbox" aria-checked="true"> Recevoir la lettre</label>',
    '<label><input type="checkbox" checked aria-checked="true"> Recevoir la lettre</label>',
  ),
  'axe-aria-deprecated-role': inBody(
    '<div role="directory"><a href="/services">Services</a></div>',
    '<ul><li><a href="/services">Services</a></li></ul><p role="note">Ouvert le samedi</p>',
  ),
  'axe-aria-dialog-name': inBody(
    '<div role="dialog"><p>Choisissez une date</p></div>',
    '<div role="dialog" aria-label="Réserver un court"><p>Choisissez une date</p></div>',
  ),
  'axe-aria-hidden-body': inHtml(
    '<!doctype html>\n<html lang="fr"><head><title>Ville de Brest</title></head>\n<body aria-hidden="true"><h1>Ville de Brest</h1></body></html>',
    '<!doctype html>\n<html lang="fr"><head><title>Ville de Brest</title></head>\n<body><h1>Ville de Brest</h1></body></html>',
  ),
  'axe-aria-input-field-name': inBody(
    '<div role="combobox" tabindex="0" aria-expanded="false" aria-controls="villes"></div>\n<ul id="villes" role="listbox" aria-label="Villes"><li role="option">Brest</li></ul>',
    '<div role="combobox" tabindex="0" aria-label="Votre ville" aria-expanded="false" aria-controls="villes"></div>\n<ul id="villes" role="listbox" aria-label="Villes"><li role="option">Brest</li></ul>',
  ),
  'axe-aria-meter-name': inBody(
    '<div role="meter" aria-valuenow="70" aria-valuemin="0" aria-valuemax="100"></div>',
    '<div role="meter" aria-label="Places prises" aria-valuenow="70" aria-valuemin="0" aria-valuemax="100"></div>',
  ),
  'axe-aria-progressbar-name': inBody(
    '<div role="progressbar" aria-valuenow="40" aria-valuemin="0" aria-valuemax="100"></div>',
    '<div role="progressbar" aria-label="Envoi du dossier" aria-valuenow="40" aria-valuemin="0" aria-valuemax="100"></div>',
  ),
  'axe-aria-prohibited-attr': inBody(
    '<span aria-label="Numéro de téléphone">02 98 00 00 00</span>',
    '<a href="tel:+33298000000" aria-label="Appeler le 02 98 00 00 00">02 98 00 00 00</a>',
  ),
  'axe-aria-required-attr': inBody(
    '<div role="checkbox" tabindex="0">Livraison à domicile</div>',
    '<div role="checkbox" tabindex="0" aria-checked="false">Livraison à domicile</div>',
  ),
  'axe-aria-required-children': inBody(
    '<ul role="tablist"><li><a href="#tarifs">Tarifs</a></li></ul>',
    '<div role="tablist"><button type="button" role="tab" aria-selected="true">Tarifs</button></div>',
  ),
  'axe-aria-required-parent': inBody(
    '<div><button type="button" role="tab" aria-selected="true">Tarifs</button></div>',
    '<div role="tablist"><button type="button" role="tab" aria-selected="true">Tarifs</button></div>',
  ),
  'axe-aria-roles': inBody(
    '<div role="bouton" tabindex="0">Payer</div>',
    '<div role="button" tabindex="0">Payer</div>',
  ),
  'axe-aria-tab-name': inBody(
    '<div role="tablist"><div role="tab" tabindex="0" aria-selected="true"></div></div>',
    '<div role="tablist"><div role="tab" tabindex="0" aria-selected="true">Horaires</div></div>',
  ),
  'axe-aria-text': inBody(
    '<p role="text">Ouvert le samedi, <a href="/horaires">voir les horaires</a></p>',
    '<p><span role="text">Ouvert le samedi</span>, <a href="/horaires">voir les horaires</a></p>',
  ),
  'axe-aria-toggle-field-name': inBody(
    '<div role="switch" tabindex="0" aria-checked="false"></div>',
    '<div role="switch" tabindex="0" aria-checked="false" aria-label="Recevoir les alertes"></div>',
  ),
  'axe-aria-tooltip-name': inBody(
    '<div role="tooltip"></div>',
    '<div role="tooltip">Huit caractères au moins</div>',
  ),
  'axe-aria-treeitem-name': inBody(
    '<ul role="tree" aria-label="Dossiers"><li role="treeitem" tabindex="0"></li></ul>',
    '<ul role="tree" aria-label="Dossiers"><li role="treeitem" tabindex="0">Urbanisme</li></ul>',
  ),
  'axe-aria-valid-attr': inBody(
    '<button type="button" aria-descripton="Ouvre une fenêtre">Plan</button>',
    '<button type="button" aria-description="Ouvre une fenêtre">Plan</button>',
  ),
  'axe-aria-valid-attr-value': inBody(
    '<button type="button" aria-expanded="oui">Menu</button>',
    '<button type="button" aria-expanded="false">Menu</button>',
  ),
  'axe-avoid-inline-spacing': inBody(
    '<p style="line-height: 1.1 !important">La mairie est ouverte du lundi au vendredi.</p>',
    '<p style="line-height: 1.5">La mairie est ouverte du lundi au vendredi.</p>',
  ),
  'axe-button-name': inBody(
    '<button type="button"><svg aria-hidden="true" viewBox="0 0 10 10"><path d="M0 0h10v10"/></svg></button>',
    '<button type="button" aria-label="Rechercher"><svg aria-hidden="true" viewBox="0 0 10 10"><path d="M0 0h10v10"/></svg></button>',
  ),
  'axe-definition-list': inBody(
    '<dl><p>Nos horaires</p><dt>Lundi</dt><dd>9 h – 12 h</dd></dl>',
    '<p>Nos horaires</p>\n<dl><dt>Lundi</dt><dd>9 h – 12 h</dd></dl>',
  ),
  'axe-dlitem': inBody(
    '<div><dt>Lundi</dt><dd>9 h – 12 h</dd></div>',
    '<dl><dt>Lundi</dt><dd>9 h – 12 h</dd></dl>',
  ),
  'axe-empty-table-header': inBody(
    '<table><tr><th></th><th>Prix</th></tr><tr><th>Pain</th><td>1,20 €</td></tr></table>',
    '<table><tr><th>Produit</th><th>Prix</th></tr><tr><th>Pain</th><td>1,20 €</td></tr></table>',
  ),
  'axe-focus-order-semantics': inBody(
    '<h2 tabindex="0">Une actualité de la commune</h2>',
    '<div role="button" tabindex="0">Lire une actualité de la commune</div>',
  ),
  'axe-form-field-multiple-labels': inBody(
    '<label for="nom">Nom</label>\n<label for="nom">Prénom</label>\n<input id="nom">',
    '<label for="nom">Nom et prénom</label>\n<input id="nom">',
  ),
  'axe-frame-title-unique': inBody(
    '<iframe src="/plan" title="Carte"></iframe>\n<iframe src="/itineraire" title="Carte"></iframe>',
    '<iframe src="/plan" title="Plan du quartier"></iframe>\n<iframe src="/itineraire" title="Itinéraire"></iframe>',
  ),
  'axe-heading-order': inBody(
    '<h1>Ville de Brest</h1>\n<h4>Horaires de la mairie</h4>',
    '<h1>Ville de Brest</h1>\n<h2>Horaires de la mairie</h2>',
  ),
  'axe-html-xml-lang-mismatch': inHtml(
    '<!doctype html>\n<html lang="fr" xml:lang="en"><head><title>Ville de Brest</title></head><body><p>Bienvenue</p></body></html>',
    '<!doctype html>\n<html lang="fr" xml:lang="fr"><head><title>Ville de Brest</title></head><body><p>Bienvenue</p></body></html>',
  ),
  'axe-image-alt': inBody(
    '<img src="/marche.jpg">',
    '<img src="/marche.jpg" alt="Le marché du samedi, place de l’Église">',
  ),
  'axe-image-redundant-alt': inBody(
    '<a href="/menu"><img src="/menu.jpg" alt="Notre menu"> Notre menu</a>',
    '<a href="/menu"><img src="/menu.jpg" alt=""> Notre menu</a>',
  ),
  'axe-input-button-name': inBody(
    '<form><input type="button" value=""></form>',
    '<form><input type="button" value="Calculer le tarif"></form>',
  ),
  'axe-input-image-alt': inBody(
    '<form><input type="image" src="/loupe.png"></form>',
    '<form><input type="image" src="/loupe.png" alt="Rechercher"></form>',
  ),
  'axe-label': inBody(
    '<form><input type="text" name="nom"></form>',
    '<form><label>Votre nom <input type="text" name="nom"></label></form>',
  ),
  'axe-landmark-banner-is-top-level': inBody(
    '<main><div role="banner"><p>Ville de Brest</p></div></main>',
    '<div role="banner"><p>Ville de Brest</p></div>\n<main><p>Bienvenue</p></main>',
  ),
  'axe-landmark-contentinfo-is-top-level': inBody(
    '<main><p>Bienvenue</p><div role="contentinfo"><p>Mairie de Brest</p></div></main>',
    '<main><p>Bienvenue</p></main>\n<div role="contentinfo"><p>Mairie de Brest</p></div>',
  ),
  'axe-landmark-main-is-top-level': inBody(
    '<nav><main><p>Bienvenue</p></main></nav>',
    '<nav><a href="/">Accueil</a></nav>\n<main><p>Bienvenue</p></main>',
  ),
  'axe-landmark-no-duplicate-banner': inBody(
    '<header><p>Ville de Brest</p></header>\n<header><p>Alerte météo</p></header>\n<main><p>Bienvenue</p></main>',
    '<header><p>Ville de Brest</p><p>Alerte météo</p></header>\n<main><p>Bienvenue</p></main>',
  ),
  'axe-landmark-no-duplicate-contentinfo': inBody(
    '<main><p>Bienvenue</p></main>\n<footer><p>Mairie</p></footer>\n<footer><p>Plan du site</p></footer>',
    '<main><p>Bienvenue</p></main>\n<footer><p>Mairie</p><p>Plan du site</p></footer>',
  ),
  'axe-landmark-unique': inBody(
    '<nav><a href="/">Accueil</a></nav>\n<nav><a href="/tarifs">Tarifs</a></nav>',
    '<nav aria-label="Principal"><a href="/">Accueil</a></nav>\n<nav aria-label="De la rubrique"><a href="/tarifs">Tarifs</a></nav>',
  ),
  'axe-list': inBody(
    '<ul><div>Pain de campagne</div><li>Baguette</li></ul>',
    '<ul><li>Pain de campagne</li><li>Baguette</li></ul>',
  ),
  'axe-listitem': inBody(
    '<div><li>Baguette</li><li>Pain de campagne</li></div>',
    '<ul><li>Baguette</li><li>Pain de campagne</li></ul>',
  ),
  'axe-meta-viewport': inHead(
    '<meta name="viewport" content="width=device-width, user-scalable=no">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
  ),
  'axe-nested-interactive': inBody(
    '<button type="button">Ajouter au panier <a href="/panier">Voir</a></button>',
    '<button type="button">Ajouter au panier</button>\n<a href="/panier">Voir le panier</a>',
  ),
  'axe-presentation-role-conflict': inBody(
    '<img src="/filet.png" alt="" tabindex="0">',
    '<img src="/filet.png" alt="">',
  ),
  'axe-region': inBody(
    '<main><h1>Ville de Brest</h1></main>\n<p>La piscine est fermée lundi.</p>',
    '<main><h1>Ville de Brest</h1>\n<p>La piscine est fermée lundi.</p></main>',
  ),
  'axe-role-img-alt': inBody(
    '<span role="img">★★★☆☆</span>',
    '<span role="img" aria-label="Trois étoiles sur cinq">★★★☆☆</span>',
  ),
  'axe-scope-attr-valid': inBody(
    '<table><tr><th scope="colonne">Jour</th><th scope="col">Heure</th></tr><tr><td>Lundi</td><td>9 h</td></tr></table>',
    '<table><tr><th scope="col">Jour</th><th scope="col">Heure</th></tr><tr><td>Lundi</td><td>9 h</td></tr></table>',
  ),
  'axe-select-name': inBody(
    '<form><select name="ecole"><option>Jules-Ferry</option></select></form>',
    '<form><label>Votre école <select name="ecole"><option>Jules-Ferry</option></select></label></form>',
  ),
  'axe-summary-name': inBody(
    '<details><summary></summary><p>Ouvert le samedi.</p></details>',
    '<details><summary>Nos horaires</summary><p>Ouvert le samedi.</p></details>',
  ),
  'axe-svg-img-alt': inBody(
    '<svg role="img" viewBox="0 0 10 10"><path d="M0 0h10v10"/></svg>',
    '<svg role="img" aria-label="Carte du Finistère" viewBox="0 0 10 10"><path d="M0 0h10v10"/></svg>',
  ),
  'axe-table-duplicate-name': inBody(
    '<table summary="Tarifs 2026"><caption>Tarifs 2026</caption><tr><th>Âge</th><th>Prix</th></tr><tr><td>Enfant</td><td>3 €</td></tr></table>',
    '<table summary="Une ligne par âge, une colonne par saison"><caption>Tarifs 2026</caption><tr><th>Âge</th><th>Prix</th></tr><tr><td>Enfant</td><td>3 €</td></tr></table>',
  ),
  'axe-table-fake-caption': inBody(
    '<table><tr><td colspan="3"><b>Tarifs 2026</b></td></tr><tr><th>Âge</th><th>Été</th><th>Hiver</th></tr><tr><td>Enfant</td><td>3 €</td><td>2 €</td></tr><tr><td>Adulte</td><td>5 €</td><td>4 €</td></tr></table>',
    '<table><caption>Tarifs 2026</caption><tr><th>Âge</th><th>Été</th><th>Hiver</th></tr><tr><td>Enfant</td><td>3 €</td><td>2 €</td></tr><tr><td>Adulte</td><td>5 €</td><td>4 €</td></tr></table>',
  ),
  'axe-td-has-header': inBody(
    '<table><tr><td>Âge</td><td>Été</td><td>Hiver</td><th></th></tr><tr><td>Enfant</td><td>3 €</td><td>2 €</td><td>–</td></tr><tr><td>Adulte</td><td>5 €</td><td>4 €</td><td>–</td></tr><tr><td>Aîné</td><td>4 €</td><td>3 €</td><td>–</td></tr></table>',
    '<table><tr><th>Âge</th><th>Été</th><th>Hiver</th><th>Nuit</th></tr><tr><td>Enfant</td><td>3 €</td><td>2 €</td><td>–</td></tr><tr><td>Adulte</td><td>5 €</td><td>4 €</td><td>–</td></tr><tr><td>Aîné</td><td>4 €</td><td>3 €</td><td>–</td></tr></table>',
  ),
  'axe-td-headers-attr': inBody(
    '<table><tr><th id="jour">Jour</th><th id="heure">Heure</th></tr><tr><td headers="jours">Lundi</td><td headers="heure">9 h</td></tr></table>',
    '<table><tr><th id="jour">Jour</th><th id="heure">Heure</th></tr><tr><td headers="jour">Lundi</td><td headers="heure">9 h</td></tr></table>',
  ),
  'axe-th-has-data-cells': inBody(
    '<table><tr><th>Jour</th><th>Heure</th></tr></table>',
    '<table><tr><th>Jour</th><th>Heure</th></tr><tr><td>Lundi</td><td>9 h</td></tr></table>',
  ),
  'axe-video-caption': inBody(
    '<video src="/conseil.mp4" controls></video>',
    '<video src="/conseil.mp4" controls><track kind="captions" src="/conseil.vtt" srclang="fr" label="Français"></video>',
  ),
};
