import { describe, expect, it } from 'vitest'
import { once } from '../test/builders.ts'
import { idOf } from '../test/callers.ts'
import { ACTORS } from '../test/matrix/actors.ts'
import { addressOf, call } from '../test/matrix/calls.ts'
import { EXPECTED, EXPECTED_CALLS, OPEN_TO_ALL } from '../test/matrix/expected.ts'
import { leavesScene, type Scene, scene } from '../test/matrix/scene.ts'
import { nameOf, operations } from '../test/openapi.ts'
import { describeOnSqlite, type Open } from '../test/store.ts'

const UNREADABLE = [
	['application/json', '[]'],
	['application/json', '{'],
	['text/plain', 'x'],
] as const

const kindOf = (status: number): number | 'in' => ([401, 403, 404].includes(status) ? status : 'in')

/** All calls, and a scene that is enough for them where none is carried out. */
async function oneScene(open: Open) {
	const opened = await open()
	return { all: await operations(opened.visitor()), made: await scene(opened) }
}

describeOnSqlite('every call by everybody', (open) => {
	it('lets in whom it should, and tells the others no more than they may know', async () => {
		const opened = await open()
		const all = await operations(opened.visitor())
		const named = EXPECTED_CALLS.map(([name]) => name)
		expect(named.sort(), 'calls in test/matrix/expected.ts').toEqual(all.map(nameOf).sort())
		const wrong: string[] = []
		let untouched: Scene | undefined
		for (const operation of all)
			for (const [index, actor] of ACTORS.entries()) {
				const made: Scene = untouched ?? (await scene(opened))
				const { status } = await call(operation, made, made.people[actor])
				untouched = status >= 400 || leavesScene(operation) ? made : undefined
				const expected = EXPECTED[nameOf(operation)]?.[index]
				const seen = expected === 409 ? status : kindOf(status)
				if (seen !== expected || status >= 500)
					wrong.push(`${nameOf(operation)} by ${actor}: ${status}, not ${expected}`)
			}
		expect(wrong).toEqual([])
	}, 120_000)

	it('asks who it is before it looks at what was sent', async () => {
		const { all, made } = await oneScene(open)
		const wrong: string[] = []
		for (const operation of all.filter(({ method }) => method !== 'GET'))
			for (const [index, actor] of ACTORS.entries())
				for (const [type, body] of UNREADABLE) {
					const { body: takesJson, takesForm } = operation
					if (!takesJson && !takesForm) continue
					const address = addressOf(operation, made)
					const headers = { 'content-type': type, ...once() }
					const person = made.people[actor]
					const { status } = await person.raw(operation.method, address, body, headers)
					const name = nameOf(operation)
					const expected = OPEN_TO_ALL.includes(name) ? 'in' : EXPECTED[name]?.[index]
					// An actor who comes too late is permitted, but finds nothing left to do: either response is right.
					const isLetIn = expected === 'in' || expected === 409
					const isAsExpected = status === expected || (isLetIn && [400, 415, 422].includes(status))
					if (!isAsExpected)
						wrong.push(`${nameOf(operation)} ${body} by ${actor}: ${status}, not ${expected}`)
				}
		expect(wrong).toEqual([])
	}, 60_000)

	it('asks who it is before it looks at what was asked for', async () => {
		const { all, made } = await oneScene(open)
		const wrong: string[] = []
		for (const operation of all.filter(({ method, query }) => method === 'GET' && query.length))
			for (const [index, actor] of ACTORS.entries()) {
				if (EXPECTED[nameOf(operation)]?.[index] === 'in') continue
				const [address] = addressOf(operation, made).split('?')
				const query = operation.query.map(({ name }) => `${name}=${'%20'.repeat(500)}`).join('&')
				const { status } = await made.people[actor].get(`${address}?${query}`)
				// A call about an order by its key: an impossible key or size says nothing of the order.
				const isAlike = operation.query.some(({ name }) => name === 'key') && status === 422
				if (!isAlike && status !== EXPECTED[nameOf(operation)]?.[index])
					wrong.push(`${nameOf(operation)} by ${actor}: ${status}`)
			}
		expect(wrong).toEqual([])
	}, 60_000)

	it('answers for another’s order just as for one there is not', async () => {
		const opened = await open()
		const all = await operations(opened.visitor())
		const orders = all.filter(({ path }) => path.startsWith('/api/orders/{id}'))
		let untouched: Scene | undefined
		for (const operation of orders)
			for (const actor of ['nobody', 'stranger', 'rival'] as const) {
				const made: Scene = untouched ?? (await scene(opened))
				const caller = made.people[actor]
				const real = await call(operation, made, caller)
				untouched = real.status >= 400 ? made : undefined
				const none = { ...made, ids: { ...made.ids, order: 'SB-AAAA-AAAA' } }
				const guessed = await call(operation, none, caller)
				// Who comes too late to accept or decline knew of the order already.
				if (real.status !== 409) expect(guessed.body, nameOf(operation)).toEqual(real.body)
			}
	}, 120_000)
})

describeOnSqlite('a session whose account was changed', (open) => {
	const CHANGES = { 'made a buyer': { role: 'Buyer' }, suspended: { suspended: true } }
	describe.each(Object.entries(CHANGES))('%s', (_what, change) => {
		it('is out at its very next call', async () => {
			const opened = await open()
			const all = await operations(opened.visitor())
			const { people, ids } = await scene(opened)
			for (const former of ['installer', 'admin'] as const) {
				const id = await idOf(people[former])
				const other = await opened.as('Admin')
				expect((await other.json('PATCH', `/api/users/${id}`, change)).status).toBe(200)
				for (const operation of all) {
					const row = EXPECTED[nameOf(operation)]
					if (row?.[0] !== 401) continue
					const { status } = await call(operation, { people, ids }, people[former])
					expect(status, nameOf(operation)).toBe(401)
				}
			}
		})
	})
})
