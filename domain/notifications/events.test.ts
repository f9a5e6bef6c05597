import { afterEach, expect, it, vi } from 'vitest'
import { createApi } from '../../api/app.ts'
import type { Tx } from '../../db/database.ts'
import { transact } from '../../db/transaction.ts'
import type { Role } from '../../shared/actor.ts'
import type { UserId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok } from '../../shared/result.ts'
import type { OpenStore } from '../../store/open.ts'
import { feedback, once, order } from '../../test/builders.ts'
import { idOf } from '../../test/callers.ts'
import { type Caller, describeOnAllEngines } from '../../test/store.ts'
import { until } from '../../test/vitest/until.ts'
import type { AppContext } from '../app-context.ts'
import { notify } from './commands.ts'

interface Heard {
	id: string
	message: string
	type: string
	link: string | null
	orderId: string | null
}

const hangUps: (() => Promise<void>)[] = []

afterEach(async () => {
	for (const hangUp of hangUps.splice(0)) await hangUp()
})

/** Connects to the events as this caller and keeps the events received. */
async function connect(store: AppContext, caller: Caller, query = '', headers: HeadersInit = {}) {
	const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
	const response = await createApi(store).fetch(
		new Request(`http://store.test/api/events${query}`, {
			headers: { host: 'store.test', ...(cookie && { cookie }), ...headers },
		}),
		{ address: '192.0.2.1', inProcess: false },
	)
	const heard: Heard[] = []
	const connection = { response, heard, lastId: '', beats: 0, ended: false, hangUp: async () => {} }
	if (response.status !== 200) return connection
	const reader = (response.body as ReadableStream<Uint8Array>).getReader()
	const read = async () => {
		let text = ''
		for (const decoder = new TextDecoder(); ; ) {
			const { done, value } = await reader.read()
			if (done) break
			text += decoder.decode(value, { stream: true })
			const blocks = text.split('\n\n')
			text = blocks.pop() ?? ''
			for (const block of blocks) {
				const field = (name: string) => block.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1]
				if (block === ': here') connection.beats++
				if (field('event') !== 'notification') continue
				connection.lastId = field('id') ?? ''
				heard.push(JSON.parse(field('data') ?? ''))
			}
		}
		connection.ended = true
	}
	const reading = read()
	connection.hangUp = async () => {
		await reader.cancel()
		await reading
	}
	hangUps.push(connection.hangUp)
	return connection
}

const messages = ({ heard }: { heard: Heard[] }) => heard.map(({ message }) => message)

type To = { role: Role } | { userId: UserId }

const written = (text: string) => message('notifications.as_written', { text })

const write = (store: AppContext, to: To, message: string) =>
	transact(store.db, async (tx) => {
		await notify(tx, [{ to, message: written(message), type: 'info', at: store.now() }])
		return ok(undefined)
	})

/** As another process does it: this one is not notified. */
const writeElsewhere = (store: OpenStore, to: To, message: string, before = async () => {}) =>
	store.db.transaction().execute(async (tx) => {
		await notify(tx as unknown as Tx, [
			{ to, message: written(message), type: 'info', at: store.now() },
		])
		await before()
	})

const cursor = async (caller: Caller) =>
	(await caller.get('/api/events/cursor')).body.after as string

const installers: To = { role: 'Installer' }

