/**
 * Properties that a field, or a part of the page, may hide by its name: `form.attributes` is the field called « attributes »,
 * and `document.body` the form called « body », in every world (HTML, LegacyOverrideBuiltIns). All that an engine asks of
 * elements and documents; not `length` and `name`, which it asks of lists and of fields alone.
 */
export const hiddenNames: readonly string[] = [
  ...['nodeName', 'nodeType', 'nodeValue', 'tagName', 'localName', 'namespaceURI', 'prefix', 'baseURI'],
  ...['attributes', 'getAttribute', 'getAttributeNames', 'hasAttribute', 'hasAttributes', 'setAttribute'],
  ...[
    'removeAttribute',
    'id',
    'className',
    'classList',
    'dataset',
    'style',
    'title',
    'lang',
    'dir',
    'hidden',
  ],
  ...[
    'role',
    'tabIndex',
    'translate',
    'isContentEditable',
    'autocomplete',
    'noValidate',
    'elements',
    'action',
  ],
  ...['method', 'target', 'submit', 'reset', 'requestSubmit', 'checkValidity', 'reportValidity'],
  ...['children', 'childNodes', 'childElementCount', 'firstChild', 'lastChild', 'firstElementChild'],
  ...['lastElementChild', 'nextSibling', 'previousSibling', 'nextElementSibling', 'previousElementSibling'],
  ...['parentNode', 'parentElement', 'ownerDocument', 'shadowRoot', 'assignedSlot', 'isConnected'],
  ...['getRootNode', 'hasChildNodes', 'contains', 'compareDocumentPosition', 'closest', 'matches'],
  ...['querySelector', 'querySelectorAll', 'getElementsByTagName', 'getElementsByClassName'],
  ...['textContent', 'innerText', 'innerHTML', 'outerHTML', 'cloneNode', 'insertBefore', 'appendChild'],
  ...['removeChild', 'replaceChild', 'append', 'prepend', 'before', 'after', 'remove', 'replaceWith'],
  ...['insertAdjacentElement', 'insertAdjacentHTML', 'getBoundingClientRect', 'getClientRects'],
  ...['checkVisibility', 'offsetParent', 'offsetTop', 'offsetLeft', 'offsetWidth', 'offsetHeight'],
  ...['clientTop', 'clientLeft', 'clientWidth', 'clientHeight', 'scrollTop', 'scrollLeft', 'scrollWidth'],
  ...[
    'scrollHeight',
    'scrollBy',
    'scrollTo',
    'scrollIntoView',
    'computedStyleMap',
    'getAnimations',
    'animate',
  ],
  ...['focus', 'blur', 'click', 'hidePopover', 'showPopover', 'togglePopover', 'attachShadow'],
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'normalize'],
  ...['body', 'head', 'documentElement', 'defaultView', 'scrollingElement', 'activeElement', 'styleSheets'],
  ...['adoptedStyleSheets', 'forms', 'fonts', 'compatMode', 'getElementById', 'elementFromPoint'],
  ...['elementsFromPoint', 'createElement', 'createRange', 'createTreeWalker', 'createTextNode', 'doctype'],
];

/** Under this name nothing hides it. */
export const ownName = (name: string): string => `own$${name}`;
