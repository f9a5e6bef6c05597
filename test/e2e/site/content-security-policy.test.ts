import { createHash } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { go, signIn } from '../journey.ts'
import { complaint, open } from '../pages.ts'

const INLINE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

async function pageAt(path: string, headers: Record<string, string> = {}) {
	const answer = await fetch(`${inject('address')}${path}`, { headers })
	const html = await answer.text()
	const policy = answer.headers.get('content-security-policy') ?? ''
	const rule = (name: string) =>
		policy.split('; ').find((each) => each.startsWith(`${name} `)) ?? ''
	const inline = [...html.matchAll(INLINE)]
		.map(([, name = '', attributes = '', code = '']) => ({ name, attributes, code }))
		// Data for search engines runs nothing.
		.filter(({ attributes }) => !attributes.includes('application/ld+json'))
	expect(rule('script-src'), path).not.toMatch(/unsafe|\*/)
	expect(rule('style-src'), path).not.toContain('unsafe')
	expect(rule('style-src-attr'), path).toBe("style-src-attr 'unsafe-inline'")
	return { answer, html, inline, rule, nonce: /'nonce-(.+?)'/.exec(policy)?.[1] }
}

describe('the policy of a page', () => {
	it.each(['/', '/products', '/products/solar-panel-250w', '/products/nothing', '/login'])(
		'names the hash of each inline part where everybody gets the same: %s',
		async (path) => {
			const first = await pageAt(path)
			expect(first.inline.length).toBeGreaterThan(3)
			expect(first.html).not.toContain('nonce=')
			for (const { name, code } of first.inline)
				expect(first.rule(`${name}-src`)).toContain(hashOf(code))
			const again = await pageAt(path)
			expect(again.html).toBe(first.html)
			expect(again.answer.headers.get('etag')).toBe(first.answer.headers.get('etag'))
			expect(again.rule('script-src')).toBe(first.rule('script-src'))
		},
	)

	it('has a nonce of its own each time where it is somebody’s', async () => {
		const seen = new Set<string | undefined>()
		for (const cookie of ['solbazaar.cart=x', 'solbazaar.session_token=x'])
			for (const path of ['/', '/cart', '/no/such/page']) {
				const { inline, nonce, answer } = await pageAt(path, { cookie })
				expect(nonce).toMatch(/^[\w-]{22}$/)
				for (const { attributes } of inline) expect(attributes).toContain(`nonce="${nonce}"`)
				expect(answer.headers.get('etag')).toBeNull()
				seen.add(nonce)
			}
		expect(seen.size).toBe(6)
	})

	it('stops a script that the store did not write, and the journey that meets one fails', async () => {
		for (const role of [undefined, 'Buyer'] as const) {
			const page = await open()
			if (role) await signIn(page, role)
			await go(page, '/')
			const ran = await page.evaluate(() => {
				const script = document.createElement('script')
				script.textContent = 'window.ran = true'
				document.body.append(script)
				return 'ran' in window
			})
			expect(ran).toBe(false)
			await complaint(/Content Security Policy/i)
		}
	})

	it('lets the page about the API work', async () => {
		const page = await open({ scheme: 'dark' })
		await page.goto('/api/docs')
		const ground = () =>
			page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
		expect(await ground()).toBe('rgb(28, 32, 34)')
		await page.getByRole('link', { name: 'Products' }).click()
		await page
			.getByRole('button', { name: /GET.*\/api\/product-facets/ })
			.first()
			.click()
		await page.getByRole('button', { name: 'Try it out' }).click()
		await page.getByRole('button', { name: 'Execute' }).click()
		await page.getByText('"categories"').first().waitFor()
	})
})

describe('what every answer says', () => {
	it.each([
		'/',
		'/cart',
		'/api/products',
		'/api/nothing',
		'/favicon.svg',
		'/uploads/no',
		'/healthz',
	])('%s: not to be framed, no devices, no opener', async (path) => {
		const { headers } = await fetch(inject('address') + path)
		expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
		expect(headers.get('x-frame-options')).toBe('DENY')
		expect(headers.get('x-content-type-options')).toBe('nosniff')
		expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
		expect(headers.get('permissions-policy')).toContain('camera=()')
		expect(headers.get('strict-transport-security')).toBeNull()
	})
})
