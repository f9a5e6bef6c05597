import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { CartItem } from '../../../../domain/cart/schema'
import { type CartAnswer, saidOf } from '../../cart/cart-answer'
import { cartIntents } from '../../cart/cart-intents'
import { lineKey } from '../../cart/pending-cart'

interface Wanted {
	quantity: number
	isSaved: boolean
	/** The last answer before it was sent. */
	answered: CartAnswer | undefined
}

/**
 * A line's quantity beside the pieces in systems, as the person wants it, saved as they change it. One change is under
 * way at a time and the last one wanted follows it, so that quick presses never overtake each other; the saving goes on
 * when the page is left.
 */
export function useWantedQuantity({ productId, quantity: saved, inSystems }: CartItem) {
	const fetcher = useFetcher<CartAnswer>({ key: lineKey(productId) })
	const { data: answer } = fetcher
	const [wanted, setWanted] = useState<Wanted | null>(null)
	const next = useRef<number | null>(null)
	const saving = useRef(false)

	// It is saved before the page has read it; a press until then counts from the wanted quantity.
	useEffect(() => {
		if (!wanted?.isSaved) return
		const isOtherwise = answer && answer !== wanted.answered && saidOf(answer)
		// Unless another press came first.
		if (saved === wanted.quantity || isOtherwise)
			setWanted((last) => (last === wanted ? null : last))
	}, [wanted, saved, answer])

	async function want(quantity: number) {
		setWanted({ quantity, isSaved: false, answered: answer })
		next.current = quantity
		if (saving.current) return
		saving.current = true
		while (next.current !== null) {
			const quantity = String(next.current)
			const form = {
				...cartIntents.entry('set'),
				productId,
				quantity,
				inSystems: String(inSystems),
			}
			next.current = null
			await fetcher.submit(form, { method: 'post', action: '/cart' })
		}
		saving.current = false
		setWanted((last) => last && { ...last, isSaved: true })
	}

	function remove() {
		next.current = null
		fetcher.submit(
			{ ...cartIntents.entry('remove'), productId, keep: 'systems' },
			{ method: 'post', action: '/cart' },
		)
	}

	return {
		quantity: wanted?.quantity ?? saved,
		want,
		remove,
		removing: cartIntents.in(fetcher.formData) === 'remove',
		answer,
	}
}
