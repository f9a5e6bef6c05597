import { expect, it } from 'vitest'
import { DAY_MS } from '../../shared/durations.ts'
import { appointment } from '../../test/installations.ts'
import { placePaid } from '../../test/money.ts'
import { keepMails } from '../../test/outbox.ts'
import { newInstaller } from '../../test/routing.ts'
import { type Caller, describeOnAllEngines, type Open } from '../../test/store.ts'

async function accepted(open: Open) {
	const opened = await open({ mode: 'live', sampleData: true })
	const installer = await newInstaller(opened)
	const buyer = opened.visitor()
	const { id, trackingKey } = await placePaid(buyer, { payment: 'cod' })
	const path = `/api/orders/${id}`
	await installer.post(`${path}/accept`)
	const key = `?key=${trackingKey}`
	return { ...opened, installer, buyer, id, path, key }
}

const contactOf = async (caller: Caller, at: string): Promise<string> =>
	(await caller.get(at)).body.shipping.contactNumber

describeOnAllEngines('the survey of a roof', (open, itOnSqlite) => {
	it('is an appointment of its own, and leaves the status to the day of the installation', async () => {
		const { installer, buyer, path, key } = await accepted(open)
		const contact = await contactOf(buyer, path + key)
		const survey = appointment(24)
		const proposed = await installer.put(`${path}/appointment`, { ...survey, visit: 'survey' })
		expect(proposed.body).toMatchObject({
			...{ survey: { at: survey.at, state: 'proposed' }, appointment: null, status: 'accepted' },
		})
		const day = appointment(72)
		await installer.put(`${path}/appointment`, day)
		const confirmed = await buyer.post(`${path}/appointment/confirm${key}`, {
			...{ contact, at: survey.at, visit: 'survey' },
		})
		expect(confirmed.body).toMatchObject({
			survey: { at: survey.at, state: 'confirmed' },
			appointment: { at: day.at, state: 'proposed' },
			...{ status: 'accepted', surveyActions: ['ask-another'] },
		})
		const both = await buyer.post(`${path}/appointment/confirm${key}`, { contact, at: day.at })
		expect(both.body).toMatchObject({ status: 'scheduled', survey: { state: 'confirmed' } })
		await installer.patch(`${path}/checklist/survey`, { done: true })
		const after = await installer.put(`${path}/appointment`, { ...survey, visit: 'survey' })
		expect([after.status, after.body.detail]).toEqual([409, 'The survey is done.'])
	})

	it('stands in the buyer’s history with who agreed to it, as does each change of either', async () => {
		const { installer, buyer, path, key } = await accepted(open)
		const contact = await contactOf(buyer, path + key)
		const visit = 'survey'
		await installer.put(`${path}/appointment`, { ...appointment(24), visit })
		await buyer.post(`${path}/appointment/another${key}`, { contact, visit, preference: 'Noon' })
		await installer.put(`${path}/appointment`, { ...appointment(26), visit })
		await installer.post(`${path}/appointment/confirm`, { visit })
		await installer.put(`${path}/appointment`, appointment(72))
		await buyer.post(`${path}/appointment/confirm${key}`, { contact })
		await installer.put(`${path}/appointment`, appointment(96))
		await buyer.post(`${path}/appointment/confirm${key}`, { contact })
		const { history } = (await buyer.get(path + key)).body
		const said = history
			.slice(2)
			.map(({ action, role, note }: Record<string, string>) => [action, role, note?.split(':')[0]])
		expect(said).toEqual([
			['ask-visit', 'Buyer', 'Survey'],
			['propose-visit', 'Installer', 'Survey'],
			['agree-visit', 'Installer', 'Survey'],
			['schedule', 'Buyer', expect.any(String)],
			['propose-visit', 'Installer', 'Installation'],
			['agree-visit', 'Buyer', 'Installation'],
		])
	})

	it('overlaps with no other visit of its installer, and is in their calendar', async () => {
		const { store, installer, visitor, path, id } = await accepted(open)
		const other = await placePaid(visitor(), { payment: 'cod' })
		await installer.post(`/api/orders/${other.id}/accept`)
		const at = appointment(24)
		await installer.put(`${path}/appointment`, { ...at, visit: 'survey' })
		const day = `/api/orders/${other.id}/appointment`
		const clash = await installer.put(day, at)
		expect([clash.status, clash.body.orderId]).toEqual([409, id])
		const both = await installer.put(`${path}/appointment`, at)
		expect([both.status, both.body.orderId]).toEqual([409, id])
		const on = new Date(store.now() + DAY_MS + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10)
		const listed = await installer.get(`/api/installations?from=${on}&to=${on}`)
		expect(listed.body).toMatchObject([{ id, survey: { at: at.at }, appointment: null }])
	})

	it('has words of its own in the mails', async () => {
		const { store, installer, path } = await accepted(open)
		const { mails, deliver } = keepMails(store)
		await deliver()
		mails.splice(0)
		await installer.put(`${path}/appointment`, { ...appointment(24), visit: 'survey' })
		await installer.post(`${path}/appointment/confirm`, { visit: 'survey' })
		await deliver()
		expect(mails.map(({ subject }) => subject)).toEqual([
			expect.stringMatching(/^Please confirm the survey for order /),
			expect.stringMatching(/^Your survey: /),
		])
		expect(mails[0]?.text).toContain('The survey of the roof')
	})

	itOnSqlite('is arranged in no demo, and for no order without one', async () => {
		const { as } = await open()
		const installer = await as('Installer')
		const { id } = await placePaid(await as('Buyer'))
		await installer.post(`/api/orders/${id}/accept`)
		const path = `/api/orders/${id}/appointment`
		const refused = await installer.put(path, { ...appointment(24), visit: 'survey' })
		expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['visit']])
		expect((await installer.get(`/api/orders/${id}/installation`)).body.surveyActions).toEqual([])
	})
})
