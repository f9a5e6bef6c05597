import { describe, expect, it } from 'vitest'
import { ownPath, rolesOf, withNext } from './redirect-path.ts'

describe('ownPath', () => {
	it.each([
		['/', '/'],
		['/checkout', '/checkout'],
		['/orders/7?key=a%20b#lines', '/orders/7?key=a%20b#lines'],
		['/products?q=a&sort=name', '/products?q=a&sort=name'],
		['/a/../cart', '/cart'],
	])('lets %s through', (wanted, path) => expect(ownPath(wanted)).toBe(path))

	it.each([
		null,
		'',
		'cart',
		'//evil.example',
		'/\\evil.example',
		'\\\\evil.example',
		'/\t/evil.example',
		'/\n/evil.example',
		'/.//evil.example',
		'/a/..//evil.example',
		' //evil.example',
		'https://evil.example/',
		'javascript:alert(1)',
		'http://here.invalid/cart',
		'//[',
	])('turns %j away', (wanted) => expect(ownPath(wanted)).toBeNull())
})

it.each([
	['/admin/orders?status=pending', ['Admin']],
	['/admin', ['Admin']],
	['/administrator', null],
	['/installer/dashboard', ['Installer']],
	['/installer/installations', ['Installer']],
	['/installer/installations/SB-AAAA-AAAA', ['Installer', 'Admin']],
	['/account/apply', ['Buyer']],
	['/account', null],
	['/products?category=Panels', null],
])('%s is a page of %j', (path, roles) => expect(rolesOf(path)).toEqual(roles))

it('carries the way on along, written so that it comes back whole', () => {
	const path = withNext('/signup', '/orders/7?key=a&b')
	expect(new URL(path, 'http://x').searchParams.get('next')).toBe('/orders/7?key=a&b')
	expect(withNext('/signup', null)).toBe('/signup')
})
