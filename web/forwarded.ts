import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Config } from '../config.ts'

/** The settings about the proxies between the store and its callers. */
export type Edge = Pick<Config, 'publicUrl' | 'trustedProxies'>

const HOST = /^(?:[a-z0-9._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i

/** Whether a request names its host twice: a proxy in front may have gone by the other one. */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
	let hosts = 0
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const name = rawHeaders[at] as string
		if (name.length === 4 && name.toLowerCase() === 'host') hosts++
	}
	return hosts > 1
}

/**
 * The origin under which the sender of this request knows the store, such as `https://shop.example`: `PUBLIC_URL` where
 * it is set, else the origin from the trusted proxies, else the socket and `Host`.
 * @returns undefined when the host is none
 */
export function originOf(
	incoming: IncomingMessage,
	{ publicUrl, trustedProxies }: Edge,
): string | undefined {
	if (publicUrl) return publicUrl
	const { headers, socket, url = '' } = incoming
	const forwarded = (name: string) => trustedProxies > 0 && entry(headers[name], trustedProxies)
	const [, authority] = ABSOLUTE.exec(url) ?? []
	const proxied = forwarded('x-forwarded-host')
	const host = proxied && HOST.test(proxied) ? proxied : (authority ?? headers.host ?? 'localhost')
	if (!HOST.test(host)) return undefined
	const proto = forwarded('x-forwarded-proto')
	const isTls = proto === 'https' || (proto !== 'http' && 'encrypted' in socket)
	return `${isTls ? 'https' : 'http'}://${host.toLowerCase()}`
}

/** The path and query of a request's target, which may name a host as well. */
export function pathOf({ url = '/' }: IncomingMessage): string {
	const path = url.replace(ABSOLUTE, '')
	return path.startsWith('/') ? path : `/${path}`
}

/**
 * The caller's network address, which no client can forge: the n-th from the right of `X-Forwarded-For`, for n trusted
 * proxies. A list that is too short or holds no address there did not come through all of them; then it is the
 * socket's.
 */
export function addressOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
	const direct = plain(socket.remoteAddress ?? '')
	if (trustedProxies === 0) return direct
	const list = listIn(headers['x-forwarded-for'])
	return withoutPort(list.at(-trustedProxies) ?? '') ?? direct
}

const listIn = (header: string | string[] | undefined) =>
	String(header ?? '')
		.split(',')
		.map((each) => each.trim())

/** The n-th entry from the right; where some proxies pass on the entries of others, the list is shorter. */
const entry = (header: string | string[] | undefined, n: number) => {
	const list = listIn(header)
	return (list.at(-n) ?? list[0])?.toLowerCase()
}

/** The address in `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1` or `[2001:db8::1]:4711`; else undefined. */
function withoutPort(text: string): string | undefined {
	const [, bare = text] = /^\[(.+)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? []
	return isIP(bare) ? plain(bare) : undefined
}

/** An IPv4 address that a socket for both kinds wrote as IPv6, as IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, '').toLowerCase()
