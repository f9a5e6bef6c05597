import { expect, it } from 'vitest'
import { bestOf, PUNE_HOME, plannedBy } from '../../../../test/planner/planned.ts'
import { describeOnSqlite } from '../../../../test/store.ts'

describeOnSqlite('the verdict of a plan', (open) => {
	const planned = plannedBy(open)

	it('is yes where a home saves more than it pays, whatever the weather', async () => {
		const { verdict, options } = await planned(PUNE_HOME)
		expect(verdict).toMatchObject({ answer: 'yes', why: [], wouldChange: [] })
		expect(verdict?.sentence).toMatch(/^Worth it: over 25 years it saves about ₹/)
		expect(options[0]?.role).toBe('best')
	})

	// Free units make their bills small or nothing.
	it.each([
		['Ludhiana', { pin: '141001', monthlyKwh: 300 }],
		['Delhi', { pin: '110001', monthlyKwh: 190 }],
		['Chennai', { pin: '600001', monthlyKwh: 100 }],
		['Ranchi', { pin: '834001', monthlyKwh: 190 }],
	])('is no in %s, with what would change it, and no system is the best', async (_, home) => {
		const { verdict, options } = await planned(home)
		expect(verdict?.answer).toBe('no')
		expect(verdict?.sentence).toMatch(/^Not worth it: over 25 years it costs about ₹/)
		expect(verdict?.why.length).toBeGreaterThan(0)
		expect(verdict?.wouldChange.length).toBeGreaterThan(0)
		expect(options.map(({ role }) => role)).not.toContain('best')
		for (const { money } of options) expect(money.net.high).toBeLessThan(0.5)
	})

	it('names the cost of back-up that is bought on purpose', async () => {
		const home = { pin: '110001', monthlyKwh: 190, backup: { loadW: 500, hours: 4 } }
		const { verdict } = await planned(home)
		expect(verdict?.why.join(' ')).toMatch(/of the cost is for batteries/)
		const { battery } = await bestOf(planned)(home)
		expect(battery).not.toBeNull()
	})
})
