import { api, attempt, type Context, read } from '../../api.server'

interface Subject {
	/** Blank where none is known. */
	pin: string
	plan?: string | undefined
	items?: readonly { productId: string; quantity: number }[]
}

/** What a page says of installation at a PIN code. */
export interface CoverageThere {
	message: string
	installs: boolean
	/** The page that asks an installer about the same goods; null where there is nothing to ask. */
	ask: string | null
}

/** Goods with how many of each, as an address has them. */
export const itemsText = (items: NonNullable<Subject['items']>) =>
	items.map(({ productId, quantity }) => `${productId}:${quantity}`).join()

/** Whether the shop installs at a PIN code; null where none is known, and in a demo. */
export async function coverageThere(
	{ pin, plan, items = [] }: Subject,
	context: Context,
): Promise<CoverageThere | null> {
	const { store, checkout } = api(context)
	if (pin === '' || !(await read(store.$get())).quotesDelivery) return null
	const found = await attempt(checkout.coverage.$get({ query: { pin } }))
	if (!found.ok) return null
	const { message, installs, isElsewhere } = found.value
	if (installs || !isElsewhere) return { message, installs, ask: null }
	const subject = new URLSearchParams({ pin })
	if (plan) subject.set('plan', plan)
	if (items.length > 0) subject.set('items', itemsText(items))
	return { message, installs, ask: `/planner/ask?${subject}` }
}
