import { once } from 'node:events'
import pg from 'pg'
import { onTestFinished } from 'vitest'

/** How long a notification takes on a quiet machine, milliseconds. */
const QUIET_MS = 10

/** Sends itself notifications over a connection of its own, to know how busy the machine is while a test measures. */
export async function notificationProbe(databaseUrl: string) {
	const client = new pg.Client(databaseUrl)
	// Its database is dropped before the test has finished.
	client.on('error', () => {})
	await client.connect()
	onTestFinished(() => client.end())
	await client.query('listen probe')
	let worstMs = QUIET_MS
	return {
		async send() {
			const sent = performance.now()
			const heard = once(client, 'notification')
			await client.query('notify probe')
			await heard
			worstMs = Math.max(worstMs, performance.now() - sent)
		},
		/** By how many times the machine was slower at its worst than a quiet one; 1 or more. */
		slowness: () => worstMs / QUIET_MS,
	}
}
