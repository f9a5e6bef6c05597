import { expect, it } from 'vitest'
import { account } from '../../../../test/builders.ts'
import { type Caller, describeOnAllEngines, type TestStore } from '../../../../test/store.ts'

const AT = '/api/profile/sessions'
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' }

const isIn = async (caller: Caller) => (await caller.get('/api/session')).body.user !== null

/** A person logged in three times, and another one. */
async function loggedIn({ visitor, as }: TestStore) {
	const input = account()
	const [first, second, third] = [visitor(), visitor(), visitor()]
	await first.post('/api/users', input)
	for (const each of [second, third]) await each.post('/api/session', input, FIREFOX)
	return { first, second, third, stranger: await as('Buyer') }
}

describeOnAllEngines('one’s own sessions', (open, itOnSqlite) => {
	itOnSqlite('are listed with the browser each was opened with, and nobody else’s', async () => {
		const { first, second } = await loggedIn(await open())
		const { body } = await second.get(AT)
		expect(body).toHaveLength(3)
		expect(body.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false])
		expect(body[0].browser).toBe('Firefox on Windows')
		expect(Object.keys(body[0]).sort()).toEqual([
			'browser',
			'createdAt',
			'current',
			'id',
			'lastSeen',
		])
		const [own] = (await first.get(AT)).body
		expect(own.browser).not.toBe('Firefox on Windows')
	})

	it('end one by one, for their owner alone', async () => {
		const { first, second, third, stranger } = await loggedIn(await open())
		const { id } = (await second.get(AT)).body[0]
		expect((await stranger.delete(`${AT}/${id}`)).status).toBe(404)
		expect(await isIn(second)).toBe(true)
		expect((await first.delete(`${AT}/${id}`)).status).toBe(204)
		expect(await isIn(second)).toBe(false)
		expect((await first.delete(`${AT}/${id}`)).body.detail).toBe('This session has ended already.')
		expect([await isIn(first), await isIn(third), await isIn(stranger)]).toEqual([true, true, true])
	})

	itOnSqlite('end all but the one that asks', async () => {
		const { first, second, third, stranger } = await loggedIn(await open())
		expect((await third.delete(AT)).body).toEqual({ ended: 2 })
		expect([await isIn(first), await isIn(second)]).toEqual([false, false])
		expect([await isIn(third), await isIn(stranger)]).toEqual([true, true])
		expect((await third.delete(AT)).body).toEqual({ ended: 0 })
	})

	itOnSqlite('are audited where an installer or admin ends theirs', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const { email } = (await admin.get('/api/session')).body.user
		const input = account({ email })
		const elsewhere = await as('Buyer')
		await elsewhere.post('/api/session', { ...input, role: 'Admin' })
		expect((await admin.delete(AT)).body).toEqual({ ended: 1 })
		const { body } = await admin.get('/api/audit')
		expect(body[0]).toMatchObject({ action: 'logged out', before: { sessions: 1 } })
	})
})
