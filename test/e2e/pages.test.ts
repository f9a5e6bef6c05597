import { describe, expect, it } from 'vitest'
import { load, renderLate } from './journey.ts'
import { allowComplaints, endJourney, open } from './pages.ts'

const isAsSent = async () => {
	const page = await open()
	await load(page, '/about')
	const isOwn = await page.evaluate(() => 'setImmediate' in globalThis)
	return { page, isAsSent: !isOwn }
}

describe('a page that a journey is done with', () => {
	it('serves the next', async () => {
		const { page } = await isAsSent()
		await endJourney()
		// Other journeys of the same process may have left pages, which come first.
		const next = await Promise.all(Array.from({ length: 10 }, isAsSent))
		expect(next.map((each) => each.page)).toContain(page)
	})

	it('serves no other once it has a script of a journey in it', async () => {
		const page = await open()
		await renderLate(page)
		await load(page, '/about')
		await endJourney()
		const next = await isAsSent()
		expect(next.page).not.toBe(page)
		expect(next.isAsSent).toBe(true)
	})
})

describe('a complaint of the browser', () => {
	const complain = async (about: string) => {
		const page = await open()
		await load(page, '/about')
		await page.evaluate((it) => console.error(it), about)
	}

	it('fails its journey, which may allow it before it comes or after, and no other', async () => {
		await complain('of one thing')
		await expect(endJourney()).rejects.toThrow('what the browser complained of')

		await complain('of one thing')
		allowComplaints(/of (?:one|another) thing/)
		await complain('of another thing')
		await endJourney()

		await complain('of one thing')
		await expect(endJourney()).rejects.toThrow('what the browser complained of')
	})
})
