import { join } from 'node:path'
import { account, PASSWORD } from '../builders.ts'
import { type Answer, withoutMail } from '../callers.ts'
import { CHEAP, limitedShop, PIECES } from '../limited-shop.ts'
import { keepMails } from '../outbox.ts'
import type { Open } from '../store.ts'
import { statusesAtOnce } from './at-once.ts'
import { guessContact, networkNumbered } from './guess-contact.ts'
import { whileLocked } from './lock-database.ts'
import { logInAtOnce, logInOften } from './log-in.ts'
import { halveStock, orderAs, orderAtOnce, orderOften } from './open-orders.ts'
import { atMost, type Outcome } from './outcome.ts'

type Attack = (open: Open, times: number) => Promise<Outcome>

const transfer = { ...CHEAP, payment: 'transfer' as const }
const onDelivery = { ...CHEAP, payment: 'cod' as const }
/** Networks from this number on are unknown to the store. */
const ELSEWHERE = 10_000

const taken = (answers: Answer[]) => answers.filter(({ status }) => status === 201).length
const judged = (answers: Answer[]) => answers.filter(({ status }) => status === 401).length

const asOne =
	(attack: string, shared: object, network?: string): Attack =>
	async (open, times) => {
		const shop = await limitedShop(open)
		const tries = 20 * times
		const answers = await orderOften(tries, () => shop.stranger(network, shared), transfer)
		return atMost(attack, tries, taken(answers), 3)
	}

/** At the password of one account, where twenty tries an hour are judged. */
const guesses =
	(attack: string, logIn: typeof logInOften): Attack =>
	async (open, times) => {
		const { store, visitor } = await open({ mode: 'live' })
		keepMails(store)
		const email = 'asha@example.com'
		await withoutMail(store, () => visitor().post('/api/users', account({ email })))
		const count = 30 * times
		const answers = await logIn(visitor, { count, address: networkNumbered, email })
		return atMost(attack, count, judged(answers), 20)
	}

/** Attacks from any networks the attacker chooses, on a shop of each one's own. */
export const BY_CALLS: Attack[] = [
	asOne('orders by one phone', { contactNumber: '9820012345' }),
	asOne('orders to one address', { street: '1 Lake Road' }),
	asOne('orders from one network', {}, '203.0.113.7'),
	async (open, times) => {
		const { stranger, left } = await limitedShop(open)
		const tries = 20 * times
		await orderAtOnce(tries, () => stranger(), { ...transfer, quantity: 5 })
		return atMost('transfers nobody pays, at once', tries, PIECES - (await left()), PIECES / 2)
	},
	async (open, times) => {
		const { stranger, left } = await limitedShop(open)
		const tries = 7 * times
		await halveStock(tries, () => stranger(), { ...transfer, pieces: PIECES })
		return atMost(
			'half of the stock left, again and again',
			tries,
			PIECES - (await left()),
			PIECES / 2,
		)
	},
	async (open, times) => {
		const shop = await limitedShop(open)
		const { body } = await orderAs(shop.stranger(), onDelivery)
		const order = { path: `/api/orders/${body.id}`, key: body.trackingKey }
		const networks = 12 * times
		const through = await guessContact(shop, order, { networks, each: 5, from: ELSEWHERE })
		return atMost('guesses at an order’s phone', networks * 5, through, 50)
	},
	guesses('guesses at a password, each from a network of its own', logInOften),
	guesses('the same at once', async (...of) => Promise.all(logInAtOnce(...of))),
	async (open, times) => {
		const { visitor, deliver, mails } = await limitedShop(open)
		let through = 0
		for (let n = 1; n <= times; n++) {
			const caller = () => visitor(networkNumbered(n))
			await caller().post('/api/users', account({ email: `asha-${n}@example.com` }))
			await deliver()
			await deliver()
			const token = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1]
			const proof = { token, password: PASSWORD }
			const confirm = () => caller().post('/api/account/sign-up/confirm', proof)
			const confirmed = (await statusesAtOnce(4, confirm)).filter((status) => status < 400).length
			if (confirmed === 0) throw new Error('The link confirmed nothing')
			through += confirmed
		}
		return atMost('a link used four times at once', 4 * times, through, times)
	},
]

/** Of SQLite's file; reads do not wait for writes. */
export const lockDatabase: Attack = async (open, times) => {
	const { visitor, config } = await open({ mode: 'live', onDisk: true })
	const file = join(config.dataDir, 'store.sqlite')
	const { reads, longestReadMs } = await whileLocked(file, 300 * Math.min(times, 20), {
		begin: () => void visitor().post('/api/users', account()),
		read: () => visitor().get('/api/products'),
	})
	return atMost(
		'reads while another process locks the file',
		reads,
		longestReadMs < 500 ? 0 : reads,
		0,
	)
}
