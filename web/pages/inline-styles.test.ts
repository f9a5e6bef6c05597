import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { policyWithHashes } from '../../http/content-security-policy.ts'
import { builtSheets, withStyles } from './inline-styles.ts'

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}"/>`
const sheetOf = (name: string) => ({ 'a-1.css': '.a{color:red}', 'b-2.css': '.b{}' })[name]

it('each sheet stands where its link is, which stays and applies to nothing', () => {
	const page = `<head>${link('a-1.css')}${link('b-2.css')}</head>`
	expect(withStyles(page, 'n0', sheetOf)).toBe(
		'<head><link rel="stylesheet" href="/assets/a-1.css" media="not all"/><style nonce="n0">.a{color:red}</style>' +
			'<link rel="stylesheet" href="/assets/b-2.css" media="not all"/><style nonce="n0">.b{}</style></head>',
	)
})

it('the policy of a shared page names each of them by its hash, and allows no other', () => {
	const styled = withStyles(`${link('a-1.css')}<style>.injected{}</style>`, 'n0', sheetOf)
	const { html, policy } = policyWithHashes(styled, 'n0')
	expect(html).not.toContain('nonce')
	const [, styles = ''] = /style-src ([^;]*);/.exec(policy) ?? []
	expect(styles).toMatch(/^'self' 'sha256-[^ ]+'$/)
})

it.each([
	link('gone-3.css'),
	'<link rel="stylesheet" href="/assets/../server/a-1.css"/>',
	'<link rel="stylesheet" href="https://elsewhere.example/assets/a-1.css"/>',
	'<link rel="preload" href="/assets/a-1.css"/>',
])('leaves %s as it is', (html) => {
	expect(withStyles(html, 'n0', sheetOf)).toBe(html)
})

it('a link may have the nonce of its page, and the mark of a sheet that several pages share', () => {
	const html = '<link nonce="n0" rel="stylesheet" href="/assets/a-1.css#" crossorigin=""/>'
	expect(withStyles(html, 'n0', sheetOf)).toBe(
		'<link nonce="n0" rel="stylesheet" href="/assets/a-1.css#" crossorigin="" media="not all"/><style nonce="n0">.a{color:red}</style>',
	)
})

it('dollars in a sheet are no references', () => {
	expect(withStyles(link('a.css'), 'n0', () => '.a{content:"$&$1"}')).toContain('"$&$1"')
})

it('a built sheet is read once, and one that is not there is none', () => {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-sheets-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	writeFileSync(join(folder, 'a.css'), '.a{}')
	const read = builtSheets(folder)
	expect([read('a.css'), read('b.css')]).toEqual(['.a{}', undefined])
	writeFileSync(join(folder, 'a.css'), '.changed{}')
	expect(read('a.css')).toBe('.a{}')
})
