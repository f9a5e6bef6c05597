import { useEffect, useId, useRef, useState } from 'react'
import type { Product } from '../../../domain/catalogue/schema'
import type { CartAnswer } from '../../components/cart/cart-answer'
import { useAddToCart } from '../../components/products/buy/add-to-cart'

const CONFIRMED_MS = 1500

/** Whether something was added within the last second and a half. */
function useJustAdded(answer: CartAnswer | undefined) {
	const [past, setPast] = useState(answer)
	const isNew = answer?.problem === null && answer.added !== null && answer !== past
	useEffect(() => {
		if (!isNew) return
		const timer = setTimeout(() => setPast(answer), CONFIRMED_MS)
		return () => clearTimeout(timer)
	}, [isNew, answer])
	return isNew
}

/** Whether an element is out of the person's view, the bar at the top taken off. */
function useOutOfView() {
	const watched = useRef<HTMLDivElement>(null)
	const [isOut, setOut] = useState(false)
	useEffect(() => {
		if (!watched.current) return
		const observer = new IntersectionObserver(([entry]) => setOut(!entry?.isIntersecting), {
			rootMargin: '-64px 0px 0px',
		})
		observer.observe(watched.current)
		return () => observer.disconnect()
	}, [])
	return { watched, isOut }
}

/** One form for a product's page, whose button is also in the bar that stays in view. */
export function useBuying(product: Pick<Product, 'id' | 'price' | 'stock'>) {
	const { Form, busy, answer, onSubmit } = useAddToCart()
	const justAdded = useJustAdded(answer)
	return { product, formId: useId(), Form, onSubmit, busy, answer, justAdded, ...useOutOfView() }
}

export type Buying = ReturnType<typeof useBuying>
