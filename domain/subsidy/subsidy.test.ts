import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../shared/durations.ts'
import type { Paise } from '../../shared/money.ts'
import { runRetention } from '../../store/retention.ts'
import { contact, PASSWORD } from '../../test/builders.ts'
import type { Caller } from '../../test/callers.ts'
import { appointment, finished } from '../../test/installations.ts'
import { setOrder } from '../../test/orders.ts'
import { keepMails } from '../../test/outbox.ts'
import { PNG } from '../../test/pictures/pixel.ts'
import { describeOnAllEngines, type Open } from '../../test/store.ts'
import { paperSealing, reencryptPapers } from './papers.ts'
import { subsidyReminders } from './reminders.ts'
import { STEP_NAMES } from './rules.ts'

/** An installed order for which a subsidy is expected. */
async function subsidised(open: Open) {
	const opened = await open({ publicUrl: 'https://shop.example' })
	const job = await finished(opened)
	await setOrder(opened.store, job.id, { subsidy_paise: 7_800_000 as Paise })
	const way = `${job.path}/subsidy`
	const tick = (caller: Caller, step: string, done = true) =>
		caller.put(`${way}/steps/${step}`, { done })
	const add = (caller: Caller, bytes: Uint8Array | string, more: Record<string, string> = {}) => {
		const form = new FormData()
		form.append('file', new File([bytes as BlobPart], 'paper'))
		for (const [name, value] of Object.entries({ kind: 'bill', ...more })) form.append(name, value)
		return caller.raw('POST', `${way}/papers`, form)
	}
	return { ...opened, ...job, way, tick, add }
}

/** The same of a store that sends mail. */
async function reminding(open: Open) {
	const opened = await subsidised(open)
	const { store } = opened
	store.policy = { ...store.policy, sendsMail: true }
	const { mails, deliver } = keepMails(store)
	const { now } = store
	/** The subjects of the mails that so many days from the start bring, in order of the alphabet. */
	const sentAfter = async (days: number) => {
		store.now = () => now() + days * DAY_MS
		await subsidyReminders.run(store, undefined as never)
		mails.length = 0
		await deliver()
		return mails.map(({ subject }) => subject).sort()
	}
	return { ...opened, mails, sentAfter }
}

const pdf = (text: string, isPacked = false) => {
	const content = Buffer.from(`BT (${text.slice(0, 5)}) Tj [(${text.slice(5)})] TJ ET`)
	const stream = isPacked ? deflateSync(content) : content
	return Buffer.concat([
		Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nstream\n'),
		stream,
		Buffer.from('\nendstream\nendobj\n'),
	])
}

/** Twelve digits that pass Verhoeff's check. */
const NUMBER = '234123412346'

