import { once } from 'node:events'
import { expect, it } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { type Received, startMailServer } from '../../test/mail-server.ts'
import { startStore } from '../../test/spawned-store.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'
import { sendMail } from './commands.ts'

/** How often a process is killed in the middle of sending; `npm run soak` asks for twenty. */
const KILLS = Number(process.env.SOAK_KILLS ?? 1)
/** Enough that a process is in the middle of them. */
const MAILS_A_KILL = process.env.SOAK_KILLS ? 200 : 60

const PUBLIC_URL = 'https://shop.example'
const SECRET = 'of all processes: 0123456789 ABCDEF'

describeOnAllEngines('processes killed while they send', (open) => {
	it(
		`lose no mail and give none a second Message-ID: ${KILLS} times`,
		async () => {
			const opened = await open({ mode: 'live', publicUrl: PUBLIC_URL, onDisk: true })
			const server = await startMailServer()
			const { databaseUrl = '', dataDir } = opened.config
			const start = () =>
				startStore({
					STORE_MODE: 'live',
					PUBLIC_URL,
					SMTP_URL: server.url,
					DATA_DIR: dataDir,
					DATABASE_URL: databaseUrl,
					SESSION_SECRET: SECRET,
				})
			// SQLite has one writer at a time, and one process is how it is run.
			const processes = await Promise.all(databaseUrl ? [start(), start()] : [start()])
			for (let kill = 0; kill < KILLS; kill++) {
				const reached = arrivals(server.behaviour, middleOf(kill))
				await write(opened, kill)
				await reached
				const killed = processes[kill % processes.length]
				if (!killed) throw new Error('there is no process to kill')
				const ended = once(killed.store, 'exit')
				killed.store.kill('SIGKILL')
				await ended
				// Another process may meanwhile have sent all the others.
				if (processes.length === 1) expect(await unsent(opened)).toBeGreaterThan(0)
				await freeLeases(opened)
				processes[kill % processes.length] = await start()
			}
			await expect.poll(() => unsent(opened), { timeout: 100_000, interval: 200 }).toBe(0)
			const written = await opened.store.db
				.selectFrom('mails')
				.select(['recipient', 'message_id'])
				.execute()
			expect(written).toHaveLength(KILLS * MAILS_A_KILL)
			const arrived = new Set(server.received.map(({ to, messageId }) => `${to} ${messageId}`))
			expect(arrived).toEqual(
				new Set(written.map(({ recipient, message_id }) => `${recipient} ${message_id}`)),
			)
		},
		30_000 + KILLS * 30_000,
	)
})

/** Somewhere in the middle, elsewhere each time. */
const middleOf = (kill: number) => 1 + ((kill * 37 + 60) % (MAILS_A_KILL - 20))

/** Resolves once so many mails have arrived, before the last of them is answered. */
function arrivals(behaviour: { arrived?: (mail: Received) => void }, count: number) {
	let left = count
	return new Promise<void>((resolve) => {
		behaviour.arrived = () => {
			left--
			if (left === 0) resolve()
		}
	})
}

const write = ({ store }: TestStore, kill: number) =>
	inTransaction(store.db, (tx) =>
		sendMail(
			store,
			tx,
			Array.from({ length: MAILS_A_KILL }, (_, n) => ({
				event: `kill ${kill}`,
				template: 'invitation' as const,
				to: { email: `person-${kill}-${n}@example.com`, name: 'Asha' },
				accountId: null,
				data: { path: '/invitation?token=', secret: 'a secret', role: 'Installer' as const },
			})),
		),
	)

/** As if a minute had passed: the killed process's jobs are free for others. */
async function freeLeases({ store }: TestStore) {
	await store.db
		.updateTable('jobs')
		.set({ leased_until: null, leased_by: null })
		.where('kind', '=', 'mail')
		.where('done_at', 'is', null)
		.execute()
}

async function unsent({ store }: TestStore): Promise<number> {
	const { rows } = await store.db
		.selectFrom('mails')
		.select((eb) => eb.fn.countAll<number>().as('rows'))
		.where('state', '<>', 'sent')
		.executeTakeFirstOrThrow()
	return Number(rows)
}
