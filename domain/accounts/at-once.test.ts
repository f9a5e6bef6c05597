import { expect, it } from 'vitest'
import { statusesAtOnce } from '../../test/attacks/at-once.ts'
import { codeAt } from '../../test/authenticator.ts'
import { account, newPassword, PASSWORD } from '../../test/builders.ts'
import { type Caller, withoutMail } from '../../test/callers.ts'
import { keepMails } from '../../test/outbox.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'

const live = { mode: 'live', publicUrl: 'https://shop.example' } as const
const email = 'asha@example.com'
const ELSEWHERE = '198.51.100.20'
const currentPassword = PASSWORD
const TWO_FACTOR = '/api/account/two-factor'

/** A live store in which Asha has an account, signed in on a device; the secret of the last mail's link. */
async function withAsha(opened: TestStore) {
	const { store, visitor } = opened
	const { mails, deliver } = keepMails(store)
	const asha = visitor()
	await withoutMail(store, () => asha.post('/api/users', account({ email })))
	const secret = async () => {
		await deliver()
		await deliver()
		return /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? 'none'
	}
	const elsewhere = () => visitor(ELSEWHERE)
	return { ...opened, asha, elsewhere, secret }
}

/** Asha with the code of an app, and callers who have each given her password. */
async function withCodes(opened: TestStore) {
	const { asha, elsewhere } = await withAsha(opened)
	const { secret } = (await asha.post(TWO_FACTOR, { currentPassword })).body
	const { body } = await asha.post(`${TWO_FACTOR}/confirm`, { code: codeAt(secret) })
	const callers = Array.from({ length: 4 }, elsewhere)
	for (const caller of callers) await caller.post('/api/session', { email, password: PASSWORD })
	const give = (n: number, code: string) =>
		(callers[n] as Caller).post('/api/session/code', { code })
	return { asha, give, recoveryCodes: body.recoveryCodes as string[] }
}

describeOnAllEngines('what is good once, given four times at once,', (open) => {
	it('is one login by a recovery code, and for the others a code that was used', async () => {
		const { asha, give, recoveryCodes } = await withCodes(await open(live))
		const code = recoveryCodes[0] ?? ''
		expect(await statusesAtOnce(4, (n) => give(n, code))).toEqual([200, 401, 401, 401])
		expect((await asha.get(TWO_FACTOR)).body.recoveryCodesLeft).toBe(9)
	})

	it('is a login by each of four recovery codes, or asks to log in again', async () => {
		const { asha, give, recoveryCodes } = await withCodes(await open(live))
		const statuses = await statusesAtOnce(4, (n) => give(n, recoveryCodes[n] ?? ''))
		const entered = statuses.filter((status) => status === 200)
		expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([])
		expect(entered.length).toBeGreaterThan(0)
		expect((await asha.get(TWO_FACTOR)).body.recoveryCodesLeft).toBe(10 - entered.length)
	})

	it('turns two-step login off once by a recovery code', async () => {
		const { asha, recoveryCodes } = await withCodes(await open(live))
		const off = { currentPassword, code: recoveryCodes[0] }
		const statuses = await statusesAtOnce(4, () => asha.post(`${TWO_FACTOR}/off`, off))
		expect(statuses.filter((status) => status === 204)).toHaveLength(1)
		expect(statuses.filter((status) => ![204, 409, 422].includes(status))).toEqual([])
	})

	it('turns two-step login on once', async () => {
		const { asha } = await withAsha(await open(live))
		const made = await statusesAtOnce(4, () => asha.post(TWO_FACTOR, { currentPassword }))
		expect(made.filter((status) => status !== 200 && status !== 409)).toEqual([])
		const { secret } = (await asha.post(TWO_FACTOR, { currentPassword })).body
		const code = codeAt(secret)
		const on = await statusesAtOnce(4, () => asha.post(`${TWO_FACTOR}/confirm`, { code }))
		expect(on.filter((status) => status === 200)).toHaveLength(1)
		expect(on.filter((status) => ![200, 401, 409, 422].includes(status))).toEqual([])
		const renewed = await statusesAtOnce(4, () =>
			asha.post(`${TWO_FACTOR}/recovery-codes`, { currentPassword }),
		)
		expect(renewed).toEqual([200, 200, 200, 200])
	})

	it('sets one new password by a link', async () => {
		const { elsewhere, secret } = await withAsha(await open(live))
		await elsewhere().post('/api/account/reset', { email })
		const token = await secret()
		const set = (n: number) =>
			elsewhere().put('/api/account/reset', { token, ...newPassword(`the rain in the hills ${n}`) })
		expect(await statusesAtOnce(4, set)).toEqual([204, 404, 404, 404])
	})

	it('lets one device log in by a link', async () => {
		const { elsewhere, secret } = await withAsha(await open(live))
		await elsewhere().post('/api/account/device', { email })
		const token = await secret()
		const use = () => elsewhere().put('/api/account/device', { token })
		expect(await statusesAtOnce(4, use)).toEqual([204, 404, 404, 404])
	})

	it('confirms one address by a link', async () => {
		const { asha, elsewhere, secret } = await withAsha(await open(live))
		const confirm = (token: string) =>
			statusesAtOnce(4, () => elsewhere().post('/api/account/address/confirm', { token }))
		await asha.post('/api/account/address/confirmation')
		expect(await confirm(await secret())).toEqual([200, 404, 404, 404])
	})

	it('makes one account by a sign-up, an invitation, or the same address', async () => {
		const opened = await withAsha(await open(live))
		const { store, as, elsewhere, secret } = opened
		await elsewhere().post('/api/users', account({ email: 'ravi@example.com' }))
		const token = await secret()
		const confirmed = await statusesAtOnce(4, () =>
			elsewhere().post('/api/account/sign-up/confirm', { token, password: PASSWORD }),
		)
		expect(confirmed).toEqual([201, 404, 404, 404])
		const admin = await as('Admin')
		const given = { email: 'meera@example.com', name: 'Meera', role: 'Installer' }
		expect(await statusesAtOnce(4, () => admin.post('/api/invitations', given))).toEqual([
			201, 409, 409, 409,
		])
		const link = await secret()
		const accepted = await statusesAtOnce(4, () =>
			elsewhere().post('/api/account/invitation/accept', { token: link, ...newPassword() }),
		)
		expect(accepted).toEqual([201, 404, 404, 404])
		const same = account()
		const signedUp = await withoutMail(store, () =>
			statusesAtOnce(4, () => elsewhere().post('/api/users', same)),
		)
		expect(signedUp).toEqual([201, 409, 409, 409])
	})

	it('changes a password once, logs out, and never fails unexpectedly', async () => {
		const { asha, elsewhere } = await withAsha(await open(live))
		const changed = await statusesAtOnce(4, (n) =>
			asha.put('/api/profile/password', { currentPassword, ...newPassword(`cloudless ${n}`) }),
		)
		expect(changed.filter((status) => status >= 500)).toEqual([])
		expect(changed).toContain(204)
		const device = elsewhere()
		const logins = await statusesAtOnce(4, () =>
			device.post('/api/session', { email, password: PASSWORD }),
		)
		expect(logins.filter((status) => status >= 500)).toEqual([])
		const out = await statusesAtOnce(4, () => asha.delete('/api/session'))
		expect(out).toEqual([200, 200, 200, 200])
	})
})
