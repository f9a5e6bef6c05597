import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'postcss'
import { expect, it } from 'vitest'

/** Drawings have lengths of their own; a document has points. */
const OTHERWISE = ['app/ui/sizes.css', 'app/planner/drawings/']

/** Sizes that are written out where sizes.css has a name for them. */
function sizesIn(css: string): string[] {
	const found: string[] = []
	const root = parse(css)
	root.walkAtRules('media', ({ params }) => {
		if (/\dpx/.test(params)) found.push(`@media ${params}`)
	})
	root.walkDecls(/^(?:font|font-size|border-(?:\w+-)*radius)$/, ({ prop, value }) => {
		if (/\d(?:px|rem)/.test(value)) found.push(`${prop}: ${value}`)
	})
	return found
}

it('writes breakpoints, sizes of text and radii once, in one sheet', () => {
	const sheets = globSync('app/**/*.css')
		.map((path) => path.replaceAll('\\', '/'))
		.filter((path) => !OTHERWISE.some((other) => path.startsWith(other)))
	expect(sheets.length).toBeGreaterThan(20)
	const found = sheets.flatMap((path) =>
		sizesIn(readFileSync(path, 'utf8')).map((size) => `${path}: ${size}`),
	)
	expect(found).toEqual([])
})

it.each([
	'.a { font-size: 15px }',
	'.a { font: 600 0.9rem/1.4 inherit }',
	'.a { border-top-left-radius: 13px }',
	'@media (max-width: 899px) { .a { margin: 0 } }',
])('sees %s', (css) => {
	expect(sizesIn(css)).toHaveLength(1)
})

it.each([
	'.a { font-size: var(--text-small); border-radius: 50%; font: inherit }',
	'@media (--phone) { .a { padding: 3px } }',
	'@media print { .a { font-size: 9pt } }',
])('has nothing against %s', (css) => {
	expect(sizesIn(css)).toEqual([])
})

/** Letters of drawings whose lengths are those of the drawing, which grows with the text beside it. */
const DRAWN = [
	'app/planner/drawings/system/system.module.css',
	'app/planner/drawings/roof.module.css',
]

/** Sizes of text that stay as they are where somebody has chosen larger text in their browser. */
function fixedText(css: string): string[] {
	const found: string[] = []
	const root = parse(css)
	root.walkDecls(/^(?:font|font-size|--text-[\w-]+)$/, ({ prop, value }) => {
		if (/\dpx/.test(value)) found.push(`${prop}: ${value}`)
	})
	root.walkAtRules(/^(?:media|container|custom-media)$/, ({ name, params }) => {
		if (/\dpx/.test(params)) found.push(`@${name} ${params}`)
	})
	return found
}

it('has no size of text and no breakpoint in px, so that a browser’s larger text is obeyed', () => {
	const sheets = globSync('app/**/*.css').map((path) => path.replaceAll('\\', '/'))
	const found = sheets
		.filter((path) => !DRAWN.includes(path))
		.flatMap((path) => fixedText(readFileSync(path, 'utf8')).map((size) => `${path}: ${size}`))
	expect(found).toEqual([])
})

it.each([
	'.a { font-size: 15px }',
	'.a { font: 600 15px/1.4 inherit }',
	':root { --text-page: clamp(28px, 4.2vw, 2.5rem) }',
	'@custom-media --phone (max-width: 600px);',
	'@container (min-width: 560px) { .a { margin: 0 } }',
])('sees that %s is fixed', (css) => {
	expect(fixedText(css)).toHaveLength(1)
})

// Such a copy comes without the breakpoints, after the sheet itself, and undoes its rules for small screens.
it('copies no class of a sheet with breakpoints', () => {
	const copied = globSync('app/**/*.css').flatMap((path) =>
		[...readFileSync(path, 'utf8').matchAll(/composes:.* from "(.+)"/g)]
			.map(([, from]) => join(dirname(path), from ?? ''))
			.filter((from) => readFileSync(from, 'utf8').includes('@media'))
			.map((from) => `${path}: ${from}`),
	)
	expect(copied).toEqual([])
})
