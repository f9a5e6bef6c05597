import { expect, it } from 'vitest'
import { policyWithHashes } from '../../http/content-security-policy.ts'
import { withLateScripts } from './late-scripts.ts'

const PAGE =
	'<head><link rel="modulepreload" href="/assets/a-1.js"/><link rel="stylesheet" href="/assets/a.css"/></head>' +
	'<body><p>Words</p><link nonce="n0" rel="modulepreload" href="/assets/b_2.js" crossorigin=""/>' +
	'<script nonce="n0" type="module" async="">import "/assets/a-1.js";</script></body>'

it('asks for no module before the page is painted, and for each of them then', () => {
	const html = withLateScripts(PAGE, 'n0')
	expect(html).not.toMatch(/<link[^>]* rel="modulepreload"|<script[^>]* type="module"/)
	expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"/>')
	expect(html).toContain(
		'<script nonce="n0" type="text/plain">import "/assets/a-1.js";</script><script nonce="n0">(function',
	)
	expect(html).toContain('(["/assets/a-1.js","/assets/b_2.js"],')
})

it('the policy of a shared page allows the code of its modules by its hash', () => {
	const { html, policy } = policyWithHashes(withLateScripts(PAGE, 'n0'), 'n0')
	expect(html).not.toContain('nonce=')
	const [, scripts = ''] = /script-src ([^;]*);/.exec(policy) ?? []
	expect(scripts.match(/'sha256-/g)).toHaveLength(2)
})

it.each([
	'<p>No script of the router</p><link rel="modulepreload" href="/assets/a-1.js"/>',
	'<script type="module" src="/assets/a-1.js"></script>',
])('leaves %s as it is', (html) => {
	expect(withLateScripts(html, 'n0')).toBe(html)
})

it('dollars in the code are no references', () => {
	const code = 'const price = "$&$1"'
	const html = withLateScripts(`<script type="module" async="">${code}</script>`, 'n0')
	expect(html).toContain(`>${code}</script>`)
})
