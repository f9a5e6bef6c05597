import { expect, it } from 'vitest'
import { once, order } from '../../test/builders.ts'
import { movableClock } from '../../test/clock.ts'
import { receive } from '../../test/money.ts'
import { keepMails, mailsOf } from '../../test/outbox.ts'
import { deliverForNothing } from '../../test/shop-settings.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'
import { DOCUMENT_POLL_MS, DOCUMENT_WAIT_MS } from '../mail/limits.ts'
import { documentJobs } from './billing/document-jobs.ts'

const PANEL = 'solar-panel-250w'

/** Sends a paid order of one panel in one parcel. */
async function send({ store, as }: TestStore) {
	await deliverForNothing(store)
	const buyer = await as('Buyer')
	const total = store.catalogue.anyById(PANEL)?.price ?? 0
	const how = { fulfilment: 'delivery', payment: 'transfer', expectedTotal: total }
	const { body } = await buyer.post('/api/orders', { ...order({ [PANEL]: 1 }), ...how }, once())
	const admin = await as('Admin')
	expect((await receive(admin, body.id, { amount: total })).status).toBe(201)
	const sent = await admin.post(`/api/orders/${body.id}/dispatches`, { carrier: 'Blue Dart' })
	expect(sent.status).toBe(201)
}

describeOnAllEngines('the documents of an event', (open, itOnSqlite) => {
	it('are attached to the one mail of it as PDF files', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const { store } = opened
		const forward = movableClock(store)
		const { mails, deliver } = keepMails(store, documentJobs)
		await send(opened)
		await deliver()
		forward(2 * DOCUMENT_POLL_MS)
		await deliver()
		const parcel = mails.filter(({ subject }) => subject.startsWith('A parcel of your order'))
		expect(parcel).toHaveLength(1)
		const [file, ...others] = parcel[0]?.attachments ?? []
		expect(others).toEqual([])
		expect(file?.filename).toMatch(/\.pdf$/)
		expect(file?.content.subarray(0, 5).toString()).toBe('%PDF-')
		expect(mails.filter(({ subject }) => /^Invoice for/.test(subject))).toEqual([])
		expect(await mailsOf(store, 'paper-issued')).toEqual([])
	})

	itOnSqlite('come by themselves where the mail of it could not wait for them', async () => {
		const opened = await open({ mode: 'live', sampleData: true })
		const { store } = opened
		const forward = movableClock(store)
		const { mails, deliver } = keepMails(store)
		const without = { ...store.mailer }
		store.mailer.attachments = async () => null
		await send(opened)
		await deliver()
		expect(mails.filter(({ subject }) => subject.startsWith('A parcel'))).toEqual([])
		forward(DOCUMENT_WAIT_MS + DOCUMENT_POLL_MS)
		await deliver()
		const parcel = mails.find(({ subject }) => subject.startsWith('A parcel'))
		expect([parcel !== undefined, parcel?.attachments]).toEqual([true, undefined])
		store.mailer.attachments = without.attachments
		forward(DOCUMENT_WAIT_MS)
		await keepMails(store, documentJobs).deliver()
		expect((await mailsOf(store, 'paper-issued')).length).toBeGreaterThan(0)
	})
})
