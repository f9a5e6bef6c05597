import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mailto } from './mailto.ts'

it('writes to an address as it is', () => {
	expect(mailto('asha.k+solar@example.co.in')).toBe('mailto:asha.k%2Bsolar@example.co.in')
	expect(mailto('asha@example.com', 'Re: 50% off & more')).toBe(
		'mailto:asha@example.com?subject=Re%3A%2050%25%20off%20%26%20more',
	)
})

it.each([
	'a@example.com?bcc=thief@evil.example',
	'a@example.com?subject=x&body=y',
	'a@example.com,thief@evil.example',
	'a@example.com%0Abcc:thief@evil.example',
	'a@example.com\r\nbcc: thief@evil.example',
	'a@example.com#',
])('has one recipient and no header for %j', (typed) => {
	const { pathname, search, hash } = new URL(mailto(typed))
	expect({ search, hash }).toEqual({ search: '', hash: '' })
	expect(decodeURIComponent(pathname)).toBe(typed)
	expect(pathname).not.toMatch(/[,?&\s]/)
})

it('lets a subject add nothing but itself', () => {
	const { searchParams } = new URL(
		mailto('a@example.com', 'Hello&bcc=thief@evil.example#x\r\nTo: b'),
	)
	expect([...searchParams.keys()]).toEqual(['subject'])
})

it('makes every such link of the store', () => {
	const byHand = globSync('{app,api,web,domain}/**/*.{ts,tsx}')
		.filter((path) => !path.startsWith('app/ui/mailto'))
		.filter((path) => readFileSync(path, 'utf8').includes('mailto:'))
	expect(byHand).toEqual([])
})
