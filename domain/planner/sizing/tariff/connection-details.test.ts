import { expect, it } from 'vitest'
import { describeOnSqlite } from '../../../../test/store.ts'
import type { PlanAnswer } from '../answer/answer-schema.ts'

const HOME = { monthlyKwh: 300 }
const PUNE = { ...HOME, pin: '411038' }
const LUCKNOW = { ...HOME, pin: '226001' }
const CHENNAI = { ...HOME, pin: '600041' }

describeOnSqlite('what a plan asks of a connection', (open) => {
	async function tariffOf(details: object): Promise<NonNullable<PlanAnswer['tariff']>> {
		const { visitor } = await open()
		const { status, body } = await visitor().post('/api/planner/plan', details)
		expect([status, body.errors]).toEqual([200, undefined])
		return body.tariff
	}

	it('is what makes it another tariff, and nothing else', async () => {
		expect((await tariffOf(PUNE)).changesWith).toEqual(['phase', 'meter'])
		expect((await tariffOf(LUCKNOW)).changesWith).toEqual(['area'])
		expect((await tariffOf(CHENNAI)).changesWith).toEqual([])
		// It stays asked where it is said, so that it can be taken back.
		expect((await tariffOf({ ...LUCKNOW, area: 'rural' })).changesWith).toEqual(['area'])
	})

	it('decides about the tariff', async () => {
		const urban = await tariffOf(LUCKNOW)
		const rural = await tariffOf({ ...LUCKNOW, area: 'rural' })
		expect([urban.area, rural.area]).toEqual(['urban', 'rural'])
		expect(rural.id).not.toBe(urban.id)
		const three = await tariffOf({ ...PUNE, phase: 'three' })
		expect([(await tariffOf(PUNE)).phase, three.phase]).toEqual(['single', 'three'])
		expect((await tariffOf({ ...PUNE, sanctionedKw: 9 })).phase).toBe('three')
	})

	it('changes nothing where companies make no difference', async () => {
		const plain = await tariffOf(CHENNAI)
		expect(await tariffOf({ ...CHENNAI, area: 'rural', phase: 'three' })).toEqual(plain)
	})

	it('says for how many months its company bills', async () => {
		expect((await tariffOf(CHENNAI)).billingMonths).toBe(2)
		expect((await tariffOf(PUNE)).billingMonths).toBe(1)
	})
})
