import { expect, it, vi } from 'vitest'
import { createApi } from '../../api/app.ts'
import { describeOnSqlite } from '../../test/store.ts'
import { PageSession } from './page-session.ts'

describeOnSqlite('the calls that make a page', (open) => {
	/** Calls the API as the loaders of one page do, for a newly signed-up person. */
	async function page() {
		const { store, as } = await open()
		const { cookie } = await as('Buyer')
		const api = createApi(store)
		const selected = vi.spyOn(store.db, 'selectFrom').mock
		const reads = () => selected.calls.filter(([from]) => String(from) === 'sessions').length
		const newPage = () => {
			const session = new PageSession()
			return async (path: string, method = 'GET') => {
				const request = new Request(`http://store${path}`, { method, headers: { cookie } })
				const answer = await session.during(request, (facts) =>
					api.fetch(request, { address: '192.0.2.1', inProcess: true, ...facts }),
				)
				return answer.status === 204 ? null : answer.json()
			}
		}
		return { newPage, reads }
	}

	it('read the session once, and all know who is asking', async () => {
		const { newPage, reads } = await page()
		const call = newPage()
		const paths = ['/api/session', '/api/orders', '/api/cart', '/api/session', '/api/store']
		const [session, orders] = await Promise.all(paths.map((path) => call(path)))
		expect(session.user).toMatchObject({ role: 'Buyer' })
		expect(orders).toEqual([])
		expect((await call('/api/session')).user).toEqual(session.user)
		expect(reads()).toBe(1)
	})

	it('read it again for every page', async () => {
		const { newPage, reads } = await page()
		await newPage()('/api/session')
		await newPage()('/api/session')
		expect(reads()).toBe(2)
	})

	it('read it again after a call that may have ended it', async () => {
		const { newPage } = await page()
		const call = newPage()
		expect((await call('/api/session')).user).not.toBeNull()
		await call('/api/session', 'DELETE')
		expect((await call('/api/session')).user).toBeNull()
		expect(await call('/api/orders')).toMatchObject({ status: 401 })
	})
})
