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
