import type { RouterContextProvider } from 'react-router'
import type { Cart } from '../../../domain/cart/schema'
import { api, attempt, read } from '../../api.server'
import { type AskedLine, linesIn } from '../../cart/asked-lines'
import { dispatch } from '../../ui/dispatch.server'
import { systemIntents } from './system-intents'

type Context = Readonly<RouterContextProvider>

/** What became of a system's parts in the cart. */
export interface SystemAnswer {
	done: 'added' | 'undone' | null
	problem: string | null
	/** What was short, in words. */
	notice: string | null
	/** Pieces that went in. */
	pieces: number
	/** The change that takes the cart back to what it had of each. */
	back: AskedLine[]
}

const NOTHING: SystemAnswer = { done: null, problem: null, notice: null, pieces: 0, back: [] }

/** Puts a system's parts into the cart, or takes the cart back to what it had of them. */
export const changeSystem = (request: Request, context: Context): Promise<SystemAnswer> =>
	dispatch(request, systemIntents, {
		add: (form) => add(linesIn(form), context),
		undo: (form) => takeBack(linesIn(form), context),
	})

async function add(items: AskedLine[], context: Context): Promise<SystemAnswer> {
	const { cart } = api(context)
	const had = await read(cart.$get())
	const added = await attempt(cart.lines.$post({ json: { items } }))
	if (!added.ok) return { ...NOTHING, problem: added.problem.detail }
	const { notice, count } = added.value
	const back = items.map(({ productId }) => ({
		productId,
		quantity: piecesOf(had, productId),
		was: piecesOf(added.value, productId),
	}))
	return { ...NOTHING, done: 'added', notice, pieces: count - had.count, back }
}

const piecesOf = ({ items }: Pick<Cart, 'items'>, id: string) =>
	items.find(({ productId }) => productId === id)?.quantity ?? 0

async function takeBack(items: AskedLine[], context: Context): Promise<SystemAnswer> {
	const changed = await attempt(api(context).cart.lines.$patch({ json: { items } }))
	if (!changed.ok) return { ...NOTHING, problem: changed.problem.detail }
	return { ...NOTHING, done: 'undone' }
}
