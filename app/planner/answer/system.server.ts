import { redirect } from 'react-router'
import { type Cart, LineChanges, NewItems } from '../../../domain/cart/schema'
import { type Asked, api, attempt, read } from '../../api.server'
import type { LineChange } from '../../components/cart/line-changes'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import type { Refused } from '../../ui/forms/problem'
import { systemIntents } from './system-intents'

/** The result for a system's parts in the cart. */
export type SystemAnswer = Refused | SystemChange

interface SystemChange {
	problem: null
	done: 'added' | 'undone'
	/** The shortfall, in words. */
	notice: string | null
	/** Pieces that went in. */
	pieces: number
	/** The change that takes the cart back to its former quantities. */
	back: LineChange[]
}

const UNDONE: SystemChange = { problem: null, done: 'undone', notice: null, pieces: 0, back: [] }

/** Puts a system's parts into the cart, or returns the cart to its earlier number of them. */
export function changeSystem({ request, context }: Asked): Promise<SystemAnswer> {
	const { cart } = api(context)
	return formAction(request, systemIntents, {
		add: onForm(NewItems, async (json, form) => {
			const had = await read(cart.$get())
			const added = await attempt(cart.lines.$post({ json }))
			if (!added.ok) return form.refuse(added.problem)
			// The changed cart is the one that the planner was opened from.
			if (had.systems.some(({ id }) => id === json.system?.replaces))
				throw redirect('/cart?system=changed')
			return addedTo(had, added.value, json.items)
		}),
		undo: onForm(LineChanges, async (json, form) => {
			const changed = await attempt(cart.lines.$patch({ json }))
			if (!changed.ok) return form.refuse(changed.problem)
			return UNDONE
		}),
	})
}

function addedTo(had: Cart, has: Cart, items: { productId: string }[]): SystemChange {
	const back = items.map(({ productId }) => ({
		productId,
		quantity: piecesOf(had, productId),
		was: piecesOf(has, productId),
	}))
	const { notice, count } = has
	return { problem: null, done: 'added', notice, pieces: count - had.count, back }
}

const piecesOf = ({ items }: Pick<Cart, 'items'>, id: string) =>
	items.find(({ productId }) => productId === id)?.quantity ?? 0
