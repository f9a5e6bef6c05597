import { describe, expect, it } from 'vitest'
import { load, renderLate } from './journey.ts'
import { endJourney, open } from './pages.ts'

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
