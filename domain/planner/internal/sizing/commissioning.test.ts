import { expect, it } from 'vitest'
import type { Day } from '../../../../shared/calendar.ts'
import { describeOnSqlite } from '../../../../test/store.ts'
import { commissioningDay } from './commissioning.ts'

const day = (text: string) => text as Day

it('is eight weeks from today, or as given, but never in the past', () => {
	const today = day('2026-11-22')
	expect(commissioningDay({}, today)).toBe('2027-01-17')
	expect(commissioningDay({ commissioning: day('2027-04-01') }, today)).toBe('2027-04-01')
	expect(commissioningDay({ commissioning: day('2026-01-01') }, today)).toBe(today)
})

describeOnSqlite('the day a plan is to be connected', (open) => {
	it('decides whether the scheme still pays', async () => {
		const visitor = (await open()).visitor()
		const plan = async (commissioning: string) => {
			const request = { pin: '411038', monthlyKwh: 400, commissioning }
			const { body } = await visitor.post('/api/planner/plan', request)
			expect(body.assumed).toMatchObject({ commissioning, commissioningGiven: true })
			return body.options[0].money.subsidy.amount
		}
		expect(await plan('2037-03-31')).toBe(0)
		const told = await visitor.post('/api/planner/plan', { pin: '411038', monthlyKwh: 400 })
		expect(told.body.assumed.commissioningGiven).toBe(false)
		const wrong = { pin: '411038', monthlyKwh: 400, commissioning: '2026-02-30' }
		expect((await visitor.post('/api/planner/plan', wrong)).body.errors).toHaveProperty(
			'commissioning',
		)
	})
})
