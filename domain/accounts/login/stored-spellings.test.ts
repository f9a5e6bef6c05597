import { expect, it } from 'vitest'
import { account } from '../../../test/builders.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

describeOnAllEngines('an account', (open) => {
	it('whose address is none by now lets its owner in', async () => {
		const { store, visitor } = await open()
		const [given, email] = [account(), 'asha@ends-.example.com']
		const { body } = await visitor().post('/api/users', given)
		await store.db.updateTable('users').set({ email }).where('id', '=', body.user.id).execute()
		const { password, role } = given
		const login = { email: email.toUpperCase(), password, role }
		expect((await visitor().post('/api/session', login)).status).toBe(200)
	})

	it('is found by every spelling of its address', async () => {
		const { visitor } = await open()
		const { password, role } = account()
		const made = await visitor().post('/api/users', account({ email: 'asha@bücher.example' }))
		expect(made.body.user.email).toBe('asha@xn--bcher-kva.example')
		const again = await visitor().post(
			'/api/users',
			account({ email: 'Asha@BU\u0308CHER.example' }),
		)
		expect(again.status).toBe(409)
		for (const email of ['asha@bücher.example', 'asha@xn--bcher-kva.example']) {
			const { status } = await visitor().post('/api/session', { email, password, role })
			expect([email, status]).toEqual([email, 200])
		}
	})

	it.each([
		['asha@सौर.भारत', 'asha@xn--t2bp4d.xn--h2brj9c', 'ASHA@xn--t2bp4d.भारत'],
		['R&D@example.com', 'r&d@example.com', 'r&D@Example.com'],
	])('of %s is made once, and is logged in to', async (typed, kept, otherwise) => {
		const { visitor } = await open()
		const { password, role, name } = account()
		const buyer = visitor()
		const made = await buyer.post('/api/users', account({ email: typed }))
		expect([made.status, made.body.user.email]).toEqual([201, kept])
		expect((await buyer.get('/api/session')).body.user.email).toBe(kept)
		expect((await visitor().post('/api/users', account({ email: otherwise }))).status).toBe(409)
		const login = (email: string, secret = password) =>
			visitor().post('/api/session', { email, password: secret, role })
		const { status, body } = await login(otherwise)
		expect([status, body.user.email, body.user.name]).toEqual([200, kept, name])
		expect((await login(typed, 'not this one')).status).toBe(401)
	})

	it('is reached by no name that stands for its address', async () => {
		const { visitor } = await open()
		const { email, password, role } = account()
		expect((await visitor().post('/api/users', account({ email }))).status).toBe(201)
		const standIn = `${Buffer.from(email).toString('hex')}@stand-in-.invalid`
		const { status } = await visitor().post('/api/session', { email: standIn, password, role })
		expect(status).toBeGreaterThanOrEqual(400)
	})

	it('has its password as it was typed, composed or not', async () => {
		const { visitor } = await open()
		const [composed, decomposed] = ['sunny-day-zoë', 'sunny-day-zoe\u0308']
		const given = account({ password: decomposed, confirmPassword: decomposed })
		expect((await visitor().post('/api/users', given)).status).toBe(201)
		const { email, role } = given
		const status = async (password: string) =>
			(await visitor().post('/api/session', { email, password, role })).status
		expect(await status(decomposed)).toBe(200)
		expect(await status(composed)).toBe(401)
	})
})
