import { useLayoutEffect, useState } from 'react'
import { Toast } from '../ui/overlay/toast'

interface Added {
	name: string
	type: 'success' | 'error'
}

const EVENT = 'add-to-cart'
const SHOWN_MS = 2000

/** Tells the shell that a product went into the cart, or that it could not. */
export function announceAdded(added: Added) {
	window.dispatchEvent(new CustomEvent<Added>(EVENT, { detail: added }))
}

/** Shows for two seconds the product added to the cart. */
export function CartToast() {
	const [added, setAdded] = useState<(Added & { key: number }) | null>(null)
	useLayoutEffect(() => {
		const show = (event: Event) => {
			const { detail } = event as CustomEvent<Added>
			setAdded((before) => ({ ...detail, key: (before?.key ?? 0) + 1 }))
		}
		window.addEventListener(EVENT, show)
		return () => window.removeEventListener(EVENT, show)
	}, [])
	return <Toast said={added && saidOf(added)} shownMs={SHOWN_MS} />
}

const saidOf = ({ key, name, type }: Added & { key: number }) =>
	type === 'success'
		? { key, words: `${name} added to cart!` }
		: { key, words: name, variant: 'problem' as const }
