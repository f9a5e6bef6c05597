import { expect, it } from 'vitest'
import { plannedBy } from '../../../../test/planner/planned.ts'
import { describeOnSqlite } from '../../../../test/store.ts'

describeOnSqlite('the phases of a plan', (open) => {
	const planned = plannedBy(open)
	const notesOf = async (home: object) => (await planned(home)).options[0]?.notes.join(' ') ?? ''

	it('a change from the single phase that a buyer has is the first thing said', async () => {
		const home = { pin: '411038', monthlyKwh: 1500 }
		const { options } = await planned({ ...home, phase: 'single' })
		const three = options.filter(({ inverter }) => inverter.phases === 3)
		expect(three.length).toBeGreaterThan(0)
		for (const { verdict, notes } of three) {
			expect(verdict.why[0]).toMatch(
				/^You have a single phase, and this system needs three: .* costs about ₹[\d,]+ once/,
			)
			expect(notes.join(' ')).not.toContain('check that you have one')
		}
		const told = await planned({ ...home, phase: 'three' })
		for (const { verdict, notes } of told.options)
			expect([...verdict.why, ...notes].join(' ')).not.toContain('check that you have one')
		expect(await notesOf(home)).toContain('check that you have one')
	})

	it('more than is usual on one phase is doubted where no limit is known, with both costs', async () => {
		const home = { monthlyKwh: 900, phase: 'single' }
		const [best] = (await planned({ ...home, pin: '411038' })).options
		expect(best?.inverter).toMatchObject({ phases: 1 })
		const acKw = (best?.inverter.quantity ?? 0) * ((best?.inverter.acW ?? 0) / 1000)
		expect(acKw).toBeGreaterThan(5)
		const said =
			/up to 5 kW.* may ask for three phases: all of it then costs about ₹([\d,]+) instead of ₹([\d,]+)/.exec(
				best?.notes[0] ?? '',
			)
		const [more = 0, whole = 0] = (said ?? [])
			.slice(1)
			.map((text) => Number(text.replaceAll(',', '')))
		expect(whole).toBe(Math.round(best?.money.whole ?? 0))
		expect(more).toBeGreaterThan(whole)
		// Gujarat's limit is known, and abroad no company is spoken of.
		expect(await notesOf({ ...home, pin: '380001' })).not.toContain('may ask for three phases')
		expect(await notesOf({ ...home, pin: '411038', monthlyKwh: 300 })).not.toContain(
			'may ask for three phases',
		)
	})
})
