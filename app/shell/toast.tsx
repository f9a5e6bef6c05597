import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from './toast.module.css'

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

/** Shows for two seconds what was added to the cart. */
export function CartToast() {
	const [added, setAdded] = useState<Added | null>(null)
	useEffect(() => {
		const show = (event: Event) => setAdded((event as CustomEvent<Added>).detail)
		window.addEventListener(EVENT, show)
		return () => window.removeEventListener(EVENT, show)
	}, [])
	useEffect(() => {
		if (!added) return
		const timer = setTimeout(() => setAdded(null), SHOWN_MS)
		return () => clearTimeout(timer)
	}, [added])
	return (
		<div className={classes.place} role="status" aria-live="polite">
			{added && (
				<p className={classes.toast} data-type={added.type}>
					{added.type === 'success' && <IconCircleCheck size={22} aria-hidden />}
					{added.type === 'success' ? `${added.name} added to cart!` : added.name}
				</p>
			)}
		</div>
	)
}
