import { expect, it } from 'vitest'
import { bestOf, PUNE_HOME, plannedBy } from '../../../../test/planner/planned.ts'
import { describeOnSqlite } from '../../../../test/store.ts'

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

describeOnSqlite('the tariff of a plan', (open) => {
	const planned = plannedBy(open)
	const best = bestOf(planned)

	it('names every fact it was calculated with, and where the climate is from', async () => {
		const { facts, climate, tariff, assumed } = await planned(PUNE_HOME)
		expect(facts.map(({ kind }) => kind)).toEqual([
			'home-subsidy',
			'gst',
			'tax-class',
			'tax-class',
			'installation-price',
			'part-estimates',
			'work-estimates',
			'least-size',
			'usual-load',
			'scheme-loan',
			'bank-loan',
			'installed-price',
			'grid-emission',
			'almm-modules',
			'almm-cells',
			'bis',
			'm2m',
		])
		for (const { source, asOf } of [...facts, ...(tariff ? [tariff] : [])]) {
			expect(source).toMatch(/\w/)
			expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/)
		}
		expect(total(climate.map(({ share }) => share))).toBeCloseTo(1, 6)
		expect(assumed).toMatchObject({ bandPct: 10, years: 25, metering: 'net' })
	})

	it('says beside a source until when its scheme runs, and since when the law asks for it', async () => {
		const noteOf = async (kind: string, request: Record<string, unknown> = PUNE_HOME) =>
			(await planned(request)).facts.find((fact) => fact.kind === kind)?.note
		expect(await noteOf('home-subsidy')).toBe(
			'For systems connected until 31 March 2027, with cells and modules made in India (DCR).',
		)
		expect(await noteOf('almm-cells')).toBe(
			'Required since 1 June 2026 for every connection to the grid.',
		)
		expect(await noteOf('m2m')).toBe(
			'Required since 24 December 2025 for connections with the subsidy.',
		)
		expect(await noteOf('gst')).toBeNull()
		expect(
			await noteOf('almm-cells', {
				...PUNE_HOME,
				pin: undefined,
				city: 'London',
				rupeesPerKwh: 25,
			}),
		).toBeUndefined()
	})

	it('tells for each month what is carried over to the next', async () => {
		const { months } = (await best({ ...PUNE_HOME, metering: 'net' })).money
		for (const [month, { carried, billed, surplus, use, production }] of months.entries()) {
			const before = month === 3 ? 0 : (months.at(month - 1)?.carried ?? 0)
			expect(before + production + billed).toBeCloseTo(use + carried + surplus, 1)
		}
	})

	it('without net metering pays for what is left over, and saves less', async () => {
		const net = await best({ ...PUNE_HOME, metering: 'net' })
		const sold = await best({ ...PUNE_HOME, metering: 'export-only', exportRupeesPerKwh: 2 })
		expect(sold.money.saving).toBeLessThan(net.money.saving)
		for (const { surplus, paid, billed, use, production } of sold.money.months) {
			expect(paid).toBeCloseTo(surplus * 2, 0)
			expect(billed + production).toBeCloseTo(use + surplus, 1)
			expect(billed).toBeGreaterThan(0)
		}
	})

	it('says whose tariff it is, and what is to be known of it', async () => {
		const delhi = { pin: '110001', monthlyKwh: 350 }
		const assumed = (await planned(delhi)).tariff
		expect(assumed).toMatchObject({ isAssumed: true, company: 'BRPL (BSES Rajdhani)' })
		expect(assumed?.companies.map(({ company }) => company)).toContain('Tata Power-DDL')
		expect(assumed?.note).toMatch(/^We assumed that BRPL .* sends your bill\. If it is BYPL/)
		const named = (await planned({ ...delhi, company: 'Tata Power-DDL' })).tariff
		expect(named).toMatchObject({ isAssumed: false, id: 'dl-tpddl-home' })
		// One that does not serve the place is not taken.
		expect((await planned({ ...delhi, company: 'KSEB' })).tariff).toEqual(assumed)
		const society = { ...delhi, pin: '751001', customer: 'society', houses: 9 }
		expect((await planned(society)).tariff?.note).toMatch(/^A housing society pays/)
	})

	it('assumes a load of 1 kW for each 100 units a month', async () => {
		const assumed = async (details: Record<string, unknown>) => {
			const { sanctionedKw, sanctionedGiven } = (await planned({ pin: '411038', ...details }))
				.assumed
			return [sanctionedKw, sanctionedGiven]
		}
		const use = { monthlyKwh: 3000 }
		expect(await assumed(use)).toEqual([30, false])
		expect(await assumed({ monthlyKwh: 301 })).toEqual([4, false])
		expect(await assumed({ monthlyKwh: 30 })).toEqual([1, false])
		expect(await assumed({ ...use, customer: 'shop' })).toEqual([30, false])
		expect(await assumed({ ...use, customer: 'society', houses: 10 })).toEqual([30, false])
		expect(await assumed({ ...use, customer: 'shop', sanctionedKw: 5 })).toEqual([5, true])
	})
})
