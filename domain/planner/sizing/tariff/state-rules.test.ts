import { expect, it } from 'vitest'
import { describeOnAllEngines } from '../../../../test/store.ts'
import type { PlanAnswer } from '../answer/answer-schema.ts'

/** Units of every month. */
const UNITS = 300

describeOnAllEngines('rules of a state', (open) => {
	async function planned(details: Record<string, unknown>): Promise<PlanAnswer> {
		const { visitor } = await open()
		const { status, body } = await visitor().post('/api/planner/plan', {
			...{ monthlyKwh: UNITS, sanctionedKw: 5 },
			...details,
		})
		expect([status, body.errors]).toEqual([200, undefined])
		return body
	}
	const bestOf = (plan: PlanAnswer) => {
		const [best] = plan.options
		if (!best) throw new Error('Nothing is offered.')
		return best
	}

	it('keep the fixed charge of a home in Kerala at that of all it uses', async () => {
		const plan = await planned({ pin: '695001', phase: 'single', meter: 'ordinary' })
		expect(plan.facts.map(({ kind }) => kind)).toContain('solar-fixed-charge')
		const { months } = bestOf(plan).money
		const [least] = months.toSorted((a, b) => a.billed - b.billed)
		// A month of less than 50 units billed still has the fixed charge of 300 units on one phase, ₹220, and not ₹50: with
		// ₹3.35 a unit, a duty of 10 % on that, a surcharge of ₹0.03 and ₹7 for the meter.
		const billed = least?.billed ?? 100
		expect(billed).toBeLessThan(50)
		expect(least?.withSolar).toBeCloseTo(220 + billed * (3.35 * 1.1 + 0.03) + 7, 1)
	})

	it.each([
		['a cap in Haryana', '122001', 800, 10, 'Haryana may count'],
		['a cap in Punjab', '141001', 1500, 20, 'Punjab may count'],
		['a charge in Tamil Nadu', '600001', UNITS, 5, 'Tamil Nadu had a network charge'],
	])('that are not sure are told, not counted: %s', async (_, pin, monthlyKwh, load, begins) => {
		const plan = await planned({ pin, monthlyKwh, sanctionedKw: load })
		const told = bestOf(plan).notes.filter((note) => note.startsWith(begins))
		expect(told).toHaveLength(1)
		expect(told[0]).toMatch(/₹[\d,]+ less a year. It is not counted.$/)
		const kinds = ['use-cap', 'network-charge', 'surplus-by-size']
		expect(plan.facts.filter(({ kind }) => kinds.includes(kind))).toEqual([])
		if (pin === '600001') {
			const { yearlyKwh } = bestOf(plan)
			// ₹0.25 for each unit made.
			expect(told[0]).toContain(
				`₹${Math.round(yearlyKwh * 0.25).toLocaleString('en-IN')} less a year`,
			)
		}
	})

	it('tell what surplus in Karnataka would bring at prices that are over', async () => {
		const { options } = await planned({ pin: '560001' })
		const surplus = ({ money }: PlanAnswer['options'][number]) =>
			money.months.reduce((sum, month) => sum + month.surplus, 0)
		let compared = 0
		for (const option of options) {
			const [told] = option.notes.filter((note) => note.startsWith('Karnataka paid for surplus'))
			const price = option.money.subsidy.amount > 0 ? [2.3, 2.48, 2.93] : [3.86]
			const brings = price.map((each) => Math.round(each * surplus(option)))
			if (Math.max(...brings) < 50) continue
			compared++
			const amount = Number(/₹([\d,]+) more/.exec(told ?? '')?.[1]?.replaceAll(',', ''))
			expect(brings.some((each) => Math.abs(each - amount) <= 3)).toBe(true)
		}
		expect(compared).toBeGreaterThan(0)
	})

	it('count once an admin has settled them', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const request = { pin: '122001', monthlyKwh: UNITS, sanctionedKw: 5 }
		const before = await visitor().post('/api/planner/plan', request)
		const { status } = await admin.post('/api/facts', {
			...{ kind: 'network-charge', state: 'Haryana', validFrom: '2026-01-01' },
			figures: { rupeesPerKwh: 1, uptoKw: 10, isSettled: true },
			...{ source: 'An order', asOf: '2026-01-01', confidence: 'high' },
		})
		expect(status).toBe(201)
		const after = await visitor().post('/api/planner/plan', request)
		const kinds = after.body.facts.map(({ kind }: { kind: string }) => kind)
		expect(kinds).toContain('network-charge')
		const sameAs = (options: PlanAnswer['options'], { items }: PlanAnswer['options'][number]) =>
			options.find((option) => JSON.stringify(option.items) === JSON.stringify(items))
		const pairs = (before.body.options as PlanAnswer['options']).flatMap((option) => {
			const same = sameAs(after.body.options, option)
			return same ? [[option, same] as const] : []
		})
		expect(pairs).not.toHaveLength(0)
		for (const [option, same] of pairs)
			expect(option.money.saving - same.money.saving).toBeCloseTo(option.yearlyKwh, 0)
	})

	it('of the phases let no single-phase inverters of 5 kW into Uttar Pradesh', async () => {
		const details = { monthlyKwh: 600, sanctionedKw: 6, phase: 'single' }
		for (const [pin, mostW] of [
			['226001', 4000],
			['110001', 8000],
		] as const) {
			const { options } = await planned({ pin, ...details })
			expect(options).not.toHaveLength(0)
			for (const { inverter, money } of options) {
				const isThree = inverter.phases === 3 || inverter.acW * inverter.quantity > mostW
				const isShared = inverter.quantity % 3 === 0
				expect(isThree && inverter.phases === 1 && !isShared).toBe(false)
				const whats = money.estimates.map(({ what }) => what)
				expect(whats.includes('Change to three phases, estimate')).toBe(isThree)
			}
		}
	})
})

describeOnAllEngines('a system beyond the sanctioned load', (open) => {
	const planOf = async (details: Record<string, unknown>): Promise<PlanAnswer> => {
		const { visitor } = await open()
		const { body } = await visitor().post('/api/planner/plan', { pin: '411038', ...details })
		return body
	}

	it('has the fixed charge of the higher load on its bills, and its fee in the lines of money', async () => {
		const use = { monthlyKwh: 2000, customer: 'society', houses: 10, meter: 'ordinary' }
		const { options } = await planOf({ ...use, sanctionedKw: 5 })
		expect(options).not.toHaveLength(0)
		for (const { kwp, money } of options) {
			expect(kwp).toBeGreaterThan(10)
			const fee = money.estimates.find(({ what }) => what.startsWith('Fee for a higher'))
			// ₹500 and ₹1,200 for each kW above 5.
			expect(fee?.amount).toBe(500 + 1200 * (Math.ceil(kwp) - 5))
			const all = money.estimates.reduce((sum, { amount }) => sum + amount, 0)
			expect(money.netCost.notIncluded).toBeCloseTo(all + money.installation, 2)
			expect(money.netCost.lines.at(-1)?.what).toContain('fee for a higher sanctioned load')
		}
	})

	it('of a subsidised home up to 10 kW has no fee', async () => {
		const { options } = await planOf({ monthlyKwh: 500, sanctionedKw: 2 })
		expect(options).not.toHaveLength(0)
		for (const { money, notes } of options) {
			expect(money.estimates.some(({ what }) => what.startsWith('Fee for a higher'))).toBe(false)
			expect(notes.join(' ')).toContain('the higher fixed charge is counted')
		}
	})
})
