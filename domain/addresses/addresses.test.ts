import { expect, it } from 'vitest'
import { shipping } from '../../test/builders.ts'
import { type Caller, idOf } from '../../test/callers.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../test/store.ts'

const ADDRESSES = '/api/account/addresses'

/** A saved address, in no way wrong. */
const address = (more: object = {}) => {
	const { country: _, ...fields } = shipping(more)
	return fields
}

const save = async (caller: Caller, more: object = {}) => {
	const { status, body } = await caller.post(ADDRESSES, address(more))
	expect(status).toBe(201)
	return body
}
const listed = async (caller: Caller) =>
	(await caller.get(ADDRESSES)).body.map(({ street, usual }: { street: string; usual: boolean }) =>
		usual ? `${street} *` : street,
	)

describeOnAllEngines('saved addresses', (open, itOnSqlite) => {
	itOnSqlite('are kept with the state of their PIN code, the usual one first', async () => {
		const buyer = await (await open()).as('Buyer')
		expect(await save(buyer, { zipCode: '411 038' })).toEqual({
			...address(),
			id: expect.any(String),
			state: 'Maharashtra',
			place: 'Pune, Maharashtra',
			usual: true,
			createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
		})
		await save(buyer, { street: 'Second' })
		await save(buyer, { street: 'Third' })
		expect(await listed(buyer)).toEqual(['14 Paud Road *', 'Third', 'Second'])
	})

	it('have one usual among them, whatever is saved, changed and removed', async () => {
		const buyer = await (await open()).as('Buyer')
		const first = await save(buyer, { street: 'First' })
		const second = await save(buyer, { street: 'Second', usual: true })
		expect(await listed(buyer)).toEqual(['Second *', 'First'])
		await buyer.put(`${ADDRESSES}/${second.id}`, address({ street: 'Second', usual: false }))
		expect(await listed(buyer)).toEqual(['Second *', 'First'])
		await buyer.put(`${ADDRESSES}/${first.id}`, address({ street: 'First', usual: true }))
		expect(await listed(buyer)).toEqual(['First *', 'Second'])
		await save(buyer, { street: 'Third' })
		const removed = await buyer.delete(`${ADDRESSES}/${first.id}`)
		expect([removed.status, removed.body.street, removed.body.usual]).toEqual([200, 'First', true])
		expect(await listed(buyer)).toEqual(['Third *', 'Second'])
		expect((await buyer.post(ADDRESSES, removed.body)).status).toBe(201)
		expect(await listed(buyer)).toEqual(['First *', 'Third', 'Second'])
	})

	itOnSqlite('are changed as a whole', async () => {
		const buyer = await (await open()).as('Buyer')
		const { id } = await save(buyer)
		const changed = { street: '9 Mehrauli', city: 'Gurugram', zipCode: '110001', state: 'Haryana' }
		const { status, body } = await buyer.put(`${ADDRESSES}/${id}`, address(changed))
		expect(status).toBe(200)
		expect(body).toMatchObject({ id, ...changed, usual: true })
		expect((await buyer.get(ADDRESSES)).body).toEqual([body])
	})

	it('are one where all is the same, however often they are saved at once', async () => {
		const buyer = await (await open()).as('Buyer')
		const saved = await Promise.all(Array.from({ length: 4 }, () => save(buyer)))
		expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
		expect(await listed(buyer)).toEqual(['14 Paud Road *'])
	})

	itOnSqlite('are their owner’s alone', async () => {
		const { as, visitor } = await open()
		const [owner, other] = [await as('Buyer'), await as('Buyer')]
		const { id } = await save(owner)
		expect((await other.put(`${ADDRESSES}/${id}`, address({ city: 'Goa' }))).status).toBe(404)
		expect((await other.delete(`${ADDRESSES}/${id}`)).status).toBe(404)
		expect(await listed(other)).toEqual([])
		expect(await listed(owner)).toEqual(['14 Paud Road *'])
		const guest = await visitor().post(ADDRESSES, address())
		expect([guest.status, guest.body.detail]).toEqual([
			401,
			'Log in to save addresses and see them.',
		])
	})

	it('are twenty at most, of many saved at once as well; one that is there is still taken', async () => {
		const { as, store } = await open()
		const buyer = await as('Buyer')
		const user_id = await idOf(buyer)
		const kept = await save(buyer)
		const row = { full_name: 'A', contact_number: '9820000000', city: 'Pune', zip_code: '411038' }
		const rows = Array.from({ length: 14 }, (_, n) => ({
			...row,
			id: `address-${n}`,
			user_id,
			street: `Street ${n}`,
			state: 'Maharashtra' as const,
			is_usual: 0,
			created_at: n,
		}))
		await store.db.insertInto('saved_addresses').values(rows).execute()
		const answers = await Promise.all(
			Array.from({ length: 10 }, (_, n) => buyer.post(ADDRESSES, address({ street: `New ${n}` }))),
		)
		const statuses = answers.map(({ status }) => status).sort()
		expect(statuses).toEqual([...Array(5).fill(201), ...Array(5).fill(409)])
		expect(answers.find(({ status }) => status === 409)?.body.detail).toBe(
			'An account has room for 20 addresses. Remove one first.',
		)
		expect((await save(buyer)).id).toBe(kept.id)
		expect(await listed(buyer)).toHaveLength(20)
	})
})

describeOnSqlite('an address that cannot be saved', (open) => {
	it.each([
		[{ fullName: ' ' }, 'fullName', 'Full name is required.'],
		[{ contactNumber: '12345678' }, 'contactNumber', /ten digits/],
		[{ zipCode: 'SW1A 1AA' }, 'zipCode', 'A PIN code has six digits, such as 411038.'],
		[{ zipCode: '199001' }, 'zipCode', 'No PIN code begins with 199.'],
		[{ state: 'Kerala' }, 'state', 'PIN code 411038 is in Maharashtra, not in Kerala.'],
		[{ street: 'x'.repeat(201) }, 'street', 'Use at most 200 characters.'],
	])('is one with %o, in a demo too', async (more, field, sentence) => {
		const buyer = await (await open()).as('Buyer')
		const { status, body } = await buyer.post(ADDRESSES, address(more))
		expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
		expect(body.errors[field]).toMatch(sentence)
		expect(await listed(buyer)).toEqual([])
	})
})
