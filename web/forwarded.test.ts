import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { addressOf, namesTwoHosts, originOf, pathOf } from './forwarded.ts'

interface Sent {
	headers?: Record<string, string>
	url?: string
	remoteAddress?: string
}

const incoming = ({ headers = {}, url = '/', remoteAddress = '10.0.0.9' }: Sent) =>
	({
		url,
		headers: { host: 'inside:5000', ...headers },
		rawHeaders: Object.entries(headers).flat(),
		socket: { remoteAddress },
	}) as unknown as IncomingMessage

describe('the origin of a request', () => {
	const origin = (
		sent: Sent,
		edge: { publicUrl?: string; trustedProxies?: number } = {},
	): string | undefined =>
		originOf(incoming(sent), { publicUrl: undefined, trustedProxies: 0, ...edge })
	const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'shop.example' }

	it('is PUBLIC_URL whatever the request says', () => {
		const publicUrl = 'https://solar.example'
		const sent: Record<string, string>[] = [{}, forwarded, { host: 'evil.example' }]
		for (const headers of sent)
			expect(origin({ headers }, { publicUrl, trustedProxies: 1 })).toBe(publicUrl)
	})

	it('is the socket and the host where nobody is trusted', () => {
		expect(origin({ headers: forwarded })).toBe('http://inside:5000')
		expect(origin({ headers: { host: 'Shop.Example' } })).toBe('http://shop.example')
		expect(origin({ headers: { host: '[::1]:5000' } })).toBe('http://[::1]:5000')
	})

	it('is what trusted proxies say, each adding to the list or passing it on', () => {
		const said = (proto: string, host: string, trustedProxies: number) =>
			origin(
				{ headers: { 'x-forwarded-proto': proto, 'x-forwarded-host': host } },
				{ trustedProxies },
			)
		expect(said('https', 'shop.example', 1)).toBe('https://shop.example')
		expect(said('https', 'shop.example', 2)).toBe('https://shop.example')
		expect(said('http, https, http', 'evil.example, shop.example, inner', 2)).toBe(
			'https://shop.example',
		)
		expect(origin({}, { trustedProxies: 1 })).toBe('http://inside:5000')
		expect(said('gopher', 'a b', 1)).toBe('http://inside:5000')
	})

	it('is that of a target with a host of its own before the Host header', () => {
		expect(origin({ url: 'http://other.example/x?y' })).toBe('http://other.example')
		expect(pathOf(incoming({ url: 'http://other.example/x?y' }))).toBe('/x?y')
		expect(pathOf(incoming({ url: 'http://other.example?y' }))).toBe('/?y')
		expect(pathOf(incoming({ url: '/x?next=http://other.example/' }))).toBe(
			'/x?next=http://other.example/',
		)
	})

	it('is none where the host is none', () => {
		for (const host of ['', 'a b', 'a/b', 'a@b', 'a:b:c', 'shop.example:port'])
			expect(origin({ headers: { host } }), host).toBeUndefined()
	})
})

describe('the address of a caller', () => {
	const address = (list: string, trustedProxies: number, remoteAddress = '10.0.0.9') =>
		addressOf(incoming({ headers: { 'x-forwarded-for': list }, remoteAddress }), trustedProxies)

	it('is the socket’s unless proxies are trusted', () => {
		expect(address('192.0.2.1', 0)).toBe('10.0.0.9')
		expect(address('192.0.2.1', 0, '::ffff:10.0.0.9')).toBe('10.0.0.9')
	})

	it('is the n-th from the right for n proxies, so that what a client adds is not looked at', () => {
		expect(address('192.0.2.1', 1)).toBe('192.0.2.1')
		expect(address('203.0.113.7, 192.0.2.1', 1)).toBe('192.0.2.1')
		expect(address('203.0.113.7, 192.0.2.1, 10.0.0.8', 2)).toBe('192.0.2.1')
	})

	it.each([
		['192.0.2.1:4711', '192.0.2.1'],
		['2001:DB8::1', '2001:db8::1'],
		['[2001:db8::1]', '2001:db8::1'],
		['[2001:db8::1]:4711', '2001:db8::1'],
		['::ffff:192.0.2.1', '192.0.2.1'],
	])('may come with a port or as IPv6: %s', (text, expected) => {
		expect(address(text, 1)).toBe(expected)
	})

	it.each(['', 'unknown', '_hidden', '192.0.2.999', '192.0.2.1 x', ','])(
		'is the socket’s where the list is malformed: %j',
		(list) => expect(address(list, 1)).toBe('10.0.0.9'),
	)

	it('is the socket’s where the list is shorter than the way through all proxies', () => {
		expect(address('192.0.2.1', 2)).toBe('10.0.0.9')
	})
})

it('two hosts are noticed however they are written', () => {
	const raw = (...rawHeaders: string[]) => ({ rawHeaders }) as IncomingMessage
	expect(namesTwoHosts(raw('Host', 'a', 'Accept', 'host'))).toBe(false)
	expect(namesTwoHosts(raw('Host', 'a', 'HOST', 'a'))).toBe(true)
})
