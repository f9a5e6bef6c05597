import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markdownHtml } from './markdown.server'

it('makes paragraphs, lists, links and headings one level lower', () => {
	expect(markdownHtml('# Returns\n\nWithin *7 days*, see [how](/support).\n\n- Panels')).toBe(
		'<h2>Returns</h2>\n<p>Within <em>7 days</em>, see <a href="/support">how</a>.</p>\n<ul>\n<li>Panels</li>\n</ul>\n',
	)
})

it.each([
	['## Delivery\n\n## Returns', '22'],
	['### Delivery\n\n# Returns\n\n### Costs', '223'],
	['# A\n\n## B\n\n#### C\n\n## D', '2343'],
	['- # A\n\n> ### B', '23'],
])('leaves out no level of the headings of %j', (text, levels) => {
	const found = [...markdownHtml(text).matchAll(/<h(\d)>/g)].map(([, level]) => level)
	expect(found.join('')).toBe(levels)
})

it.each([
	'<script>alert(1)</script>',
	'<img src=x onerror=alert(1)>',
	'a <b onclick="x">b</b>',
	'[a](javascript:alert(1))',
	'[a](JavaScript&colon;alert(1))',
	'[a](data:text/html,x)',
	'[a](//evil.example)',
	'[a](/\\evil.example)',
	'[a](/\\\\evil.example)',
	'[a](</\t/evil.example>)',
	'[a](/&#9;/evil.example)',
	'[a](/%5C%5Cevil.example)',
	'![x" onerror="alert(1)](https://a.example/x.png)',
	'[a](https://a.example/"onmouseover="alert(1))',
	'<javascript:alert(1)>',
	'- [x] <input autofocus onfocus=alert(1)>',
	'```"><script>\nx\n```',
])('lets nothing of %s do anything', (text) => {
	expectHarmless(markdownHtml(text))
})

const PIECES = [
	'<',
	'>',
	'"',
	"'",
	'[',
	']',
	'(',
	')',
	'!',
	'`',
	'\n',
	'&',
	' ',
	'javascript:',
	'script',
	' onx=',
	'//',
	'https://',
	'a',
	'*',
	'|',
	'-',
	'#',
	'\\',
]

it('lets nothing of any text do anything', () => {
	const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((each) => each.join(''))
	fc.assert(fc.property(text, (each) => expectHarmless(markdownHtml(each))))
})

/** Every tag is one that a text may have, with no attribute but where a link leads and how a table lies. */
function expectHarmless(html: string) {
	for (const [tag] of html.matchAll(/<[^>]*>/g))
		expect(tag).toMatch(
			/^<(?:\/?(?:p|em|strong|del|ul|ol|li|h[2-6]|blockquote|pre|code|table|thead|tbody|tr|th|td|a)|br\/?|hr\/?|a href="(?:https?:\/\/|(?:mailto|tel):|\/(?![/\\]|[\t\n\r]+[/\\])|#)[^"<>]*"|(?:th|td) align="\w+"|code class="language-[^"<>]*"|ol start="\d+")>$/,
		)
}
