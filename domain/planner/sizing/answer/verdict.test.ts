import { expect, it } from 'vitest'
import { PUNE_HOME, plannedBy } from '../../../../test/planner/planned.ts'
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

	it('names the cost of back-up that is bought on purpose, whether it is worth it or not', async () => {
		const backup = { loadW: 500, hours: 4 }
		const homes = { no: { pin: '110001', monthlyKwh: 190 }, yes: PUNE_HOME }
		for (const [answer, home] of Object.entries(homes)) {
			const { options } = await planned({ ...home, backup })
			for (const { battery, items, verdict } of options) {
				expect(battery).not.toBeNull()
				const said = /About ₹([\d,.]+)( lakh)? of the price is for back-up: batteries/.exec(
					verdict.why.join(' '),
				)
				const rupees = Number(said?.[1]?.replaceAll(',', '')) * (said?.[2] ? 1e5 : 1)
				const ofBatteries = items
					.filter(({ category }) => category === 'Batteries')
					.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
				// A hybrid inverter is dearer, too.
				expect(rupees).toBeGreaterThan(ofBatteries)
			}
			expect(options[0]?.verdict.answer).toBe(answer)
			const without = await planned(home)
			for (const { verdict } of without.options)
				expect(verdict.why.join(' ')).not.toContain('back-up')
		}
	})

	it('is given on each option by its own money', async () => {
		const { verdict, options } = await planned({ pin: '600001', monthlyKwh: 100 })
		expect(verdict).toEqual(options[0]?.verdict)
		expect(options.length).toBeGreaterThan(1)
		const sentences = options.map(({ verdict }) => verdict.sentence)
		expect(new Set(sentences).size).toBe(options.length)
	})

	it('is not no while another system gains in good years', async () => {
		const { options } = await planned({
			...{ customer: 'shop', pin: '131001', monthlyKwh: 2597, sanctionedKw: 2, budget: 2_999_982 },
			...{ roofAreaM2: 334, backup: { loadW: 101, hours: 2 }, mounting: 'rack' },
		})
		const gains = options.map(({ money }) => money.net.high >= 0.5)
		expect(gains).toContain(true)
		expect(gains[0]).toBe(true)
		expect(options[0]).toMatchObject({ role: 'best', verdict: { answer: 'unsure' } })
	})
})
