import { beforeAll, expect, it } from 'vitest'
import { shopOf } from '../../../domain/mail/internal/shop.ts'
import { MAIL_TEMPLATES } from '../../../domain/mail/rules.ts'
import type { MailTemplate } from '../../../domain/mail/templates.ts'
import { dayAt, daysAfter } from '../../../shared/calendar.ts'
import { account, once, order, PASSWORD, product, shipping } from '../../builders.ts'
import { callersOf, withoutMail } from '../../callers.ts'
import { keepMails } from '../../outbox.ts'
import { deliverForNothing } from '../../shop-settings.ts'
import { anotherStore } from '../another-store.ts'

const ORIGIN = 'http://shop.example'
const live = anotherStore('live')
let outbox: ReturnType<typeof keepMails>
beforeAll(async () => {
	await deliverForNothing(live.store)
	outbox = keepMails(live.store)
})

/** The whole database, table by table. */
async function dump() {
	const { db } = live.store
	const tables = (await db.introspection.getTables()).map(({ name }) => name).sort()
	const contents = tables.map(async (name) => {
		const rows = await db
			.selectFrom(name as 'users')
			.selectAll()
			.execute()
		return [name, rows.map((row) => JSON.stringify(row)).sort()] as const
	})
	return Object.fromEntries(await Promise.all(contents))
}

const PANEL = 'solar-panel-250w'

/** Causes a mail with a secret of every kind, by actions of people. */
async function causeMails() {
	const { visitor, as } = callersOf(live.store)
	const admin = await as('Admin')
	const member = async (email: string) => {
		const caller = visitor()
		await withoutMail(live.store, () => caller.post('/api/users', account({ email })))
		return caller
	}
	const done = async (answer: Promise<{ status: number; body: unknown }>) => {
		const { status, body } = await answer
		expect(status, JSON.stringify(body)).toBeLessThan(300)
	}
	await done(visitor().post('/api/users', account({ email: 'new@example.com' })))
	const asha = await member('asha@example.com')
	await done(visitor().post('/api/users', account({ email: 'asha@example.com' })))
	await done(asha.post('/api/account/address/confirmation'))
	const change = { email: 'asha@new.example', currentPassword: PASSWORD }
	await done(asha.post('/api/account/address/change', change))
	await done(visitor().post('/api/account/reset', { email: 'asha@example.com' }))
	await member('guessed@example.com')
	const until = Date.now() + 3_600_000
	for (const name of ['accountHour', 'accountDay'])
		await live.store.db
			.insertInto('login_attempts')
			.values({
				key: live.store.keyedHash(`attempts of ${name}`, 'guessed@example.com'),
				failures: 20,
				blocked_until: until,
				expires_at: until,
			})
			.execute()
	await done(visitor().post('/api/account/device', { email: 'guessed@example.com' }))
	const invited = { email: 'ravi@example.com', name: 'Ravi', role: 'Installer' }
	await done(admin.post('/api/invitations', invited))
	await done(visitor().post('/api/newsletter', { email: 'news@example.com' }))
	const soldOut = product({ id: 'sold-out' })
	await done(admin.post('/api/products', soldOut))
	await done(admin.put('/api/products/sold-out', { stock: 0 }))
	await done(
		visitor().post('/api/stock-alerts', { productId: 'sold-out', email: 'late@example.com' }),
	)
	const asked = await visitor().post('/api/enquiries', {
		name: 'Asha',
		email: 'cost@example.com',
		pin: '411038',
		asks: 'delivery-cost',
		items: `${PANEL}:2`,
	})
	const price = { delivery: 900, day: daysAfter(dayAt(Date.now()), 30) }
	await done(admin.post(`/api/enquiries/${asked.body.id}/price`, price))
	const bought = {
		...order({ [PANEL]: 1 }),
		shipping: shipping({ email: 'guest@example.com' }),
		fulfilment: 'delivery',
	}
	const byTransfer = { ...bought, payment: 'transfer', expectedTotal: 6490 }
	const placed = await visitor().post('/api/orders', byTransfer, once())
	const tooMuch = {
		way: 'transfer',
		amount: 7000,
		reference: 'UTR0001',
		date: dayAt(Date.now()),
		confirmOverpaid: true,
	}
	await done(admin.post(`/api/orders/${placed.body.id}/payments`, tooMuch, once()))
	await done(visitor().post('/api/quotations', bought, once()))
	await outbox.deliver()
}

