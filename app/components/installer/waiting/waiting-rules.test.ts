import fc from 'fast-check'
import { expect, it } from 'vitest'
import { afterReply, type Change, nextNumber, nextToSend, type Waiting } from './waiting-rules'

const ME = 'me'

const change: fc.Arbitrary<Change> = fc.constantFrom<Change>(
	{ kind: 'tick', step: 'survey', done: true },
	{ kind: 'note', step: 'survey', note: 'Two skylights' },
	{ kind: 'serials', productId: 'panel', serials: ['A1'] },
	{ kind: 'measurements', earthOhms: '0.3', strings: [] },
	{ kind: 'photo', step: 'mounting', name: 'roof.jpg', bytes: 9 },
	{ kind: 'sign-off', customerName: 'Asha', confirmed: false },
)
const place = fc.record({
	orderId: fc.constantFrom('one', 'two'),
	accountId: fc.constantFrom(ME, ME, ME, 'other'),
	change,
})
type Sent = 'answered' | 'answer lost' | 'not arrived' | 'refused' | 'tried again'
type Happening = { added: Pick<Waiting, 'orderId' | 'accountId' | 'change'> } | { sent: Sent }

/** What happens on a phone: something is added, or the next is sent and this becomes of it. */
const happening: fc.Arbitrary<Happening> = fc.oneof(
	place.map((added) => ({ added })),
	fc
		.constantFrom<Sent>('answered', 'answer lost', 'not arrived', 'refused', 'tried again')
		.map((sent) => ({ sent })),
)

/** A phone and a store that makes each key once. */
function phone() {
	let all: Waiting[] = []
	const added: string[] = []
	const done: string[] = []
	const made = new Map<string, number>()
	const replace = (key: string, by: Waiting | null) => {
		all = all.flatMap((each) => (each.key === key ? (by ?? []) : each))
	}
	return {
		added,
		made,
		done,
		all: () => all,
		add(waiting: Pick<Waiting, 'accountId' | 'orderId' | 'change'>) {
			const n = nextNumber(all)
			const key = `${added.length}`
			added.push(key)
			all = [...all, { ...waiting, key, n, refused: null }]
		},
		tryAgain: () => {
			all = all.map((each) => ({ ...each, refused: null }))
		},
		/** @returns whether something could be sent */
		send(fate: Exclude<Sent, 'tried again'>) {
			const next = nextToSend(all, ME)
			if (!next) return false
			if (fate === 'refused' && !made.has(next.key)) {
				const refusal = { code: 'conflict', detail: 'No.' }
				replace(next.key, afterReply(next, { is: 'refused', refusal }))
				return true
			}
			if (fate !== 'not arrived' && !made.has(next.key)) made.set(next.key, 1)
			const isAnswered = fate === 'answered' || fate === 'refused'
			const after = afterReply(next, { is: isAnswered ? 'made' : 'none' })
			if (!after) done.push(next.key)
			replace(next.key, after)
			return true
		},
	}
}

type Phone = ReturnType<typeof phone>

function happen(on: Phone, happenings: Happening[]) {
	for (const each of happenings) {
		if ('added' in each) on.add(each.added)
		else if (each.sent === 'tried again') on.tryAgain()
		else on.send(each.sent)
	}
}

it('ends with each change made, waiting or refused: none is lost, none is there twice', () => {
	fc.assert(
		fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
			const on = phone()
			happen(on, happenings)
			const left = on.all().map(({ key }) => key)
			expect([...left, ...on.done].toSorted()).toEqual(on.added.toSorted())
			for (const key of on.done) expect(on.made.get(key)).toBe(1)
		}),
	)
})

it('sends one’s own alone, in turn, and signs off a job after all else of it', () => {
	fc.assert(
		fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
			const on = phone()
			happen(on, happenings)
			const next = nextToSend(on.all(), ME)
			if (!next) return
			expect([next.accountId, next.refused]).toEqual([ME, null])
			const others = on
				.all()
				.filter((each) => each.accountId === ME && each.orderId === next.orderId && each !== next)
			if (next.change.kind === 'sign-off')
				expect(others.filter((each) => each.change.kind !== 'sign-off')).toEqual([])
			const before = others.filter(
				(each) => each.change.kind === next.change.kind && each.refused === null,
			)
			for (const each of before) expect(each.n).toBeGreaterThan(next.n)
		}),
	)
})

it('sends all of it once there is a signal, but a sign-off of a job with a refusal', () => {
	fc.assert(
		fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
			const on = phone()
			happen(on, happenings)
			while (on.send('answered'));
			const own = on.all().filter((each) => each.accountId === ME)
			for (const each of own.filter(({ refused }) => refused === null)) {
				expect(each.change.kind).toBe('sign-off')
				expect(own.some((it) => it.orderId === each.orderId && it.refused !== null)).toBe(true)
			}
			on.tryAgain()
			while (on.send('answered'));
			expect(on.all().filter((each) => each.accountId === ME)).toEqual([])
		}),
	)
})
