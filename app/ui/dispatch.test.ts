import { expect, it } from 'vitest'
import { dispatch, idIn } from './dispatch.server'
import { intents, ONE_FORM } from './intents'

const orderIntents = intents('cancel', 'confirm')

function sent(...fields: [string, string | File][]): Request {
	const body = new FormData()
	for (const [name, value] of fields) body.append(name, value)
	return new Request('http://store.test/orders/1', { method: 'POST', body })
}

const handle = (request: Request) =>
	dispatch(request, orderIntents, { cancel: () => 'cancelled', confirm: () => 'confirmed' })

it('carries out what a form asks for', async () => {
	const { name, value } = orderIntents.field('confirm')
	expect(await handle(sent([name, value]))).toBe('confirmed')
	expect(await handle(sent(...Object.entries(orderIntents.entry('cancel'))))).toBe('cancelled')
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
		await expect(handle(sent(...fields))).rejects.toMatchObject({ init: { status: 400 } })
	},
)

it('needs no intent where there is one form, and takes no other', async () => {
	const send = (request: Request) =>
		dispatch(request, ONE_FORM, { send: (form) => form.get('image') }, ['image'])
	expect(await send(sent(['image', new File(['x'], 'x.png')]))).toBeInstanceOf(File)
	await expect(send(sent(['intent', 'cancel']))).rejects.toMatchObject({ init: { status: 400 } })
})

it.each(['', '.', '..'])('takes ‘%s’ for no id', (id) => {
	const form = new FormData()
	form.set('id', id)
	expect(() => idIn(form)).toThrow(expect.objectContaining({ init: { status: 404 } }))
	expect(() => idIn(new FormData())).toThrow(expect.objectContaining({ init: { status: 404 } }))
})

it('says what a form under way asks for', () => {
	const form = new FormData()
	expect([orderIntents.in(undefined), orderIntents.in(form)]).toEqual([null, null])
	form.set('intent', 'cancel')
	expect(orderIntents.in(form)).toBe('cancel')
})
