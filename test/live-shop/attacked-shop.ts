import { readFileSync } from 'node:fs'
import { deliverForNothing } from '../shop-settings.ts'
import { startStore } from '../spawned-store.ts'
import type { Open, TestStore } from '../store.ts'
import { PATHS } from './paths.ts'

export interface AttackedShop extends TestStore {
	port: number
	/** Such as `http://127.0.0.1:8080`. */
	origin: string
	/** The session of an admin of its, for whoever has become one. */
	adminCookie: string
	/** Whether its process still runs. */
	isOpen: () => boolean
	/** The most resident memory its process has had so far, in megabytes; NaN but on Linux. */
	peakMb: () => number
	/** What it has now. */
	residentMb: () => number
}

/** A live shop that is served by a process of its own, beside the one through which a test prepares it. */
export async function attackedShop(open: Open): Promise<AttackedShop> {
	const opened = await open({ mode: 'live', onDisk: true, realHashing: true })
	const { store, config } = opened
	await deliverForNothing(store)
	// Whoever prepares it is no attacker.
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

/** Of Linux's, in megabytes: what a process has resident, or had at most. */
function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): number {
	if (process.platform !== 'linux') return Number.NaN
	const status = readFileSync(`/proc/${pid}/status`, 'utf8')
	const [, kilobytes] = new RegExp(`^${what}:\\s+(\\d+) kB$`, 'm').exec(status) ?? []
	return Number(kilobytes) / 1024
}

/** Asks for what is made when it is first asked for, so that an attack is not blamed for it. */
async function warm(origin: string) {
	for (let n = 0; n < 10; n++)
		for (const path of [...PATHS, '/api/openapi.json'])
			await (await fetch(`${origin}${path}`)).arrayBuffer()
}
