import { expect, it } from 'vitest'
import { z } from 'zod'
import { Id } from './fields.server'
import { formAction, onButton, onForm } from './form-action.server'
import { intents, ONE_FORM } from './intents'
import { fieldProblem, type Problem } from './problem'

const orderIntents = intents('cancel', 'confirm')
const Cancellation = z.object({ reason: z.string().max(3).optional(), password: z.string() })

function sent(address: string, ...fields: [string, string | File][]): Request {
	const body = new FormData()
	for (const [name, value] of fields) body.append(name, value)
	return new Request(`http://store.test${address}`, { method: 'POST', body })
}

const handle = (request: Request) =>
	formAction(request, orderIntents, {
		cancel: onForm(Cancellation, ({ reason }) => ({ problem: null, cancelled: reason })),
		confirm: onButton(() => ({ problem: null, confirmed: true })),
	})

it('carries out what a form asks for', async () => {
	const { name, value } = orderIntents.field('confirm')
	expect(await handle(sent('/orders/1', [name, value]))).toEqual({ problem: null, confirmed: true })
	const cancel = Object.entries(orderIntents.entry('cancel'))
	const answer = await handle(sent('/orders/1', ...cancel, ['reason', 'too dear']))
	expect(answer).toEqual({ problem: null, cancelled: 'too dear' })
})

it.each([
	['nothing', []],
	['something unknown', [['intent', 'delete']]],
	['something in other letters', [['intent', 'Cancel']]],
	['an inherited name', [['intent', 'constructor']]],
	[
		'the same twice',
		[
			['intent', 'cancel'],
			['intent', 'cancel'],
		],
	],
	[
		'two things',
		[
			['intent', 'cancel'],
			['intent', 'confirm'],
		],
	],
	['it by a file', [['intent', new File(['cancel'], 'cancel')]]],
	[
		'it with a file for a text',
		[
			['intent', 'cancel'],
			['reason', new File(['x'], 'x.txt')],
		],
	],
] as [string, [string, string | File][]][])(
	'refuses a form that asks for %s',
	async (_, fields) => {
		await expect(handle(sent('/orders/1', ...fields))).rejects.toMatchObject({
			init: { status: 400 },
		})
	},
)

it('needs no intent where there is one form, and takes no other', async () => {
	const Picture = z.object({ image: z.file() })
	const send = (request: Request) =>
		formAction(request, ONE_FORM, { send: onForm(Picture, ({ image }) => ({ image })) })
	const answer = await send(sent('/', ['image', new File(['x'], 'x.png')]))
	expect(answer.image).toBeInstanceOf(File)
	await expect(send(sent('/', ['intent', 'cancel']))).rejects.toMatchObject({
		init: { status: 400 },
	})
})

it.each(['', '.', '..', null])('takes ‘%s’ for no id', async (id) => {
	const About = z.object({ id: Id })
	const answer = formAction(
		sent('/', ...(id === null ? [] : [['id', id] as [string, string]])),
		ONE_FORM,
		{
			send: onForm(About, ({ id }) => id),
		},
	)
	await expect(answer).rejects.toMatchObject({ init: { status: 404 } })
})

it('knows whether a script has sent it', async () => {
	const stays = (address: string) =>
		formAction(sent(address), ONE_FORM, { send: onButton((form) => form.stays) })
	expect(await stays('/orders/1')).toBe(false)
	expect(await stays('/orders/1.data?index')).toBe(true)
})

it('answers a form that is not taken with what was typed, but no password', async () => {
	const problem = { status: 422, detail: 'No.', errors: { 'body.reason': 'Too long.', to: 'Who?' } }
	const refuse = (of: Problem | string) =>
		formAction(
			sent('/', ['intent', 'cancel'], ['reason', 'long'], ['password', 'secret']),
			orderIntents,
			{
				cancel: onForm(Cancellation, (_, form) => form.refuse(of, 'Try again.')),
				confirm: onButton((form) => form.refuse('Never.')),
			},
		)
	const answer = await refuse(problem)
	expect(answer.problem).toEqual({
		intent: 'cancel',
		message: null,
		fields: { reason: 'Too long.', to: 'Who?' },
		values: { intent: 'cancel', reason: 'long' },
	})
	const mine = orderIntents.problem(answer, 'cancel')
	expect(fieldProblem(mine, 'reason')).toBe('Too long.')
	// @ts-expect-error: a field the form does not have
	expect(fieldProblem(mine, 'raeson')).toBe(undefined)
	expect(orderIntents.problem(answer, 'confirm')).toBe(null)
	expect((await refuse({ ...problem, status: 503 })).problem.message).toBe('Try again.')
	expect((await refuse({ status: 409, detail: 'Gone.' })).problem.message).toBe('Gone.')
	expect((await refuse('As it is.')).problem.message).toBe('As it is.')
})

it('says what a form under way asks for', () => {
	const form = new FormData()
	expect([orderIntents.in(undefined), orderIntents.in(form)]).toEqual([null, null])
	form.set('intent', 'cancel')
	expect(orderIntents.in(form)).toBe('cancel')
})
