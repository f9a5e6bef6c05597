import { describe, expect, it } from 'vitest'
import { appliancesOf, clockHour, pickedWatts, timeAfter, until } from './evening'

describe('an evening without the grid', () => {
	it.each([
		[0, '12 am'],
		[12, '12 pm'],
		[19, '7 pm'],
		[25, '1 am'],
	])('calls the hour %i %s', (hour, name) => expect(clockHour(hour)).toBe(name))

	it.each([
		[19, 8.6, '3:35 am'],
		[19, 5, '12:00 am'],
		[19, 21.5, '4:30 pm the next day'],
		[10, 0.99, '10:55 am'],
	])('ends, begun at %i and lasting %f hours, at %s', (from, hours, time) =>
		expect(timeAfter(from, hours)).toBe(time),
	)

	it('says until when it lasts, or that it lasts longer than a day', () => {
		expect(until(19, 8.6)).toBe('All of it runs until 3:35 am: 8.6 hours.')
		expect(until(19, 30)).toContain('longer than a day')
		expect(until(19, Number.POSITIVE_INFINITY)).toContain('stays full')
	})

	it('begins with what was picked, and has everything else once', () => {
		const appliances = appliancesOf({ fans: '2', lights: '6' })
		const picked = appliances.filter(({ isPicked }) => isPicked)
		expect(appliances.slice(0, 2)).toEqual(picked)
		expect(picked.map(({ label, watts }) => [label, watts])).toEqual([
			['Lights, LED, 6 × 10 W', 60],
			['Ceiling fans, 2 × 70 W', 140],
		])
		expect(appliances.at(-1)).toMatchObject({
			label: 'Air conditioners, 1.5 t, fixed speed, 1,500 W',
		})
	})

	it('begins with the watts that were typed', () => {
		const [first, ...others] = appliancesOf({ load: '500' })
		expect(first).toMatchObject({ name: 'typed', watts: 500, isPicked: true })
		expect(others.some(({ isPicked }) => isPicked)).toBe(false)
	})

	it('adds up to what was picked', () => {
		for (const details of [{ fans: '2', lights: '6' }, { load: '500' }]) {
			const picked = appliancesOf(details).filter(({ isPicked }) => isPicked)
			expect(picked.reduce((sum, { watts }) => sum + watts, 0)).toBe(pickedWatts(details))
		}
	})
})
