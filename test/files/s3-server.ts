import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Place } from '../../shared/files/s3-place.ts'

/** What is used of it; the package has no types. */
interface S3Rver {
	run(): Promise<{ port: number }>
	close(): Promise<void>
}
type Made = new (options: Record<string, unknown>) => S3Rver

const KEY = 'S3RVER'

/** A bucket of a server that others wrote, on a port of its own. @param prefix of the store's objects */
export async function s3Server(prefix = '') {
	const Server = createRequire(import.meta.url)('@20minutes/s3rver') as Made
	const directory = mkdtempSync(join(tmpdir(), 'solbazaar-s3-'))
	const options = {
		...{ address: '127.0.0.1', port: 0, silent: true, directory },
		// It signs the address of a bucket without the slash that the client library puts at its end.
		allowMismatchedSignatures: true,
	}
	const server = new Server({ ...options, configureBuckets: [{ name: 'shop' }] })
	const { port } = await server.run()
	let isUp = true
	const end = async () => {
		if (isUp) await server.close()
		isUp = false
	}
	const place: S3Place = {
		endpoint: `http://127.0.0.1:${port}`,
		region: 'us-east-1',
		bucket: 'shop',
		prefix,
		accessKeyId: KEY,
		secretAccessKey: KEY,
	}
	return {
		place,
		/** Ends the server, and keeps its objects. */
		end,
		async remove() {
			await end()
			rmSync(directory, { recursive: true, force: true })
		},
	}
}
