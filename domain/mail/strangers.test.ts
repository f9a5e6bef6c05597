import { expect, it } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { HOUR_MS } from '../../shared/durations.ts'
import { keepMails } from '../../test/outbox.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../test/store.ts'
import { JobRunner } from '../jobs/runner.ts'
import { type NewMail, sendMail } from './commands.ts'
import { mailDelivery } from './delivery.ts'

const LIVE = { mode: 'live', publicUrl: 'https://shop.example' } as const

const received = (event: string, name: string, address: string[] = []): NewMail => ({
	event,
	template: 'order-received',
	to: { email: 'asha@example.com', name },
	accountId: null,
	data: { path: '/orders/SB-1?key=', secret: 'k', orderId: 'SB-1', items: [], total: 0, address },
})

describeOnAllEngines('an address that nobody has confirmed', (open) => {
	it('gets six mails in any hour, by however many processes; the others follow, and none is lost', async () => {
		const { store } = await open(LIVE)
		const sent: number[] = []
		let now = store.now()
		store.now = () => now
		store.mailer.transport = { send: async () => void sent.push(now), close: () => {} }
		const runners = [1, 2].map(() => new JobRunner(() => store, [mailDelivery]))
		const count = 20
		const mails = Array.from({ length: count }, (_, n) => received(`order ${n}`, 'Asha'))
		await inTransaction(store.db, (tx) => sendMail(store, tx, mails))
		for (let tenth = 0; tenth < 50; tenth++, now += HOUR_MS / 10)
			await Promise.all(runners.map((runner) => runner.runDue()))
		expect(sent).toHaveLength(count)
		for (const [n, at] of sent.entries())
			if (n >= 6) expect(at - (sent[n - 6] ?? 0)).toBeGreaterThanOrEqual(HOUR_MS)
		const jobs = await store.db.selectFrom('jobs').select('attempts').execute()
		expect(jobs.every(({ attempts }) => attempts === 1)).toBe(true)
	})
})

describeOnSqlite('mails to people', (open) => {
	it('greet by a name once the address is confirmed, and never by one that reads like a site', async () => {
		const opened = await open(LIVE)
		const { mails, deliver } = keepMails(opened.store)
		const greetings = async (name: string) => {
			await inTransaction(opened.store.db, (tx) =>
				sendMail(opened.store, tx, [received(name, name)]),
			)
			await deliver()
			return mails.splice(0).map(({ text, to }) => [text.split('\n\n')[1], to.name])
		}
		expect(await greetings('Asha')).toEqual([['Hello,', '']])
		opened.store.mailer.isConfirmed = async () => true
		expect(await greetings('Dr.Asha A.K.Rao')).toEqual([
			['Dear Dr.Asha A.K.Rao,', 'Dr.Asha A.K.Rao'],
		])
		expect(await greetings('Prize at evil.example')).toEqual([['Hello,', '']])
	})

	it('make no link of an address for a parcel', async () => {
		const { store } = await open(LIVE)
		const { mails, deliver } = keepMails(store)
		const street = 'Opp.Station, https://evil.example/win www.evil.example'
		await inTransaction(store.db, (tx) => sendMail(store, tx, [received('one', 'Asha', [street])]))
		await deliver()
		for (const words of [mails[0]?.text, mails[0]?.html])
			expect(words).not.toMatch(/evil\.example|:\/\/evil|www\.\S/)
		expect(mails[0]?.text).toContain('Opp. Station')
	})
})
