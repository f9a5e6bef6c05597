import { expect, it } from 'vitest'
import { runRetention } from '../../store/retention.ts'
import { idOf } from '../../test/callers.ts'
import { photo } from '../../test/installations.ts'
import { placePaid } from '../../test/money.ts'
import { keepMails } from '../../test/outbox.ts'
import { newInstaller } from '../../test/routing.ts'
import { describeOnAllEngines, type Open } from '../../test/store.ts'

const PHOTO = '/api/installer/profile/photo'
const CARD = {
	...{ firm: 'Deccan Solar Works', licenceNumber: 'MH-2207', languages: ['Marathi', 'Hindi'] },
	...{ contactNumber: '98220 11223', whatsapp: '98220 11223', jobsDone: 0 },
}

async function offered(open: Open) {
	const opened = await open({ mode: 'live', sampleData: true })
	const installer = await newInstaller(opened)
	const buyer = opened.visitor()
	const { id, trackingKey } = await placePaid(buyer, { payment: 'cod' })
	const path = `/api/orders/${id}`
	return { ...opened, installer, buyer, id, path, key: `?key=${trackingKey}` }
}

describeOnAllEngines('the card of an installer', (open, itOnSqlite) => {
	it('is the buyer’s and the admin’s from acceptance on, and nobody else’s', async () => {
		const { installer, buyer, visitor, as, path, key } = await offered(open)
		const admin = await as('Admin')
		expect((await installer.raw('POST', PHOTO, await photo())).body.photoUrl).toMatch(PHOTO)
		const photoPath = `${path}/installer-photo`
		const status = async (caller: typeof buyer, at: string) => (await caller.get(at)).status
		expect(await status(buyer, `${path}/installation${key}`)).toBe(404)
		expect(await status(buyer, `${photoPath}${key}`)).toBe(404)
		const before = (await admin.get(path)).body.installer
		expect(before.contactNumber).toBe('98220 11223')
		await installer.post(`${path}/accept`)
		const seen = (await buyer.get(`${path}/installation${key}`)).body.installer
		expect(seen).toMatchObject({ ...CARD, photoUrl: photoPath })
		expect((await buyer.get(`${path}${key}`)).body.installer.contactNumber).toBeNull()
		for (const [caller, at, expected] of [
			[buyer, `${photoPath}${key}`, 200],
			[admin, photoPath, 200],
			[installer, photoPath, 200],
			[visitor(), photoPath, 404],
			[await newInstaller({ as } as never), photoPath, 404],
		] as const)
			expect(await status(caller, at)).toBe(expected)
		expect((await installer.delete(PHOTO)).body.photoUrl).toBeNull()
		expect(await status(buyer, `${photoPath}${key}`)).toBe(404)
	})

	it('stands in the mail that promises it, with what the installer has said', async () => {
		const { store, installer, path } = await offered(open)
		const { mails, deliver } = keepMails(store)
		await deliver()
		mails.splice(0)
		await installer.post(`${path}/accept`)
		await deliver()
		const found = mails.find(({ subject }) => subject.startsWith('An installer for'))
		for (const said of ['Deccan Solar Works', 'MH-2207', '98220 11223', 'Marathi, Hindi'])
			expect(found?.text).toContain(said)
		expect(found?.text).not.toContain('Jobs done')
	})

	it('loses phone and photo when an account has been suspended for as long as the settings say', async () => {
		const { store, installer } = await offered(open)
		await installer.raw('POST', PHOTO, await photo())
		const id = await idOf(installer)
		const kept = () =>
			store.db
				.selectFrom('installer_profiles')
				.select(['firm', 'phone', 'photo', 'languages'])
				.where('user_id', '=', id as never)
				.executeTakeFirstOrThrow()
		const day = 24 * 60 * 60 * 1000
		const suspended = (days: number) =>
			store.db
				.updateTable('users')
				.set({ suspended_at: store.now() - days * day })
				.where('id', '=', id as never)
				.execute()
		await suspended(90)
		await runRetention(store)
		expect(await kept()).toMatchObject({ phone: '98220 11223', photo: expect.any(String) })
		await suspended(200)
		await runRetention(store)
		expect(await kept()).toEqual({
			...{ firm: 'Deccan Solar Works', phone: null, photo: null, languages: '[]' },
		})
	})

	itOnSqlite('is refused a photo before there is a profile, and what is no picture', async () => {
		const { as } = await open({ mode: 'live' })
		const installer = await as('Installer')
		expect((await installer.raw('POST', PHOTO, await photo())).status).toBe(409)
		const form = new FormData()
		form.append('image', new File(['no picture'], 'face.png'))
		expect((await installer.raw('POST', PHOTO, form)).status).toBe(415)
		expect((await installer.get(PHOTO)).status).toBe(404)
	})
})