describeOnAllEngines('the way to the subsidy', (open, itOnSqlite) => {
	it('is ticked step by step by buyer and installer, and ticks are taken back', async () => {
		const { buyer, installer, as, visitor, way, tick, id, store } = await subsidised(open)
		expect((await tick(buyer, 'feasibility')).status).toBe(409)
		await tick(buyer, 'register')
		await tick(installer, 'feasibility')
		await setOrder(store, id, { status: 'scheduled' })
		expect((await tick(installer, 'installation')).body.detail).toBe(
			'The installer completes the installation first.',
		)
		await setOrder(store, id, { status: 'installed' })
		const { body } = await tick(installer, 'installation')
		expect(body.steps.slice(0, 4)).toMatchObject([
			{ step: 'register', done: { role: 'Buyer', by: 'Asha Kulkarni' }, mayUndo: false },
			{ step: 'feasibility', done: { role: 'Installer' } },
			{ step: 'installation', mayUndo: true },
			{ step: 'net-meter', done: null, mayTick: true, isOverdue: false },
		])
		expect((await tick(buyer, 'register', false)).status).toBe(409)
		expect((await tick(buyer, 'installation', false)).body.steps[2].done).toBeNull()
		for (const other of [await as('Buyer'), await as('Installer'), visitor()])
			expect((await other.get(way)).status).toBe(404)
		const admin = await as('Admin')
		expect((await admin.get(way)).body).toMatchObject({ papers: null, expected: 78_000 })
		expect((await tick(admin, 'installation')).status).toBe(403)
	})

	it('has papers that are sealed, and open for buyer and installer alone', async () => {
		const { buyer, installer, as, visitor, way, add, id, key, store } = await subsidised(open)
		const file = pdf('A bill of November')
		const added = await add(buyer, file)
		expect([added.status, added.body.papers]).toMatchObject([201, [{ kind: 'bill' }]])
		const [{ id: paper }] = added.body.papers
		const path = `${way}/papers/${paper}`
		for (const one of [buyer, installer]) {
			const read = await one.get(path)
			expect([read.status, read.body]).toEqual([200, file.toString()])
			expect(read.headers.get('cache-control')).toBe('no-store')
			expect(read.headers.get('content-disposition')).toBe('attachment; filename="bill.pdf"')
		}
		for (const other of [await as('Installer'), visitor()])
			expect((await other.get(path)).status).toBe(404)
		expect((await (await as('Admin')).get(path)).status).toBe(403)
		expect((await visitor().get(`${path}?key=${key}`)).status).toBe(403)
		const [row] = await store.db.selectFrom('subsidy_papers').select('sealed').execute()
		expect(Buffer.from(row?.sealed.slice(3) ?? '', 'base64url').includes('November')).toBe(false)
		await reencryptPapers({ db: store.db, paperSealing: paperSealing('another') }, 'a wrong one')
		expect((await buyer.get(path)).status).toBe(200)
		const secret = 'a secret of at least thirty-two characters, quoted by tests'
		await reencryptPapers({ db: store.db, paperSealing: paperSealing('another') }, secret)
		expect((await buyer.get(path)).status).toBe(409)
		const guest = visitor()
		const remove = `${path}/remove?key=${key}`
		expect((await guest.post(remove, {})).body.errors).toHaveProperty('contact')
		expect((await guest.post(remove, contact)).body.papers).toEqual([])
		expect(id).toBeTruthy()
	})

	it('takes no identity before its digits are covered, and no PDF with an Aadhaar number', async () => {
		const { buyer, add } = await subsidised(open)
		const identity = { kind: 'identity' }
		expect(Object.keys((await add(buyer, pdf('Asha'), identity)).body.errors)).toEqual(['covered'])
		expect((await add(buyer, pdf('Asha'), { ...identity, covered: 'yes' })).status).toBe(201)
		const other = { kind: 'other' }
		expect((await add(buyer, pdf('An agreement'), other)).status).toBe(201)
		expect(Object.keys((await add(buyer, PNG, other)).body.errors)).toEqual(['covered'])
		expect((await add(buyer, PNG, { ...other, covered: 'yes' })).status).toBe(201)
		expect((await add(buyer, PNG, { kind: 'photo' })).status).toBe(201)
		for (const isPacked of [false, true]) {
			const refused = await add(buyer, pdf(`No ${NUMBER}`, isPacked))
			expect(refused.body.errors?.file).toContain('look like an Aadhaar number')
		}
		expect((await add(buyer, 'no picture')).body.errors).toHaveProperty('file')
		const large = new Uint8Array(5 * 1_048_576 + 1)
		expect((await add(buyer, large)).status).toBe(413)
		for (let n = 4; n < 10; n++) expect((await add(buyer, pdf(`${n}`))).status).toBe(201)
		expect((await add(buyer, pdf('11'))).status).toBe(409)
	})

	it('loses its papers 30 days after the money, and with the account', async () => {
		const { buyer, installer, tick, add, way, id, store } = await subsidised(open)
		await add(installer, pdf('A diagram'), { kind: 'diagram' })
		const { token } = (await buyer.post('/api/account/data', { password: PASSWORD })).body
		const file = String((await buyer.get(`/api/account/data?token=${token}`)).body)
		expect(file).toContain('A diagram'.slice(5))
		for (const step of STEP_NAMES) expect((await tick(buyer, step)).status).toBe(200)
		const { now } = store
		const papersAfter = async (days: number) => {
			store.now = () => now() + days * DAY_MS
			await runRetention(store)
			return (await buyer.get(way)).body.papers.length
		}
		expect([await papersAfter(29.9), await papersAfter(30.1)]).toEqual([1, 0])
		store.now = now
		await add(buyer, pdf('Of an order that is changed'))
		await setOrder(store, id, { subsidy_paise: null })
		await runRetention(store)
		expect(await store.db.selectFrom('subsidy_papers').select('id').execute()).toEqual([])
		await setOrder(store, id, { subsidy_paise: 7_800_000 as Paise })
		await add(buyer, pdf('Late'))
		await buyer.post('/api/account/deletion', { password: PASSWORD })
		expect(await store.db.selectFrom('subsidy_papers').select('id').execute()).toEqual([])
	})

	it('reminds of a late step once a week, until the buyer ends it', async () => {
		const { buyer, way, id, mails, sentAfter } = await reminding(open)
		expect(await sentAfter(6)).toEqual([])
		expect(await sentAfter(8)).toEqual([`The next step to your subsidy, order ${id}`])
		expect(mails[0]?.text).toMatch(/\/orders\/[\w-]+\/subsidy/)
		expect([await sentAfter(14), (await sentAfter(16)).length]).toEqual([[], 1])
		expect((await buyer.put(`${way}/reminders`, { wanted: false })).body.reminders).toBe(false)
		expect(await sentAfter(30)).toEqual([])
	})

	it('has the usual days of later steps, and the end of the agreed visit for the installation', async () => {
		const { buyer, installer, tick, way, path, id, store } = await subsidised(open)
		const { body } = await buyer.get(way)
		expect(body.steps.map(({ days }: { days: number | null }) => days)).toEqual([
			...[7, 15, null, 15, 15, 7, 30],
		])
		expect(body.steps[0].dueAt).not.toBeNull()
		await setOrder(store, id, { status: 'accepted' })
		for (const step of ['register', 'feasibility']) await tick(buyer, step)
		const stepNow = async () => (await buyer.get(way)).body.steps[2]
		const when = appointment(48)
		await installer.put(`${path}/appointment`, { ...when, anyway: true })
		expect(await stepNow()).toMatchObject({ dueAt: null, isOverdue: false })
		await installer.post(`${path}/appointment/confirm`)
		const dueAt = new Date(Date.parse(when.at) + 60 * MINUTE_MS).toISOString()
		expect(await stepNow()).toMatchObject({ dueAt, isOverdue: false })
		const { now } = store
		store.now = () => now() + 3 * DAY_MS
		expect(await stepNow()).toMatchObject({ dueAt, isOverdue: true })
	})

	it('reminds the installer too of a step that waits for them, whatever the buyer chose', async () => {
		const { buyer, tick, way, id, store, mails, sentAfter } = await reminding(open)
		const { now } = store
		const waits = `A step to the subsidy waits for you: order ${id}, Pune`
		const late = `The next step to your subsidy, order ${id}`
		await tick(buyer, 'register')
		expect(await sentAfter(20)).toEqual([late])
		store.now = now
		for (const step of ['feasibility', 'installation']) await tick(buyer, step)
		expect(await sentAfter(14)).toEqual([])
		expect(await sentAfter(28)).toEqual([waits, late])
		const { text } = mails.find(({ subject }) => subject === waits) ?? {}
		expect(text).toMatch(/Ask the electricity company for the date of the net meter/)
		expect(text).toContain(`/orders/${id}/subsidy`)
		expect([await sentAfter(34), await sentAfter(36)]).toEqual([[], [waits, late]])
		await buyer.put(`${way}/reminders`, { wanted: false })
		expect(await sentAfter(50)).toEqual([waits])
		store.now = now
		await tick(buyer, 'net-meter')
		expect(await sentAfter(90)).toEqual([])
	})

	itOnSqlite('is that of orders alone for which a subsidy is expected', async () => {
		const { buyer, way, id, store } = await subsidised(open)
		await setOrder(store, id, { subsidy_paise: null })
		expect((await buyer.get(way)).status).toBe(404)
	})
})
