import { afterEach, expect, it, vi } from 'vitest'
import { webOf } from '../../test/pages.ts'
import { describeOnSqlite } from '../../test/store.ts'

afterEach(() => vi.useRealTimers())

describeOnSqlite('the footer', (open) => {
	it.each([
		['2026-12-31T18:29:59Z', '2026'],
		['2026-12-31T18:30:00Z', '2027'],
	])('names the year in India: at %s %s', async (now, year) => {
		const { store } = await open()
		vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
		const page = await webOf(store).fetch(new Request('http://store.test/products'), {
			address: '192.0.2.1',
			inProcess: false,
		})
		expect(await page.text()).toContain(`© <!-- -->${year}`)
	})
})
