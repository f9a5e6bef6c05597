import { expect, it } from 'vitest'
import { inTransaction, transact } from '../../db/transaction.ts'
import { paise } from '../../shared/money.ts'
import type { OpenStore } from '../../store/open.ts'
import { discountCode } from '../../test/builders.ts'
import { untilLimited } from '../../test/callers.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../test/store.ts'
import { forgetCodeUsers, freeCode, takeCodeUse } from './commands.ts'

const CODES = '/api/codes'
const GOODS = [
	{ productId: 'solar-panel-250w', quantity: 2 },
	{ productId: 'solar-panel-500w', quantity: 1 },
]

const use = (store: OpenStore, n: number, more: object = {}) =>
	transact(store.db, (tx) =>
		takeCodeUse(tx, {
			code: 'sun-10',
			orderId: `SB-${n}`,
			email: `person-${n}@example.com`,
			phone: null,
			goods: paise(100_000),
			at: store.now(),
			...more,
		}),
	)

describeOnAllEngines('a code used by many at once', (open) => {
	it.each([1, 7])('is used %i times and no more, each by a number of its own', async (maxUses) => {
		const { as, store } = await open()
		const admin = await as('Admin')
		expect((await admin.post(CODES, discountCode({ maxUses }))).status).toBe(201)
		const uses = await Promise.all(Array.from({ length: 50 }, (_, n) => use(store, n)))
		expect(uses.filter(({ ok }) => ok)).toHaveLength(maxUses)
		const refused = uses.flatMap((each) => (each.ok ? [] : each.problem.code))
		expect(new Set(refused)).toEqual(new Set(['over_limit']))
		const numbers = await store.db.selectFrom('code_uses').select('n').orderBy('n').execute()
		expect(numbers.map(({ n }) => Number(n))).toEqual(
			Array.from({ length: maxUses }, (_, n) => n + 1),
		)
	})

	it('is used by one person as often as it allows', async () => {
		const { as, store } = await open()
		await (await as('Admin')).post(CODES, discountCode({ maxUses: null, maxPerPerson: 2 }))
		const own = await Promise.all(
			Array.from({ length: 10 }, (_, n) => use(store, n, { email: n % 2 ? 'A@x.in' : ' a@X.in' })),
		)
		expect(own.filter(({ ok }) => ok)).toHaveLength(2)
		expect((await use(store, 20, { email: 'b@x.in' })).ok).toBe(true)
		expect((await use(store, 21, { email: null })).ok).toBe(false)
	})

	it('counts one person by mail without what follows a plus sign, and by phone', async () => {
		const { as, store } = await open()
		await (await as('Admin')).post(CODES, discountCode({ maxUses: null, maxPerPerson: 1 }))
		const first = { email: 'asha@x.in', phone: '+91 98200 12345' }
		expect((await use(store, 1, first)).ok).toBe(true)
		for (const [n, again] of [
			{ email: 'Asha+more@x.in', phone: '90000 00000' },
			{ email: 'other@x.in', phone: '098200-12345' },
		].entries())
			expect(await use(store, 2 + n, again)).toMatchObject({
				problem: { code: 'over_limit' },
			})
		expect((await use(store, 4, { email: 'other@x.in', phone: '90000 00001' })).ok).toBe(true)
		await inTransaction(store.db, (tx) => forgetCodeUsers(tx, ['SB-1']))
		expect((await use(store, 5, first)).ok).toBe(true)
	})
})

describeOnAllEngines('the use of a code', (open, itOnSqlite) => {
	it('is free again for another order once its own is no more', async () => {
		const { as, store } = await open()
		await (await as('Admin')).post(CODES, discountCode({ maxUses: 2 }))
		expect([await use(store, 1), await use(store, 2)]).toMatchObject([
			{ ok: true, value: 10_000 },
			{ ok: true },
		])
		expect((await use(store, 3)).ok).toBe(false)
		await inTransaction(store.db, (tx) => freeCode(tx, 'SB-1'))
		expect((await use(store, 4)).ok).toBe(true)
		expect((await use(store, 5)).ok).toBe(false)
		await inTransaction(store.db, (tx) => freeCode(tx, 'no such order'))
	})

	itOnSqlite('is undone with the order that it was for', async () => {
		const { as, store } = await open()
		await (await as('Admin')).post(CODES, discountCode({ maxUses: 1 }))
		const failed = inTransaction(store.db, async (tx) => {
			const used = await takeCodeUse(tx, {
				code: 'SUN-10',
				orderId: 'SB-1',
				email: 'a@x.in',
				phone: null,
				goods: paise(100),
				at: store.now(),
			})
			expect(used.ok).toBe(true)
			throw new Error('no stock')
		})
		await expect(failed).rejects.toThrow('no stock')
		expect((await use(store, 2)).ok).toBe(true)
	})
})

