import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { DAY_MS } from '../../../shared/durations.ts'

/** A DER element: its tag, the length of its content, its content. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
	const content = Buffer.concat(parts)
	const { length } = content
	const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
	const size = length < 128 ? [length] : long
	return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (date: Date) =>
	der(0x17, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(2, 14)}Z`))

/** A key and a certificate for `localhost` that nobody has signed but itself, valid for a day. */
function selfSigned() {
	const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
	const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
	const commonName = sequence(oid('550403'), der(0x0c, Buffer.from('localhost')))
	const name = sequence(der(0x31, commonName))
	const names = sequence(der(0x82, Buffer.from('localhost')))
	const subjectAltName = sequence(oid('551d11'), der(0x04, names))
	const certificate = sequence(
		der(0xa0, der(0x02, Buffer.from([2]))),
		der(0x02, Buffer.from([1])),
		ecdsaWithSha256,
		name,
		sequence(time(new Date(Date.now() - DAY_MS)), time(new Date(Date.now() + DAY_MS))),
		name,
		publicKey.export({ type: 'spki', format: 'der' }),
		der(0xa3, sequence(subjectAltName)),
	)
	const signature = sign('sha256', certificate, privateKey)
	const signed = sequence(certificate, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature))
	return {
		key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
		cert: `-----BEGIN CERTIFICATE-----\n${signed.toString('base64')}\n-----END CERTIFICATE-----\n`,
	}
}

/**
 * Ends TLS as a reverse proxy does: asks the store under its inner address, and forwards the caller's address. It
 * listens before it knows the store, since the store gets the address.
 */
export async function openTlsProxy() {
	let upstream = ''
	const server = createServer(selfSigned(), (incoming, outgoing) => {
		const { method, headers, url, socket } = incoming
		const forwardedFor = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean)
		const { host } = new URL(upstream)
		const inner = request(new URL(url ?? '/', upstream), {
			method,
			headers: { ...headers, host, 'x-forwarded-for': forwardedFor.join(', ') },
		})
		inner.on('response', (answer) => {
			outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
			answer.pipe(outgoing)
		})
		inner.on('error', () => outgoing.destroy())
		outgoing.on('close', () => inner.destroy())
		incoming.pipe(inner)
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const { port } = server.address() as AddressInfo
	return {
		address: `https://localhost:${port}`,
		passTo: (address: string) => {
			upstream = address
		},
		close: () => {
			server.closeAllConnections()
			server.close()
		},
	}
}
