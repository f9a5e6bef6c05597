import { expect, it } from 'vitest'
import { policyWithHashes, policyWithNonce } from './content-security-policy.ts'

const directives = (policy: string) =>
	new Map(policy.split('; ').map((each) => each.split(/ (.*)/s, 2) as [string, string]))

it('no page may run what the store did not write', () => {
	for (const policy of [policyWithNonce('abc'), policyWithHashes('<p>', 'abc').policy]) {
		const rules = directives(policy)
		expect(rules.get('script-src')).not.toMatch(/unsafe|\*|https?:|data:/)
		expect(rules.get('style-src')).not.toContain('unsafe')
		expect(rules.get('style-src-attr')).toBe("'unsafe-inline'")
		expect(rules.get('script-src-attr')).toBe("'none'")
		expect(rules.get('object-src')).toBe("'none'")
		expect(rules.get('base-uri')).toBe("'none'")
		expect(rules.get('form-action')).toBe("'self'")
		expect(rules.get('frame-ancestors')).toBe("'none'")
	}
})

it('the page where a buyer pays may show the form of one provider, and load its script alone', () => {
	const provider = { script: 'https://checkout.example', form: 'https://api.example' }
	const rules = directives(policyWithNonce('abc', provider))
	expect(rules.get('script-src')).toBe("'self' 'nonce-abc' https://checkout.example")
	expect(rules.get('frame-src')).toBe('https://api.example https://checkout.example')
	expect(rules.get('form-action')).toBe("'self' https://api.example")
	expect(rules.get('style-src')).toBe("'self' 'nonce-abc'")
	const others = directives(policyWithNonce('abc'))
	expect([others.get('frame-src'), others.get('connect-src')]).toEqual([undefined, undefined])
})

it('a page for everybody names the hash of what carried the nonce, and nothing else', () => {
	const rendered = [
		'<style nonce="abc">a{}</style>',
		'<script nonce="abc">1\n</script>',
		'<script nonce="abc" type="module">2</script>',
		'<link rel="preload" nonce="abc"/>',
		'<p><script>alert(1)</script><script nonce="guessed">alert(2)</script></p>',
		'<script nonce="abc">1\n</script>',
	].join('')
	const { html, policy } = policyWithHashes(rendered, 'abc')
	expect(html).toBe(rendered.replaceAll(' nonce="abc"', ''))
	const rules = directives(policy)
	// printf '1\n' | openssl dgst -sha256 -binary | base64, and so on
	expect(rules.get('script-src')).toBe(
		"'self' 'sha256-Q1WkaxnTSNwvV8BG+O9j1FOOu5NgAPPJ7pVKJ0YN2GU=' 'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU='",
	)
	expect(rules.get('style-src')).toBe(
		"'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
	)
})
