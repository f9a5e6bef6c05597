import type { RouterContextProvider } from 'react-router'
import { api, attempt, read } from '../api.server'

type Context = Readonly<RouterContextProvider>

interface Line {
	productId: string
	quantity: number
}

/** What became of a system's parts in the cart. */
export interface SystemAnswer {
	done: 'added' | 'undone' | null
	problem: string | null
	/** What was short, in words. */
	notice: string | null
	/** Pieces that went in. */
	pieces: number
	/** What the cart had of each before, to go back to. */
	before: Line[]
}

const NOTHING: SystemAnswer = { done: null, problem: null, notice: null, pieces: 0, before: [] }

/** The products a form names, each with its quantity. */
function linesIn(form: FormData): Line[] {
	const quantities = form.getAll('quantity')
	return form.getAll('productId').map((id, n) => ({
		productId: String(id),
		quantity: Number(quantities[n]),
	}))
}

/** Puts a system's parts into the cart, or takes the cart back to what it had of them. */
export const changeSystem = (form: FormData, context: Context): Promise<SystemAnswer> =>
	form.get('intent') === 'undo' ? takeBack(linesIn(form), context) : add(linesIn(form), context)

async function add(items: Line[], context: Context): Promise<SystemAnswer> {
	const { cart } = api(context)
	const had = await read(cart.$get())
	const piecesOf = (id: string) => had.items.find((each) => each.productId === id)?.quantity ?? 0
	const added = await attempt(cart.lines.$post({ json: { items } }))
	if (!added.ok) return { ...NOTHING, problem: added.problem.detail }
	const { notice, count } = added.value
	const before = items.map(({ productId }) => ({ productId, quantity: piecesOf(productId) }))
	return { ...NOTHING, done: 'added', notice, pieces: count - had.count, before }
}

async function takeBack(before: Line[], context: Context): Promise<SystemAnswer> {
	const { items } = api(context).cart
	for (const { productId, quantity } of before) {
		const one = items[':productId']
		const param = { productId }
		const changed = await attempt(
			quantity > 0 ? one.$put({ param, json: { quantity } }) : one.$delete({ param }),
		)
		// What has left the cart meanwhile need not be taken out.
		if (!changed.ok && changed.problem.status !== 404)
			return { ...NOTHING, problem: changed.problem.detail }
	}
	return { ...NOTHING, done: 'undone' }
}
