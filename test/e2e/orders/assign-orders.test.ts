import { expect, it } from 'vitest'
import { once, order, shipping } from '../../builders.ts'
import { callersOf, idOf } from '../../callers.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'

const demo = anotherStore('demo')
const TEN = 10

it('assigns ten orders to an installer in four clicks, and gives them back by Undo', async () => {
	const { visitor, as } = callersOf(demo.store)
	const installer = await as('Installer')
	await installer.put('/api/profile', { name: 'Ravi of the roof' })
	const to = await idOf(installer)
	const mark = `Decker${Date.now().toString(36)}`
	const ids: string[] = []
	for (let n = 0; n < TEN; n++) {
		const by = shipping({ fullName: `Asha ${mark}` })
		const placed = await visitor().post('/api/orders', { ...order(), shipping: by }, once())
		ids.push(placed.body.id)
	}
	const assigned = async () => {
		const rows = await demo.store.db.selectFrom('orders').selectAll().execute()
		return rows.filter(({ id, installer_id }) => ids.includes(id) && installer_id === to).length
	}
	const admin = await openLiveAdmin(demo, true, 1280)
	await go(admin, `/admin/orders?q=${mark}`)
	let clicks = 0
	const click = (press: () => Promise<unknown>) => {
		clicks++
		return press()
	}
	await click(() => admin.getByRole('checkbox', { name: 'Choose all' }).check())
	await admin.getByText(`${TEN} chosen`).waitFor()
	// A list opens by one click, and its choice is another.
	clicks++
	const choice = admin.getByLabel('Installer for the chosen orders')
	await click(() => choice.selectOption({ label: 'Ravi of the roof' }))
	await click(() => admin.getByRole('button', { name: 'Assign', exact: true }).click())
	await admin.getByText('10 orders are with Ravi of the roof now.').waitFor()
	expect([clicks, await assigned()]).toEqual([4, TEN])
	await scanFaces(admin, { height: 2400 })
	await admin.getByRole('button', { name: 'Undo' }).click()
	await admin.getByText('10 orders are as before.').waitFor()
	expect(await assigned()).toBe(0)
})

it('assigns them without a script too', async () => {
	const { visitor, as } = callersOf(demo.store)
	await (await as('Installer')).put('/api/profile', { name: 'Meera of the roof' })
	const mark = `Plain${Date.now().toString(36)}`
	const by = shipping({ fullName: `Asha ${mark}` })
	await visitor().post('/api/orders', { ...order(), shipping: by }, once())
	const admin = await openLiveAdmin(demo, false)
	await admin.goto(`/admin/orders?q=${mark}`)
	await admin
		.getByRole('checkbox', { name: new RegExp(`^Choose the order of Asha ${mark}`) })
		.check()
	const choice = admin.getByLabel('Installer for the chosen orders')
	await choice.selectOption({ label: 'Meera of the roof' })
	await admin.getByRole('button', { name: 'Assign', exact: true }).click()
	await admin.getByText('1 order is with Meera of the roof now.').waitFor()
})
