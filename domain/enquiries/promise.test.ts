import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Day, dayAt, startOfDay } from '../../shared/calendar.ts'
import { DAY_MS, HOUR_MS } from '../../shared/durations.ts'
import { policyFor } from '../../shared/modes.ts'
import { enquiry } from '../../test/builders.ts'
import { type Caller, describeOnAllEngines, type TestStore } from '../../test/store.ts'
import { callBackProblem } from './call-back-rules.ts'
import { dueAt, promisedDay, promisedDayOf } from './internal/promise-rules.ts'

const { answerPromise } = policyFor('live')
/** A time of day in the store's zone. */
const at = (day: string, hour = 12) => startOfDay(day as Day) + hour * HOUR_MS

describe('the promised day', () => {
	it.each([
		['2026-11-23', null, '2026-11-24', 'the day after'],
		['2026-11-21', null, '2026-11-23', 'not a Sunday'],
		['2026-11-22', null, '2026-11-23', 'on Monday, for whoever asks on Sunday'],
		['2026-11-23', '2026-11-26', '2026-11-26', 'the day on which they like to be called'],
		['2026-11-23', '2026-11-23', '2026-11-24', 'not today, though they would like it'],
		['2026-11-23', '2026-11-29', '2026-11-30', 'after the Sunday they would like'],
	])('asked on %s, to be called on %s, is %s: %s', (asked, callDay, day, _why) => {
		for (const hour of [0, 12, 23.99])
			expect(promisedDay(answerPromise, at(asked, hour), callDay as Day | null)).toBe(day)
	})

	it('is never a day off nor the day of asking, and is the same when read back', () => {
		const moment = fc.integer({ min: at('2026-01-01'), max: at('2030-12-31') })
		const rules = fc.record({
			workingDays: fc.integer({ min: 1, max: 10 }),
			daysOff: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
		})
		fc.assert(
			fc.property(rules, moment, (rule, asked) => {
				const day = promisedDay(rule, asked, null)
				expect(day > dayAt(asked)).toBe(true)
				expect(rule.daysOff).not.toContain(new Date(day).getUTCDay())
				expect(promisedDayOf(dueAt(day))).toBe(day)
			}),
		)
	})
})

describe('a time to be called', () => {
	it.each([
		['2026-11-23', 'any', null],
		['2026-11-30', 'morning', null],
		['2026-11-22', 'any', 'callDay'],
		['2026-12-01', 'any', 'callDay'],
		['2026-11-23', 'morning', 'callTime'],
		['2026-11-23', 'afternoon', null],
		[null, 'morning', null],
	] as const)('of %s in the %s is judged at noon on Monday: %s', (day, time, field) => {
		expect(callBackProblem(day as Day | null, time, at('2026-11-23'))?.field ?? null).toBe(field)
	})
})

async function opened({ store, as, visitor }: TestStore, day: string) {
	let now = at(day)
	store.now = () => now++
	return {
		visitor: visitor(),
		admin: await as('Admin'),
		installer: await as('Installer'),
		buyer: await as('Buyer'),
		goTo: (later: string) => {
			now = at(later)
		},
	}
}

const numbers = async (caller: Caller, query: string) =>
	(await caller.get(`/api/enquiries?${query}`)).body.map(({ number }: { number: string }) => number)

