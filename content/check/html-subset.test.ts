import { expect, test } from 'vitest';
import { findHtmlFaults } from './html-subset.ts';

test.each([
  '',
  '<h3>Title</h3><p>Some <b>bold</b> text &amp; more.</p>',
  '<ul><li>One</li><li><b>Two</b></li></ul><ol><li>Three</li></ol>',
])('%s is in the subset', (html) => {
  expect(findHtmlFaults(html)).toEqual([]);
});

test.each([
  ['<p class="x">a</p>', /is not allowed/],
  ['<script>alert(1)</script>', /is not allowed/],
  ['<p>a', /never closed/],
  ['<p>a</b></p>', /closes a tag that is not open/],
  ['a', /outside any tag/],
  ['<li>a</li>', /outside a list/],
  ['<ul>a<p>b</p></ul>', /directly in a list/],
  ['<p>a < b</p>', /is not allowed/],
  ['<p>a & b</p>', /must be written as &amp;/],
  ['<p><h3>a</h3></p>', /stands inside <p>/],
])('%s is refused', (html, fault) => {
  expect(findHtmlFaults(html)).toContainEqual(expect.stringMatching(fault));
});
