import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { order } from '../../test/builders.ts'
import { freshDatabase } from '../../test/databases/fresh-postgres.ts'
import { TEMPLATES } from '../../test/databases/postgres.ts'
import {
	type Place,
	placeOfProxy,
	startProxy,
	withoutLimits,
} from '../../test/proxies/start-proxy.ts'
import { asker } from '../../test/workers/asker.ts'
import { hasProgram } from '../../test/workers/has-program.ts'
import { startCommand } from '../../test/workers/start-command.ts'
import { askAnew, SLOW } from '../../test/workers/store-of-workers.ts'

/** HAProxy asks each second and leaves out a server that is not ready twice. */
const DRAIN_MS = 3000
const isPossible = inject('postgres') !== null && hasProgram('haproxy')

/** What stands for two machines: two start commands on one database, each with two workers, behind HAProxy. */
async function twoMachines(place: Place) {
	const database = await freshDatabase(TEMPLATES.stocked)
	onTestFinished(async () => {
		await database.drop()
	})
	return (port: number) =>
		startCommand(['--workers', '2'], {
			PORT: String(port),
			DATABASE_URL: database.url,
			DATA_DIR: place.folder,
			SESSION_SECRET: 'q8Wm2Zr5Tn7Yb4Kd9Xc1Vf6Hs3Lj0PgE',
			TRUSTED_PROXIES: '1',
			DRAIN_MS: String(DRAIN_MS),
		})
}

const readiness = async (port: number) =>
	(await askAnew(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status

const untilReady = (port: number) =>
	vi.waitFor(async () => expect(await readiness(port)).toBe(200), SLOW)

it.runIf(isPossible)(
	'two machines are restarted one after the other under load, and no request fails',
	async () => {
		const place = await placeOfProxy()
		const startOn = await twoMachines(place)
		const machines = [place.one, place.two].map((port) => ({ port, store: startOn(port) }))
		for (const { port } of machines) await untilReady(port)
		startProxy('haproxy', { ...place, edit: withoutLimits })
		const base = `https://127.0.0.1:${place.port}`
		const product = `${base}/api/products/solar-panel-250w`
		const first = asker(product, { kept: false })
		await vi.waitFor(() => expect(first.answers.at(-1)).toBe('200'), SLOW)
		await first.end()

		const body = order({ 'solar-panel-250w': 1 })
		const askers = [
			asker(product, { kept: true }),
			asker(product, { kept: false }),
			asker(`${base}/api/orders`, { kept: true, body }),
			asker(`${base}/api/orders`, { kept: false, body }),
		]
		for (const machine of machines) {
			const ended = machine.store.end()
			// It says so while it still serves.
			await vi.waitFor(async () => expect(await readiness(machine.port)).toBe(503), SLOW)
			expect(await ended).toBe(0)
			const answered = askers.map(({ answers }) => answers.length)
			machine.store = startOn(machine.port)
			await untilReady(machine.port)
			for (const [n, { answers }] of askers.entries())
				expect(answers.length).toBeGreaterThan(answered[n] as number)
		}
		await Promise.all(askers.map(({ end }) => end()))
		const answers = askers.flatMap((each) => each.answers)
		// 409: the panels are sold out.
		expect(answers.filter((answer) => !['200', '201', '409'].includes(answer))).toEqual([])
		for (const { store } of machines) expect(await store.end()).toBe(0)
	},
	SLOW.timeout,
)