describeOnAllEngines('an enquiry', (open, itOnSqlite) => {
	it('is due on its promised day and overdue after it, until it is answered', async () => {
		const { buyer, admin, installer, goTo } = await opened(await open(), '2026-11-23')
		const { body: asked } = await buyer.post('/api/enquiries', enquiry())
		expect(asked.promisedDay).toBe('2026-11-24')
		const all = { buyer, admin, installer }
		const seen = async () =>
			Promise.all(
				Object.values(all).map(
					async (caller) => (await caller.get(`/api/enquiries/${asked.id}`)).body.due,
				),
			)
		expect(await seen()).toEqual(['later', 'later', 'later'])
		for (const caller of Object.values(all)) {
			expect(await numbers(caller, 'due=today')).toEqual([])
			expect(await numbers(caller, 'due=overdue')).toEqual([])
		}
		goTo('2026-11-24')
		expect(await seen()).toEqual(['today', 'today', 'today'])
		for (const caller of Object.values(all)) {
			expect(await numbers(caller, 'due=today')).toEqual([asked.number])
			expect(await numbers(caller, 'due=overdue')).toEqual([])
		}
		await installer.post(`/api/enquiries/${asked.id}/take`)
		goTo('2026-11-25')
		expect(await seen()).toEqual(['overdue', 'overdue', 'overdue'])
		for (const caller of Object.values(all)) {
			expect(await numbers(caller, 'due=today')).toEqual([])
			expect(await numbers(caller, 'due=overdue&status=taken')).toEqual([asked.number])
		}
		const file = await admin.get('/api/exports/enquiries.csv?due=overdue')
		expect(file.body).toContain(asked.number)
		expect((await admin.get('/api/exports/enquiries.csv?due=today')).body).not.toContain(
			asked.number,
		)
		await installer.post(`/api/enquiries/${asked.id}/answer`)
		expect(await seen()).toEqual([null, null, null])
		expect(await numbers(admin, 'due=overdue')).toEqual([])
	})

	itOnSqlite('that was closed is promised another day when its sender asks again', async () => {
		const { buyer, installer, goTo } = await opened(await open(), '2026-11-23')
		const { id } = (await buyer.post('/api/enquiries', enquiry())).body
		const path = `/api/enquiries/${id}`
		await buyer.post(`${path}/close`)
		goTo('2026-12-04')
		expect((await buyer.post(`${path}/reopen`)).body.promisedDay).toBe('2026-12-05')
		await installer.post(`${path}/take`)
		await installer.post(`${path}/answer`)
		goTo('2026-12-07')
		expect((await installer.post(`${path}/reopen`)).body).toMatchObject({
			promisedDay: '2026-12-05',
			due: 'overdue',
		})
	})

	it('says when its sender likes to be called, and is then promised that day', async () => {
		const { visitor, admin } = await opened(await open(), '2026-11-23')
		const call = { callDay: '2026-11-27', callTime: 'evening' }
		const { body } = await visitor.post('/api/enquiries', enquiry(call))
		expect(body.promisedDay).toBe('2026-11-27')
		expect((await admin.get(`/api/enquiries/${body.id}`)).body).toMatchObject(call)
		const file = (await admin.get('/api/exports/enquiries.csv')).body
		expect(file).toContain('promised day,due,call day,call time')
		expect(file).toContain('2026-11-27,later,2026-11-27,evening')
		const again = { callDay: '2026-11-25', callTime: 'morning' }
		expect((await visitor.post('/api/enquiries', enquiry(again))).body).toMatchObject({
			number: body.number,
			promisedDay: '2026-11-25',
		})
		expect((await admin.get(`/api/enquiries/${body.id}`)).body).toMatchObject(again)
		for (const unsaid of [{}, { callDay: null }])
			await visitor.post('/api/enquiries', enquiry(unsaid))
		expect((await admin.get(`/api/enquiries/${body.id}`)).body).toMatchObject(again)
		const { body: other } = await visitor.post('/api/enquiries', enquiry({ pin: '600041' }))
		expect((await admin.get(`/api/enquiries/${other.id}`)).body).toMatchObject({
			callDay: null,
			callTime: 'any',
		})
	})

	it.each([
		['callDay', '2026-11-22', 'Choose a day from Monday 23 November to Monday 30 November.'],
		['callDay', '2026-12-01', 'Choose a day from Monday 23 November to Monday 30 November.'],
		['callDay', '2026-02-30', 'Type a day as YYYY-MM-DD.'],
		['callDay', 'Tuesday', 'Type a day as YYYY-MM-DD.'],
		['callTime', 'night', 'One of any, morning, afternoon, evening'],
		['callTime', '', 'One of any, morning, afternoon, evening'],
	])('is refused where %s is %j', async (field, value, says) => {
		const { visitor, admin } = await opened(await open(), '2026-11-23')
		const asked = await visitor.post('/api/enquiries', enquiry({ [field]: value }))
		expect([asked.status, asked.body.errors]).toEqual([422, { [field]: says }])
		expect(await numbers(admin, '')).toEqual([])
	})

	it('is refused where the time is over, and any time of a day that is near enough will do', async () => {
		const { visitor } = await opened(await open(), '2026-11-23')
		const past = { callDay: '2026-11-23', callTime: 'morning' }
		expect((await visitor.post('/api/enquiries', enquiry(past))).body.errors).toEqual({
			callTime: 'That time is over today: choose a later time or another day.',
		})
		const week = Array.from({ length: 8 }, (_, n) => dayAt(at('2026-11-23') + n * DAY_MS))
		for (const callDay of [null, ...week])
			expect((await visitor.post('/api/enquiries', enquiry({ callDay }))).status).toBe(201)
	})
})
