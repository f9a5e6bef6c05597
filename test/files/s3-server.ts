import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { inject } from 'vitest'
import type { S3Place } from '../../shared/files/s3-place.ts'
import { SWIFT_KEYS } from './swift.ts'

/** The part in use; the package has no types. */
interface S3Rver {
	run(): Promise<{ port: number }>
	close(): Promise<void>
}
type Made = new (options: Record<string, unknown>) => S3Rver

interface S3Server {
	place: S3Place
	/** Ends the server, and keeps its objects. */
	end: () => Promise<void>
	remove: () => Promise<void>
}

const KEY = 'S3RVER'

/**
 * A bucket of a server that others wrote, on a port of its own.
 * @param prefix of the store's objects
 * @param isStrict whether a wrong secret is refused, and with it every list
 */
export function s3Server(prefix = '', isStrict = false): Promise<S3Server> {
	const swift = inject('swift')
	return swift ? bucketOfSwift(swift, prefix) : bucketOfS3rver(prefix, isStrict)
}

const placeAt = (port: number): Pick<S3Place, 'endpoint' | 'region'> => ({
	endpoint: `http://127.0.0.1:${port}`,
	region: 'us-east-1',
})

async function bucketOfS3rver(prefix: string, isStrict: boolean): Promise<S3Server> {
	const Server = createRequire(import.meta.url)('@20minutes/s3rver') as Made
	const directory = mkdtempSync(join(tmpdir(), 'solbazaar-s3-'))
	const options = {
		...{ address: '127.0.0.1', port: 0, silent: true, directory },
		// It signs the address of a bucket without the slash that the client library puts at its end.
		allowMismatchedSignatures: !isStrict,
	}
	const server = new Server({ ...options, configureBuckets: [{ name: 'shop' }] })
	const { port } = await server.run()
	let isUp = true
	const end = async () => {
		if (isUp) await server.close()
		isUp = false
	}
	const keys = { accessKeyId: KEY, secretAccessKey: KEY }
	return {
		place: { ...placeAt(port), bucket: 'shop', prefix, ...keys },
		end,
		async remove() {
			await end()
			rmSync(directory, { recursive: true, force: true })
		},
	}
}

/** A bucket of its own in a Swift that others have buckets in too, behind a port that can be closed. */
async function bucketOfSwift(swift: string, prefix: string): Promise<S3Server> {
	const sockets = new Set<Socket>()
	const server = createServer((socket) => {
		const onward = connect(Number(new URL(swift).port), '127.0.0.1')
		for (const [from, to] of [
			[socket, onward],
			[onward, socket],
		] as const) {
			sockets.add(from)
			// How it has ended, with an error or without, is all the same to the other side.
			from
				.on('error', () => {})
				.on('close', () => {
					sockets.delete(from)
					to.destroy()
				})
			from.pipe(to)
		}
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const { port } = server.address() as AddressInfo
	const bucket = `shop-${randomBytes(6).toString('hex')}`
	const place = { ...placeAt(port), bucket, prefix, ...SWIFT_KEYS }
	const client = new S3Client({ ...placeAt(port), credentials: SWIFT_KEYS, forcePathStyle: true })
	await client.send(new CreateBucketCommand({ Bucket: bucket }))
	client.destroy()
	const end = async () => {
		server.close()
		for (const socket of sockets) socket.destroy()
	}
	return { place, end, remove: end }
}
