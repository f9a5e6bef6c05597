import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import band from '../ui/overlay/flash.module.css'
import classes from './cart-flash.module.css'
import { cartIntents } from './cart-intents'
import type { LineChange } from './line-changes'
import { LineFields } from './line-fields'

export type Flash =
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

function textOf(flash: Flash): string {
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

/** What the cart itself remembers, so that it can be taken back. */
const UNDOABLE: Flash['kind'][] = ['removed', 'simulated', 'changed']

function Undo({ back }: { back: LineChange[] | null }) {
	return (
		<Form method="post" action="/cart" replace preventScrollReset>
			<input type="hidden" {...cartIntents.field(back ? 'fix' : 'undo')} />
			{back && <LineFields lines={back} />}
			<button type="submit" className={band.undo}>
				Undo
			</button>
		</Form>
	)
}

interface CartFlashProps {
	flash: Flash | null
	/** What could not be done, or was done otherwise than asked. */
	problem: string | null
	canUndo: boolean
	/** The line that has just left the page, and took the focus with it. */
	moved: string | undefined
}

/** Says what has just happened to the cart, with the way back from a removal. */
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
		<div ref={place} className={classes.place} role="status" tabIndex={-1}>
			{problem && (
				<p className={band.flash} data-kind="problem">
					<IconAlertTriangle size={22} aria-hidden />
					{problem}
				</p>
			)}
			{flash && !problem && (
				<div className={band.flash} data-kind={flash.kind}>
					<IconCircleCheck size={22} aria-hidden />
					<p>{textOf(flash)}</p>
					{(undoable || back) && <Undo back={back} />}
				</div>
			)}
		</div>
	)
}
