import { describe, expect, it } from 'vitest'
import { stepsOf } from './process-steps'

type System = Parameters<typeof stepsOf>[0]

const systemOf = (kwp: number, subsidy = 78_000, type = 'string') =>
	({ kwp, inverter: { type }, money: { subsidy: { amount: subsidy } } }) as System
const PLAN = {
	assumed: { sanctionedKw: 3, commissioning: '2027-01-17' },
	state: { name: 'Maharashtra' },
} as Parameters<typeof stepsOf>[1]
const namesOf = (system: System) => stepsOf(system, PLAN).map(({ name }) => name)

describe('the steps to come', () => {
	it('go from the survey to the subsidy, connected after eight weeks', () => {
		expect(namesOf(systemOf(4.32))).toEqual([
			'Survey',
			'Load check',
			'Application',
			'Installation',
			'Inspection',
			'Meter',
			'Subsidy',
		])
		const steps = stepsOf(systemOf(4.32), PLAN)
		expect(steps.find(({ name }) => name === 'Meter')).toMatchObject({ from: 42, to: 56 })
		expect(steps.at(-1)).toMatchObject({ from: 57, to: 86 })
	})

	it('have no subsidy where there is none, and no meter without the grid', () => {
		expect(namesOf(systemOf(4.32, 0))).not.toContain('Subsidy')
		expect(namesOf(systemOf(4.32, 0, 'off-grid'))).toEqual(['Survey', 'Installation'])
	})

	it('are told abroad without the rules of India', () => {
		const steps = stepsOf(systemOf(4.32), { ...PLAN, state: { name: null } })
		expect(steps.map(({ name }) => name)).toEqual(['Survey', 'Connection', 'Installation'])
		expect(JSON.stringify(steps)).not.toMatch(/distribution company|national portal|sanctioned/)
	})

	it('give the distribution company fifteen days above 10 kW, and no longer in all', () => {
		const [small, large] = [10, 10.01].map((kwp) => stepsOf(systemOf(kwp), PLAN))
		const application = (steps: typeof small) => steps?.find(({ name }) => name === 'Application')
		expect(application(small)).toMatchObject({ from: 8, to: 10 })
		expect(application(large)).toMatchObject({ from: 8, to: 25 })
		expect(large?.at(-1)?.to).toBe(small?.at(-1)?.to)
	})

	it('begin no later than the one before ends', () => {
		for (const kwp of [3, 20]) {
			let last = 1
			for (const { from, to } of stepsOf(systemOf(kwp), PLAN)) {
				expect(from).toBeLessThanOrEqual(last + 1)
				expect(to).toBeGreaterThanOrEqual(from)
				last = to
			}
		}
	})

	it('tell whether the sanctioned load carries it', () => {
		const check = (kwp: number) => stepsOf(systemOf(kwp), PLAN)[1]?.what
		expect(check(3)).toContain('carries 3 kW')
		expect(check(4.32)).toContain('raises it with the application')
		expect(check(20)).toContain('to be raised first')
	})
})
