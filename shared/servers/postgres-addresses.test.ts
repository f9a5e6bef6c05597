import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressesOf, firstOf, withParameter } from './postgres-addresses.ts'

const urlsOf = (url: string) => addressesOf(url).servers.map((server) => server.url)

it('an address of one server stays as it is', () => {
	for (const url of [
		'postgres://solbazaar:p%40ss@db.example:5433/shop?sslmode=require',
		'postgres:///shop?host=/var/run/postgresql',
		'postgres://test@localhost/shop?host=%2Fdev%2Fshm%2Fpg',
		'postgresql://db.example/shop',
	])
		expect(addressesOf(url)).toMatchObject({ servers: [{ url }], isChosen: false })
})

it('one server that is to be written to is asked whether it can be', () => {
	expect(addressesOf('postgres://db/shop?target_session_attrs=read-write')).toEqual({
		servers: [{ url: 'postgres://db/shop', name: 'db' }],
		isChosen: true,
	})
})

it('several servers share user, database and parameters', () => {
	const url =
		'postgres://u:p@one:5432,two:6432,[::1]/shop?target_session_attrs=read-write&sslmode=no-verify'
	expect(addressesOf(url)).toEqual({
		servers: [
			{ url: 'postgres://u:p@one:5432/shop?sslmode=no-verify', name: 'one:5432' },
			{ url: 'postgres://u:p@two:6432/shop?sslmode=no-verify', name: 'two:6432' },
			{ url: 'postgres://u:p@[::1]/shop?sslmode=no-verify', name: '[::1]' },
		],
		isChosen: true,
	})
})

it('hosts and ports may be parameters, such as folders of sockets', () => {
	expect(urlsOf('postgres://test@localhost/shop?host=%2Ftmp%2Fa,%2Ftmp%2Fb')).toEqual([
		'postgres://test@localhost/shop?host=%2Ftmp%2Fa',
		'postgres://test@localhost/shop?host=%2Ftmp%2Fb',
	])
	expect(urlsOf('postgres:///shop?host=one,two&port=5432,5433')).toEqual([
		'postgres://localhost/shop?host=one&port=5432',
		'postgres://localhost/shop?host=two&port=5433',
	])
	expect(() => addressesOf('postgres:///shop?host=one,two,three&port=1,2')).toThrow(
		'names 3 hosts and 2 ports',
	)
})

it('what no store can use is refused in words, without the password', () => {
	const refused = (url: string) => () => addressesOf(url)
	expect(refused('postgres://u:hidden@one,two/shop?target_session_attrs=standby')).toThrow(
		/^target_session_attrs is standby, and a store writes: name read-write$/,
	)
	expect(refused('postgres://u:hidden@one:x,two/shop')).toThrow(
		/^one:x is no host, or none with a port$/,
	)
	expect(refused('mysql://u:hidden@one/shop')).toThrow(/^must start with postgres:\/\/$/)
})

it('the first server has user and database; a parameter is for all', () => {
	const url = 'postgres://u:p@one,two/shop'
	expect(firstOf(url).pathname).toBe('/shop')
	const named = withParameter(url, 'application_name', 'a b')
	expect(urlsOf(named)).toEqual([
		'postgres://u:p@one/shop?application_name=a+b',
		'postgres://u:p@two/shop?application_name=a+b',
	])
	expect(urlsOf(withParameter('postgres://one/shop?port=1', 'a', 'b'))).toEqual([
		'postgres://one/shop?port=1&a=b',
	])
})

it('no password is in a name, whatever it is', () => {
	const text = fc.string({ minLength: 4, maxLength: 20 }).map((value) => `pass${value}`)
	fc.assert(
		fc.property(text, fc.integer({ min: 1, max: 4 }), (password, count) => {
			const hosts = Array.from({ length: count }, (_, n) => `host${n}:${5432 + n}`)
			const secret = encodeURIComponent(password)
			const { servers } = addressesOf(`postgres://u:${secret}@${hosts.join()}/shop`)
			expect(servers.map(({ name }) => name)).toEqual(hosts)
			for (const { url } of servers)
				expect(decodeURIComponent(new URL(url).password)).toBe(password)
		}),
	)
})
