import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { cartIntents } from '../components/cart/cart-intents'
import type { LineChange } from '../components/cart/line-changes'
import { LineFields } from '../components/cart/line-fields'
import { Flash } from '../ui/overlay/flash'
import { ButtonLink } from '../ui/text/button-link'
import classes from './cart-flash.module.css'

export type CartMessage =
	| { kind: 'added' | 'removed'; name: string | null }
	| { kind: 'simulated' }
	| { kind: 'restored' }
	| { kind: 'changed' }
	| {
			kind: 'fixed'
			name: string | null
			insteadOf: string | null
			line: Required<LineChange>
			/** The change that takes it back. */
			back: Required<LineChange>[]
	  }

function textOf(flash: CartMessage): string {
	switch (flash.kind) {
		case 'added':
			return 'Item added to cart successfully!'
		case 'removed':
			return `Removed ${flash.name ?? 'the product'}.`
		case 'simulated':
			return 'Checkout simulated! Thank you for your order.'
		case 'restored':
			return 'Everything is back in your cart.'
		case 'changed':
			return 'Your system is changed.'
		case 'fixed':
			if (flash.insteadOf)
				return `${flash.name ?? 'Another'} takes the place of ${flash.insteadOf}.`
			if (flash.line.was === 0) return 'Item added to cart successfully!'
			return flash.line.quantity === 0
				? `Removed ${flash.name ?? 'the product'}.`
				: `Changed the quantity of ${flash.name ?? 'the product'}.`
	}
}

const VARIANTS: Partial<Record<CartMessage['kind'], 'plain' | 'notice'>> = {
	removed: 'plain',
	simulated: 'notice',
}

/** The changes that the cart itself stores, so that they can be taken back. */
const UNDOABLE: CartMessage['kind'][] = ['removed', 'simulated', 'changed']

function Undo({ back }: { back: LineChange[] | null }) {
	return (
		<Form method="post" action="/cart" replace preventScrollReset>
			<input type="hidden" {...cartIntents.field(back ? 'fix' : 'undo')} />
			{back && <LineFields lines={back} />}
			<ButtonLink type="submit">Undo</ButtonLink>
		</Form>
	)
}

interface CartFlashProps {
	flash: CartMessage | null
	/** The refusal, or the difference from the request. */
	problem: string | null
	canUndo: boolean
	/** The line that has just left the page, and took the focus with it. */
	moved: string | undefined
}

/** Announces the last change of the cart, with an undo of a removal. */
export function CartFlash({ flash, problem, canUndo, moved }: CartFlashProps) {
	const place = useRef<HTMLDivElement>(null)
	const { key } = useLocation()
	const firstKey = useRef(key)
	useEffect(() => {
		if (moved || key !== firstKey.current) place.current?.focus()
	}, [moved, key])
	const undoable = canUndo && flash && UNDOABLE.includes(flash.kind)
	const back = flash?.kind === 'fixed' ? flash.back : null
	return (
		<Flash
			ref={place}
			tabIndex={-1}
			className={classes.place}
			done={flash && textOf(flash)}
			problem={problem}
			variant={flash ? VARIANTS[flash.kind] : undefined}
			undo={(undoable || back) && <Undo back={back} />}
		/>
	)
}
