import { expect, it, vi } from 'vitest'
import { dayAt } from '../../../shared/calendar.ts'
import { followChanges } from '../../../store/follow-changes.ts'
import { openStore } from '../../../store/open.ts'
import { fact } from '../../../test/builders.ts'
import { callersOf } from '../../../test/callers.ts'
import { type Caller, describeOnAllEngines, type TestStore } from '../../../test/store.ts'
import type {
	MeteringRow,
	SubsidyRow,
	TariffRow,
} from '../../tariffs/internal/editing/row-schema.ts'

const TARIFF = 'mh-msedcl-home-1ph'
const PUNE = { pin: '411038', monthlyKwh: 310 }
const POLL_MS = 20
/** The machine may be busy. */
const SOON = { timeout: 10_000, interval: POLL_MS }

const tables = '/api/tariff-tables'

/** What a plan says that rows of each table decide. */
async function toldBy(caller: Caller) {
	const { status, body } = await caller.post('/api/planner/plan', PUNE)
	expect(status).toBe(200)
	const [best] = body.options
	return {
		bill: body.monthlyBill,
		surplus: body.metering.surplusRupeesPerKwh,
		ofState: best.money.subsidy.reasons,
		kg: best.money.co2.yearKg,
	}
}
type Told = Awaited<ReturnType<typeof toldBy>>

/** The changes that admins can make to rows, each with what it changes in a plan. */
async function changesBy(admin: Caller, { store }: TestStore) {
	const rowOf = async <T extends { state: string }>(table: string, is: (row: T) => boolean) => {
		const rows: T[] = (await admin.get(`${tables}/${table}/export.json`)).body
		return rows.find(is) as T
	}
	const today = dayAt(store.now())
	const own = { asOf: today, source: 'An order made up for a test' }
	const tariff = await rowOf<TariffRow>('tariffs', ({ id }) => id === TARIFF)
	const rule = await rowOf<MeteringRow>('metering-rules', ({ state }) => state === 'Maharashtra')
	const subsidy = await rowOf<SubsidyRow>('state-subsidies', ({ customers }) =>
		customers.includes('home'),
	)
	const later = { ...tariff, ...own, figures: { ...tariff.figures, dutyPct: 31 }, validFrom: today }
	const sold = { ...rule, ...own, surplusRupeesPerKwh: 9.5, validFrom: today }
	const more = {
		...subsidy,
		...own,
		confidence: 'high',
		id: 'a-test',
		state: 'Maharashtra',
		validFrom: today,
	}
	const asFile = (row: object) => ({ format: 'json', text: JSON.stringify([row]) })
	const done = async (answer: ReturnType<Caller['get']>) => {
		const { status, body } = await answer
		expect([status < 300, body]).toEqual([true, body])
		return body
	}
	let id = ''
	const emission = { kind: 'grid-emission', state: null, validFrom: today }
	const changes: [string, keyof Told, () => Promise<unknown>][] = [
		['a tariff is added', 'bill', () => done(admin.post(`${tables}/tariffs`, later))],
		['it is deleted', 'bill', () => done(admin.delete(`${tables}/tariffs/${TARIFF}/${today}`))],
		['one is imported', 'bill', () => done(admin.post(`${tables}/tariffs/import`, asFile(later)))],
		[
			'the import is undone',
			'bill',
			async () => {
				const [made] = (await admin.get(`${tables}/tariffs/imports`)).body
				await done(admin.post(`${tables}/tariffs/imports/${made.id}/undo`))
			},
		],
		['a rule is added', 'surplus', () => done(admin.post(`${tables}/metering-rules`, sold))],
		['a subsidy is added', 'ofState', () => done(admin.post(`${tables}/state-subsidies`, more))],
		[
			'a price is added',
			'kg',
			async () => {
				const row = fact({ ...emission, figures: { kgPerKwh: 2 } })
				id = (await done(admin.post('/api/facts', row))).id
			},
		],
		['it is deleted again', 'kg', () => done(admin.delete(`/api/facts/${id}`))],
	]
	return changes
}

describeOnAllEngines('a change of tariffs, rules and prices', (open, itOnSqlite) => {
	it('counts in the next plan of its process, and soon in those of another', async () => {
		const opened = await open({ onDisk: true })
		await using second = await openStore(opened.config)
		const following = followChanges(second, undefined, POLL_MS)
		try {
			const [here, there] = [opened.visitor(), callersOf(second).visitor()]
			let before = await toldBy(here)
			expect(await toldBy(there)).toEqual(before)
			for (const [what, changed, change] of await changesBy(await opened.as('Admin'), opened)) {
				await change()
				const after = await toldBy(here)
				expect([what, after[changed]]).not.toEqual([what, before[changed]])
				await vi.waitFor(async () => expect(await toldBy(there)).toEqual(after), SOON)
				before = after
			}
		} finally {
			await following.close()
		}
	})

	itOnSqlite('is known by its version: without one, plans read no row again', async () => {
		const { store, visitor } = await open()
		const caller = visitor()
		const before = await toldBy(caller)
		await store.db.updateTable('retail_tariffs').set({ figures: 'unread' }).execute()
		await store.rowCache.refresh()
		expect(await toldBy(caller)).toEqual(before)
	})
})
