import { expect, test } from 'vitest';
import { libraryInBanner, libraryInUrl } from './libraries.ts';

test.each([
  ['https://x.fr/js/jquery-3.4.1.min.js', 'jquery', '3.4.1'],
  ['https://code.jquery.com/ui/1.12.1/jquery-ui.min.js', 'jquery-ui', '1.12.1'],
  ['https://cdn.jsdelivr.net/npm/vue@2.6.14/dist/vue.min.js', 'vue', '2.6.14'],
  ['https://cdnjs.cloudflare.com/ajax/libs/moment.js/2.24.0/moment.min.js', 'moment', '2.24.0'],
  ['https://maxcdn.bootstrapcdn.com/bootstrap/3.3.7/js/bootstrap.min.js', 'bootstrap', '3.3.7'],
  ['https://ajax.googleapis.com/ajax/libs/angularjs/1.8.2/angular.min.js', 'angularjs', '1.8.2'],
])('%s → %s %s', (url, name, version) => {
  expect(libraryInUrl(url)).toMatchObject([{ name, version }]);
});

test.each([
  'https://x.fr/app.js?v=1.2.3',
  'https://x.fr/1.2.3/mon-jquery-perso.js',
  'https://x.fr/reaction-1.2.js',
])('%s names no library', (url) => {
  expect(libraryInUrl(url)).toEqual([]);
});

test.each([
  ['/*! jQuery v3.6.0 | (c) OpenJS */', 'jquery', '3.6.0'],
  ['/*!\n * Bootstrap v4.1.3 (https://getbootstrap.com/)', 'bootstrap', '4.1.3'],
  ['/**\n * @license\n * Lodash 4.17.20', 'lodash', '4.17.20'],
  ['/*!\n * Vue.js v2.6.12\n', 'vue', '2.6.12'],
  ['/*! @license DOMPurify 2.3.0 |', 'dompurify', '2.3.0'],
  ['// Knockout JavaScript library v3.4.0', 'knockout', '3.4.0'],
  ['(function(){})();/*! jQuery v1.12.4 | (c) */', 'jquery', '1.12.4'],
])('banner %j → %s %s', (body, name, version) => {
  expect(libraryInBanner(body, 'https://x.fr/a.js')).toMatchObject([{ name, version }]);
});

test.each([
  '/*!\n * hoverIntent v1.8.1 // 2014.08.11 // jQuery v1.9.1+\n */',
  '/* jQuery 1.7 or later */',
  '/*! jQuery 1.7+ required */',
  '// Bootstrap 3.3 compatible',
  '/* jQuery 1.3.2 plugin for menus */',
  '/*!\n * Superfish v1.7.4\n * jQuery 1.4.2\n */',
])('banner %j tells of another library', (body) => {
  expect(libraryInBanner(body, 'https://x.fr/a.js')).toEqual([]);
});