describeOnAllEngines('codes', (open, itOnSqlite) => {
	it('are added, listed with their uses, ended and taken up again, each audited', async () => {
		const { as, store } = await open()
		const admin = await as('Admin')
		const { status, body } = await admin.post(CODES, discountCode({ code: ' sun-10 ' }))
		expect([status, body.code, body.uses, body.isFinal]).toEqual([201, 'SUN-10', 0, false])
		const again = await admin.post(CODES, discountCode())
		expect([again.status, again.body.errors]).toEqual([
			409,
			{ code: 'There is such a code already.' },
		])
		await use(store, 1)
		const listed = await admin.get(CODES)
		expect([listed.headers.get('x-total-count'), listed.body[0].uses]).toEqual(['1', 1])
		expect((await admin.get(`${CODES}/${body.id}/uses`)).body).toMatchObject([
			{ n: 1, orderId: 'SB-1', discount: 100 },
		])
		const ended = await admin.patch(`${CODES}/${body.id}`, { ended: true })
		expect([ended.status, ended.body.isFinal, ended.body.isOver]).toEqual([200, true, true])
		expect((await use(store, 2)).ok).toBe(false)
		await admin.patch(`${CODES}/${body.id}`, { ended: false })
		expect((await use(store, 2)).ok).toBe(true)
		const audited = (await admin.get('/api/audit?kind=code')).body
		expect(audited.map(({ action }: { action: string }) => action)).toEqual([
			'reopened',
			'ended',
			'added',
		])
	})

	itOnSqlite(
		'are checked against goods, to the paisa, and say nothing of those that there are not',
		async () => {
			const { as, visitor } = await open()
			const admin = await as('Admin')
			await admin.post(CODES, discountCode({ leastGoods: 30_000 }))
			const check = (code: string, items: object[] = GOODS) =>
				visitor().post(`${CODES}/check`, { code, items })
			const some = await check('Sun-10', [{ productId: 'solar-panel-250w', quantity: 1 }])
			expect([some.status, some.body.detail]).toEqual([
				422,
				'This code counts from ₹30,000.00 of goods on.',
			])
			const { body, status } = await check('Sun-10', [
				...GOODS,
				{ productId: 'hybrid-inverter-5kw', quantity: 1 },
			])
			expect(status).toBe(200)
			const parts = body.lines.map(({ discount }: { discount: number }) =>
				Math.round(discount * 100),
			)
			expect(parts.reduce((all: number, part: number) => all + part)).toBe(
				Math.round(body.discount * 100),
			)
			const nobody = await check('GUESS')
			const { body: later } = await admin.post(
				CODES,
				discountCode({ code: 'LATER', validFrom: '2099-01-01' }),
			)
			expect(later.isFinal).toBe(false)
			expect([nobody.status, nobody.body.detail]).toEqual([422, 'This code is not valid.'])
			expect((await check('later')).body).toEqual(nobody.body)
		},
	)
})

describeOnSqlite('a code that is wrong', (open) => {
	it.each([
		['both an amount and a per cent', { amount: 10 }, 'amount'],
		['neither', { percent: null }, 'amount'],
		['a limit of an amount', { percent: null, amount: 10, cap: 5 }, 'cap'],
		['over before it begins', { validTo: '2025-12-31' }, 'validTo'],
		['two characters', { code: 'AB' }, 'code'],
		['no use', { maxUses: 0 }, 'maxUses'],
		['more than all', { percent: 101 }, 'percent'],
		['a third of a paisa', { leastGoods: 1.001 }, 'leastGoods'],
	])('has %s', async (_what, more, field) => {
		const admin = await (await open()).as('Admin')
		const { status, body } = await admin.post(CODES, discountCode(more))
		expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
	})

	it('can be tried so often and no more in a live shop', async () => {
		const { visitor, store } = await open({ mode: 'live', sampleData: true })
		const caller = visitor()
		const tried = await untilLimited(store, 'codes', (n) =>
			caller.post(`${CODES}/check`, { code: `TRY-${n}`, items: GOODS }),
		)
		expect(tried).toEqual({ within: new Set([422]), beyond: 429 })
	})
})