describeOnAllEngines('the events', (open, itOnSqlite) => {
	it('notify installers of an order at once, in full', async () => {
		const { store, as, visitor } = await open()
		const connection = await connect(store, await as('Installer'))
		const { headers } = connection.response
		expect(headers.get('content-type')).toBe('text/event-stream')
		expect(headers.get('cache-control')).toContain('no-transform')
		expect(headers.get('content-encoding')).toBeNull()
		await until(() => expect(store.feed.listening).toBe(1))
		const placed = await visitor().post('/api/orders', order(), once())
		await until(() => expect(connection.heard).toHaveLength(1))
		expect(connection.heard).toEqual([
			{
				id: expect.any(String),
				message: 'New order from Asha Kulkarni',
				type: 'order',
				link: '/installer/orders',
				orderId: placed.body.id,
				quiet: false,
			},
		])
	})

	itOnSqlite('notify open screens of a step and of feedback, without listing it', async () => {
		const { store, visitor, people } = await open()
		const [admin, installer, rival] = await people('Admin', 'Installer', 'Installer')
		const placed = await visitor().post('/api/orders', order(), once())
		const { id } = placed.body
		const [atAdmin, atRival] = [await connect(store, admin), await connect(store, rival)]
		await until(() => expect(store.feed.listening).toBe(2))
		await installer.post(`/api/orders/${id}/accept`)
		await visitor().post('/api/feedback', feedback())
		const accepted = { message: `Order ${id}: accepted`, orderId: id, quiet: true }
		await until(() =>
			expect(atAdmin.heard).toMatchObject([
				accepted,
				{ message: 'New feedback from Kavita Rao', quiet: false },
			]),
		)
		await until(() => expect(atRival.heard).toMatchObject([accepted]))
		const listed = (await admin.get('/api/notifications')).body
		expect(listed.map(({ message }: { message: string }) => message)).toEqual([
			'New feedback from Kavita Rao',
			'New order from Asha Kulkarni',
		])
	})

	itOnSqlite('bring what another process wrote within about a second', async () => {
		const { store, as } = await open()
		const connection = await connect(store, await as('Installer'))
		await until(() => expect(store.feed.listening).toBe(1))
		await writeElsewhere(store, installers, 'from elsewhere')
		await until(() => expect(messages(connection)).toEqual(['from elsewhere']))
	})

	itOnSqlite('go only to whom they are for, when they come and when they are resumed', async () => {
		const { store, as } = await open()
		const callers = [
			await as('Installer'),
			await as('Installer'),
			await as('Buyer'),
			await as('Admin'),
		]
		const ids = await Promise.all(callers.map(idOf))
		const after = await cursor(callers[0] as Caller)
		const live = await Promise.all(callers.map((caller) => connect(store, caller)))
		await until(() => expect(store.feed.listening).toBe(4))
		await write(store, { userId: ids[0] as UserId }, 'first installer')
		await write(store, { userId: ids[2] as UserId }, 'buyer')
		await write(store, installers, 'installers')
		await write(store, { role: 'Admin' }, 'admins')
		const expected = [['first installer', 'installers'], ['installers'], ['buyer'], ['admins']]
		await until(() => expect(live.map(messages)).toEqual(expected))
		const resumed = await Promise.all(
			callers.map((caller) => connect(store, caller, `?after=${after}`)),
		)
		await until(() => expect(resumed.map(messages)).toEqual(expected))
	})

	it('resume after the last one heard: nothing missed and nothing twice, whoever writes meanwhile', async () => {
		const { store, as } = await open()
		const installer = await as('Installer')
		let from = await cursor(installer)
		const expected = Array.from({ length: 60 }, (_, index) => `notice ${index}`)
		const pause = (most: number) =>
			new Promise<void>((resolve) => setTimeout(resolve, Math.random() * most))
		// Written at once by many, each taking its own time until its commit; some are undone.
		const writing = Promise.all(
			expected.flatMap((message, index) => [
				pause(600).then<unknown>(() =>
					index % 2
						? write(store, installers, message)
						: writeElsewhere(store, installers, message, () => pause(40)),
				),
				transact(store.db, async (tx) => {
					await notify(tx, [
						{ to: installers, message: written('undone'), type: 'info', at: store.now() },
					])
					return fail('conflict', written('undone'))
				}),
			]),
		)
		const heard: string[] = []
		const deadline = Date.now() + 20_000
		while (heard.length < expected.length && Date.now() < deadline) {
			const connection = await connect(store, installer, `?after=${await cursor(installer)}`, {
				'last-event-id': from,
			})
			await pause(120)
			await connection.hangUp()
			heard.push(...messages(connection))
			from = connection.lastId || from
		}
		await writing
		const rest = await connect(store, installer, `?after=${from}`)
		await until(() => expect(heard.length + messages(rest).length).toBe(expected.length))
		expect([...heard, ...messages(rest)].sort()).toEqual(expected.sort())
	})

	itOnSqlite('deliver one that commits after a later one was heard', async () => {
		const { store, as } = await open()
		const connection = await connect(store, await as('Installer'))
		await until(() => expect(store.feed.listening).toBe(1))
		let commit = () => {}
		const untilReleased = new Promise<void>((resolve) => {
			commit = resolve
		})
		const early = writeElsewhere(store, installers, 'early', () => untilReleased)
		const late = write(store, installers, 'late')
		// SQLite has one writer at a time: there the late one waits for the early one.
		await Promise.race([late, new Promise((resolve) => setTimeout(resolve, 300))])
		commit()
		await Promise.all([early, late])
		await until(() => expect(messages(connection).sort()).toEqual(['early', 'late']))
	})

	itOnSqlite(
		'start now unless told where, and at the end when told a number that is not there yet',
		async () => {
			const { store, as } = await open()
			const installer = await as('Installer')
			await write(store, installers, 'before')
			const fresh = await connect(store, installer)
			const ahead = await connect(store, installer, '?after=999999')
			const all = await connect(store, installer, '?after=0')
			await until(() => expect(store.feed.listening).toBe(3))
			await write(store, installers, 'after')
			await until(() => expect(messages(all)).toEqual(['before', 'after']))
			expect([fresh, ahead].map(messages)).toEqual([['after'], ['after']])
		},
	)

	itOnSqlite('are refused to visitors and to whoever sends no number', async () => {
		const { store, as, visitor } = await open()
		expect((await connect(store, visitor())).response.status).toBe(401)
		expect((await visitor().get('/api/events/cursor')).status).toBe(401)
		const installer = await as('Installer')
		for (const wrong of ['x', '-1', '1.5', '9'.repeat(16)])
			expect((await connect(store, installer, `?after=${wrong}`)).response.status).toBe(422)
	})

	itOnSqlite('end when the store closes, and none begin then', async () => {
		const { store, as } = await open()
		const installer = await as('Installer')
		const connection = await connect(store, installer)
		await until(() => expect(store.feed.listening).toBe(1))
		await store.feed.close()
		await until(() => expect(connection.ended).toBe(true))
		expect(store.feed.listening).toBe(0)
		const late = await connect(store, installer)
		await until(() => expect(late.ended).toBe(true))
	})

	itOnSqlite('show that they are there every twenty seconds', async () => {
		const { store, as } = await open()
		const installer = await as('Installer')
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
		try {
			const connection = await connect(store, installer)
			await until(() => expect(store.feed.listening).toBe(1))
			vi.advanceTimersByTime(20_000)
			await until(() => expect(connection.beats).toBe(1))
		} finally {
			vi.useRealTimers()
		}
	})

	it('mark all of one type as read, of one’s own alone', async () => {
		const { store, people } = await open()
		const [installer, admin] = await people('Installer', 'Admin')
		await write(store, installers, 'info')
		await installer.post('/api/orders', order(), once())
		const change = { read: true, type: 'order' }
		expect((await installer.patch('/api/notifications', change)).body).toEqual({ changed: 1 })
		expect((await installer.patch('/api/notifications', change)).body).toEqual({ changed: 0 })
		const read = async (caller: Caller) =>
			(await caller.get('/api/notifications')).body.map((each: { read: boolean }) => each.read)
		expect((await read(installer)).sort()).toEqual([false, true])
		expect(await read(admin)).toEqual([false])
	})
})
