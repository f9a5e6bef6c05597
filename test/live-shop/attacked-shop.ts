import { readFileSync } from 'node:fs'
import { deliverForNothing } from '../shop-settings.ts'
import { startStore } from '../spawned-store.ts'
import type { Open, TestStore } from '../store.ts'
import { PATHS } from './paths.ts'

export interface AttackedShop extends TestStore {
	port: number
	/** Such as `http://127.0.0.1:8080`. */
	origin: string
	/** The session of one of its admins, for an attacker with a stolen one. */
	adminCookie: string
	/** Whether its process still runs. */
	isOpen: () => boolean
	/** The most resident memory its process has had so far, in megabytes; NaN but on Linux. */
	peakMb: () => number
	/** Its present use. */
	residentMb: () => number
}

/** A live shop that is served by a process of its own, beside the one through which a test prepares it. */
export async function attackedShop(open: Open): Promise<AttackedShop> {
	const opened = await open({ mode: 'live', onDisk: true, realHashing: true })
	const { store, config } = opened
	await deliverForNothing(store)
	// The requests that prepare it are no attack.
	const unlimited = Object.keys(store.policy.limits).map((name) => [name, null])
	store.policy = { ...store.policy, limits: Object.fromEntries(unlimited) }
	const { cookie: adminCookie } = await opened.as('Admin')
	const { store: serving, port } = await startStore({
		STORE_MODE: 'live',
		PUBLIC_URL: config.publicUrl ?? '',
		SESSION_SECRET: config.sessionSecret ?? '',
		DATA_DIR: config.dataDir,
		DATABASE_URL: config.databaseUrl ?? '',
	})
	const origin = `http://127.0.0.1:${port}`
	await warm(origin)
	return {
		...opened,
		port,
		origin,
		adminCookie,
		isOpen: () => serving.exitCode === null && serving.signalCode === null,
		peakMb: () => memoryOf(Number(serving.pid), 'VmHWM'),
		residentMb: () => memoryOf(Number(serving.pid), 'VmRSS'),
	}
}

/** Of Linux's, in megabytes: the resident memory of a process, or its peak. */
function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): number {
	if (process.platform !== 'linux') return Number.NaN
	const status = readFileSync(`/proc/${pid}/status`, 'utf8')
	const [, kilobytes] = new RegExp(`^${what}:\\s+(\\d+) kB$`, 'm').exec(status) ?? []
	return Number(kilobytes) / 1024
}

/** Makes the first requests, whose answers are then cached, so that an attack is not blamed for them. */
async function warm(origin: string) {
	for (let n = 0; n < 10; n++)
		for (const path of [...PATHS, '/api/openapi.json'])
			await (await fetch(`${origin}${path}`)).arrayBuffer()
}
