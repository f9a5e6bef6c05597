import { expect, it } from 'vitest'
import { createApi } from '../../../api/app.ts'
import { newPassword, PASSWORD } from '../../../test/builders.ts'
import { idOf } from '../../../test/callers.ts'
import { type Caller, describeOnAllEngines } from '../../../test/store.ts'
import type { AppContext } from '../../app-context.ts'

/** Opens the live events; `ended` is when the store has ended them. */
async function listen(store: AppContext, caller: Caller, address = '192.0.2.1') {
	const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
	const headers = { host: 'store.test', cookie }
	const response = await createApi(store).fetch(
		new Request('http://store.test/api/events', { headers }),
		{ address, inProcess: false },
	)
	const reader = (response.body as ReadableStream<Uint8Array>).getReader()
	const stream = { status: response.status, headers: response.headers, isClosed: false, reader }
	const read = async () => {
		while (!(await reader.read()).done);
		stream.isClosed = true
	}
	return { ...stream, ended: read(), state: stream }
}

/** The time until all have ended, in milliseconds. */
async function timeToEnd(streams: { ended: Promise<void> }[], act: () => Promise<unknown>) {
	await act()
	const from = performance.now()
	await Promise.all(streams.map(({ ended }) => ended))
	return performance.now() - from
}

describeOnAllEngines('a stream of events', (open, itOnSqlite) => {
	const PASSWORDS = { currentPassword: PASSWORD, ...newPassword('another day in Pune') }
	const ENDS: [string, (who: { caller: Caller; admin: Caller; id: string }) => Promise<unknown>][] =
		[
			['logging out', ({ caller }) => caller.delete('/api/session')],
			['a change of password', ({ caller }) => caller.put('/api/profile/password', PASSWORDS)],
			['a suspension', ({ admin, id }) => admin.patch(`/api/users/${id}`, { suspended: true })],
			['another role', ({ admin, id }) => admin.patch(`/api/users/${id}`, { role: 'Buyer' })],
			['an admin’s logging it out', ({ admin, id }) => admin.delete(`/api/users/${id}/sessions`)],
		]

	it.each(ENDS)('ends at once with %s, and nobody else’s does', async (_what, act) => {
		const { store, people } = await open()
		const [caller, other, admin] = await people('Installer', 'Installer', 'Admin')
		const [leaving, staying] = [await listen(store, caller), await listen(store, other)]
		const id = await idOf(caller)
		expect(await timeToEnd([leaving], () => act({ caller, admin, id }))).toBeLessThan(1000)
		expect(staying.state.isClosed).toBe(false)
		await staying.reader.cancel()
	})

	itOnSqlite('ends within a second when another process ends the session', async () => {
		const { store, as } = await open()
		const stream = await listen(store, await as('Installer'))
		// Behind the back of this process, which gets no notice.
		const elsewhere = () => store.db.deleteFrom('sessions').execute()
		expect(await timeToEnd([stream], elsewhere)).toBeLessThan(1000)
	})

	it('ends when the session’s time is over', async () => {
		const { store, as } = await open()
		const caller = await as('Installer')
		const stream = await listen(store, caller)
		const created_at = new Date(Date.now() - 30 * 86_400_000).toISOString()
		const age = () => store.db.updateTable('sessions').set({ created_at }).execute()
		expect(await timeToEnd([stream], age)).toBeLessThan(1000)
	})

	itOnSqlite('is one of so many of an account, which others do not count', async () => {
		const { store, people } = await open({ mode: 'live' })
		const [caller, other] = await people('Installer', 'Installer')
		const streams = await Promise.all(Array.from({ length: 10 }, () => listen(store, caller)))
		const refused = await caller.get('/api/events')
		expect(refused.status).toBe(429)
		expect(refused.headers.get('retry-after')).toBe('30')
		expect(refused.body.detail).toMatch(/^This account has the store open in too many places/)
		const another = await listen(store, other)
		expect(another.status).toBe(200)
		await streams[0]?.reader.cancel()
		const again = await listen(store, caller)
		expect(again.status).toBe(200)
		await Promise.all([...streams, another, again].map(({ reader }) => reader.cancel()))
		expect(store.feed.listening).toBe(0)
	})

	itOnSqlite('is one of so many of a network, which other networks do not count', async () => {
		const { store, people } = await open({ mode: 'live' })
		const callers = await people(...Array<'Installer'>(6).fill('Installer'))
		const last = callers[5] as Caller
		const tenOf = (caller: Caller, n: number) =>
			Array.from({ length: 10 }, (_, m) => listen(store, caller, `2001:db8:1:2::${n}:${m}`))
		const streams = await Promise.all(callers.slice(0, 5).flatMap(tenOf))
		expect(streams.map(({ status }) => status)).toEqual(Array(50).fill(200))
		const refused = await listen(store, last, '2001:db8:1:2::ffff')
		expect(refused.status).toBe(429)
		expect(refused.headers.get('retry-after')).toBe('30')
		const elsewhere = await listen(store, last, '2001:db8:1:3::1')
		expect(elsewhere.status).toBe(200)
		await streams[0]?.reader.cancel()
		const again = await listen(store, last, '2001:db8:1:2::ffff')
		expect(again.status).toBe(200)
		await Promise.all([...streams, elsewhere, again].map(({ reader }) => reader.cancel()))
		expect(store.feed.listening).toBe(0)
	})

	itOnSqlite('is one of many more in a demo, where a classroom shares an account', async () => {
		const { store, as } = await open()
		const caller = await as('Installer')
		const streams = await Promise.all(Array.from({ length: 50 }, () => listen(store, caller)))
		expect(streams.map(({ status }) => status)).toEqual(Array(50).fill(200))
		await Promise.all(streams.map(({ reader }) => reader.cancel()))
	})
})
