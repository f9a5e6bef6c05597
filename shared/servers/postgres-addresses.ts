/** One server of a PostgreSQL address, for the driver, which knows addresses of one server alone. */
export interface Address {
	url: string
	/** For people: host and port, without user and password. */
	name: string
}

export interface Addresses {
	servers: readonly [Address, ...Address[]]
	/** Whether the one is looked for that can be written to; else whatever answers is taken. */
	isChosen: boolean
}

/** As libpq names them: both mean the server that can be written to. */
const WRITABLE = ['read-write', 'primary']
const ATTRIBUTE = 'target_session_attrs'

const AUTHORITY = /^(postgres(?:ql)?:\/\/)(?:([^/?#]*)@)?([^/?#@]*)([^#]*)/

/**
 * The servers of an address in libpq's form, `postgres://user:password@one:5432,two:5432/shop`, or with lists in `host`
 * and `port`. Of several the one that can be written to is wanted in any case, since a store writes.
 * @throws Error in words for people, without the password
 */
export function addressesOf(url: string): Addresses {
	const [, scheme = '', login, authority = '', rest = ''] = AUTHORITY.exec(url) ?? []
	if (!scheme) throw new Error('must start with postgres://')
	const [path = '', search = ''] = rest.split(/\?(.*)/s)
	const parameters = new URLSearchParams(search)
	const attribute = parameters.get(ATTRIBUTE)
	if (attribute && ![...WRITABLE, 'any'].includes(attribute))
		throw new Error(`${ATTRIBUTE} is ${attribute}, and a store writes: name ${WRITABLE[0]}`)
	const places = parameters.has('host')
		? inParameters(parameters)
		: authority.split(',').map((place) => ({ authority: place, host: null, port: null }))
	const isChosen = places.length > 1 || WRITABLE.includes(attribute ?? '')
	const servers = places.map((place) => {
		const own = new URLSearchParams(parameters)
		own.delete(ATTRIBUTE)
		for (const name of ['host', 'port'] as const)
			if (place[name] !== null) own.set(name, place[name])
		const query = own.size > 0 ? `?${own}` : ''
		const user = login === undefined ? '' : `${login}@`
		const single = `${scheme}${user}${place.authority}${path}${query}`
		if (place.authority && !URL.canParse(single))
			throw new Error(`${place.authority} is no host, or none with a port`)
		return { url: single, name: nameOf(place) }
	})
	// An address of one server stays as it was, letter by letter.
	const [first] = servers
	if (servers.length === 1 && attribute === null && first)
		return { servers: [{ ...first, url }], isChosen }
	return { servers: servers as [Address, ...Address[]], isChosen }
}

interface Place {
	authority: string
	/** In the parameters, where it is there. */
	host: string | null
	port: string | null
}

function inParameters(parameters: URLSearchParams): Place[] {
	const hosts = (parameters.get('host') ?? '').split(',')
	const ports = parameters.get('port')?.split(',') ?? []
	if (ports.length > 1 && ports.length !== hosts.length)
		throw new Error(`names ${hosts.length} hosts and ${ports.length} ports`)
	return hosts.map((host, n) => ({
		authority: 'localhost',
		host,
		port: ports[n] ?? ports[0] ?? null,
	}))
}

function nameOf({ authority, host, port }: Place): string {
	if (host === null) return authority || 'localhost'
	return port === null ? host : `${host}:${port}`
}

/** The first server's address, which has the user and the database of them all. */
export const firstOf = (url: string): URL => new URL(addressesOf(url).servers[0].url)

/** The address with one more parameter, for all its servers. */
export function withParameter(url: string, name: string, value: string): string {
	const parameter = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
	return `${url}${url.includes('?') ? '&' : '?'}${parameter}`
}

/** The fault of an address, in words for people; null where there is none. */
export function addressMistake(url: string): string | null {
	try {
		addressesOf(url)
		return null
	} catch (error) {
		return (error as Error).message
	}
}

/** The fault of a replica's address, in words for people; null where there is none. */
export function replicaMistake(url: string): string | null {
	const parameters = new URLSearchParams(url.split(/\?(.*)/s)[1])
	if (parameters.has(ATTRIBUTE)) return `names ${ATTRIBUTE}: leave it out, a replica is only read`
	try {
		const { servers } = addressesOf(url)
		return servers.length === 1 ? null : `names ${servers.length} servers: name one replica`
	} catch (error) {
		return (error as Error).message
	}
}
