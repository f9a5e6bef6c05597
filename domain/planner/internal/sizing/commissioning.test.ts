import { expect, it } from 'vitest'
import type { Day } from '../../../../shared/calendar.ts'
import { describeOnSqlite } from '../../../../test/store.ts'
import { commissioningDay, yearEndBefore } from './commissioning.ts'

const day = (text: string) => text as Day

it('is eight weeks from today, or as given, but never in the past', () => {
	const today = day('2026-11-22')
	expect(commissioningDay({}, today)).toBe('2027-01-17')
	expect(commissioningDay({ commissioning: day('2027-04-01') }, today)).toBe('2027-04-01')
	expect(commissioningDay({ commissioning: day('2026-01-01') }, today)).toBe(today)
})

it('is told where the assumed day comes after the financial year of today', () => {
	expect(yearEndBefore(day('2027-01-17'), day('2026-11-22'))).toBeNull()
	expect(yearEndBefore(day('2027-03-31'), day('2027-02-03'))).toBeNull()
	expect(yearEndBefore(day('2027-04-01'), day('2027-02-04'))).toBe('2027-03-31')
	expect(yearEndBefore(day('2027-05-26'), day('2027-03-31'))).toBe('2027-03-31')
	expect(yearEndBefore(day('2027-05-27'), day('2027-04-01'))).toBeNull()
})

describeOnSqlite('the day a plan is to be connected', (open) => {
	it.each([
		['homes', { pin: '411038', monthlyKwh: 400 }],
		['shops', { pin: '411038', monthlyKwh: 400, customer: 'shop' }],
	])(
		'is said first to %s where it is assumed and this year has ended by then',
		async (_, request) => {
			const { store, visitor } = await open()
			const why = async (at: string, more: object = {}): Promise<string> => {
				store.now = () => Date.parse(`${at}T06:00:00Z`)
				const { body } = await visitor().post('/api/planner/plan', { ...request, ...more })
				return body.verdict.why.join(' ')
			}
			const said = 'We assumed that it is connected on 12 April 2027.'
			expect(await why('2027-02-15')).toContain(
				`${said} Tariffs and schemes of this year end on 31 March`,
			)
			expect(await why('2027-02-15', { commissioning: '2027-04-12' })).not.toContain('We assumed')
			expect(await why('2026-12-01')).not.toContain('We assumed that it is connected')
		},
	)

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