/** The links of a mail and of its header. */
const linksIn = (...texts: string[]) => [
	...new Set(
		texts.flatMap((text) =>
			[...text.replaceAll('&amp;', '&').matchAll(/http:\/\/shop\.example[^\s"'<>)]*/g)].map(
				([link]) => link,
			),
		),
	),
]

/** The page a link leads to, for any recipient. */
const kindOf = (link: string) =>
	new URL(link).pathname
		.replace(/\/SB-[\w-]+/, '/:order')
		.replace(/^\/quotations\/[\w-]+/, '/quotations/:id')
		.concat([...new URL(link).searchParams.keys()].map((name) => `?${name}`).join(''))

/** The mails of every template with made-up figures: their links are of every kind, and right for no account. */
async function samples() {
	const { mailer } = live.store
	const mails = MAIL_TEMPLATES.map(async (template: MailTemplate) => {
		const { html, text } = await mailer.render(
			await mailer.sample(template),
			shopOf(live.store, ORIGIN),
		)
		return linksIn(html, text)
	})
	return (await Promise.all(mails)).flat()
}

/**
 * The requests of a program that follows links before their reader does: every redirect, with the cookies of those
 * before.
 */
async function scan(link: string) {
	const statuses: number[] = []
	for (const method of ['HEAD', 'GET', 'GET']) {
		const cookies: string[] = []
		let next: string | null = link.slice(ORIGIN.length)
		while (next !== null) {
			const headers = { cookie: cookies.join('; ') }
			const answer: Response = await fetch(new URL(next, live.address), {
				method,
				headers,
				redirect: 'manual',
			})
			await answer.arrayBuffer()
			cookies.push(...answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? ''))
			next = answer.headers.get('location')
			if (next === null) statuses.push(answer.status)
		}
	}
	return statuses
}

it('what looks at the links of mails before their readers do changes nothing', async () => {
	await causeMails()
	const real = outbox.mails.flatMap(({ text, html, headers }) =>
		linksIn(text, html, ...Object.values(headers ?? {})),
	)
	// Mails of later weeks lead to pages of an order with the same key.
	const ofOrder = real.filter((link) => kindOf(link) === '/orders/:order?key')
	for (const link of ofOrder)
		for (const page of ['reviews', 'subsidy']) real.push(link.replace('?key', `/${page}?key`))
	const kinds = new Set(real.map(kindOf))
	const made = await samples()
	// Every page with a secret is among the real ones, so that the right secret is tried too.
	const secret = [...new Set(made.map(kindOf))].filter((kind) => /\?(?:token|key)/.test(kind))
	expect(secret.filter((kind) => !kinds.has(kind))).toEqual([])
	expect([...kinds]).toEqual(
		expect.arrayContaining([
			'/signup/confirm?token',
			'/confirm?token',
			'/reset?token',
			'/login/device?token',
			'/invitation?token',
			'/newsletter/confirm?key',
			'/newsletter/unsubscribe?key',
			'/stock-alerts/confirm?key',
			'/stock-alerts/stop?key',
			'/orders/:order?key',
			'/orders/:order/refund?key',
			'/quotations/:id?key',
			'/quoted-price?key',
		]),
	)
	const before = await dump()
	expect(before.users?.length).toBeGreaterThan(2)
	for (const link of new Set([...real, ...made])) {
		const statuses = await scan(link)
		// The ordered goods lead to no subsidy.
		const status = kindOf(link).includes('/subsidy') ? 404 : 200
		if (real.includes(link)) expect(statuses, link).toEqual([status, status, status])
	}
	const after = await dump()
	for (const [table, rows] of Object.entries(before)) expect(after[table], table).toEqual(rows)
	expect(Object.keys(after)).toEqual(Object.keys(before))
})
